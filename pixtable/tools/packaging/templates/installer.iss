; Inno Setup's recipe for Windows, written by `python game.py package`: `iscc $name.iss` makes the installer.
; It installs for whoever runs it, without asking for an administrator.

[Setup]
AppId=$id
AppName=$title
AppVersion=$version
VersionInfoVersion=$numbers
DefaultDirName={autopf}\$title
DefaultGroupName=$title
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
LicenseFile=$build\LICENSE.txt
SetupIconFile=$icon
UninstallDisplayIcon={app}\$name.exe
OutputDir=.
OutputBaseFilename=$installer
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "ru"; MessagesFile: "compiler:Languages\Russian.isl"
Name: "uk"; MessagesFile: "compiler:Languages\Ukrainian.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "$build\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\$title"; Filename: "{app}\$name.exe"
Name: "{autodesktop}\$title"; Filename: "{app}\$name.exe"; Tasks: desktopicon

[Run]
Filename: "{app}\$name.exe"; Description: "{cm:LaunchProgram,$title}"; Flags: nowait postinstall skipifsilent
