"""What Windows is told of the program: properties and manifest for PyInstaller, and the installer's recipe."""

from pathlib import Path
from string import Template

from pixtable import __version__
from pixtable.tools.packaging.archives import archive_name
from pixtable.tools.packaging.recipe import APP_ID, NAME, ROOT, TITLE

INSTALLER = Path(__file__).parent / "templates" / "installer.iss"

_RESOURCE = Template("""VSVersionInfo(
  ffi=FixedFileInfo(filevers=$numbers, prodvers=$numbers),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("FileDescription", "$title"),
      StringStruct("FileVersion", "$version"),
      StringStruct("ProductName", "$title"),
      StringStruct("ProductVersion", "$version"),
    ])]),
    VarFileInfo([VarStruct("Translation", [0x0409, 1200])]),
  ],
)
""")


MANIFEST = """<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<assembly xmlns="urn:schemas-microsoft-com:asm.v1" manifestVersion="1.0">
  <trustInfo xmlns="urn:schemas-microsoft-com:asm.v3">
    <security>
      <requestedPrivileges><requestedExecutionLevel level="asInvoker" uiAccess="false"/></requestedPrivileges>
    </security>
  </trustInfo>
  <compatibility xmlns="urn:schemas-microsoft-com:compatibility.v1">
    <application><supportedOS Id="{8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a}"/></application>
  </compatibility>
  <application xmlns="urn:schemas-microsoft-com:asm.v3">
    <windowsSettings>
      <dpiAware xmlns="http://schemas.microsoft.com/SMI/2005/WindowsSettings">true/pm</dpiAware>
      <dpiAwareness xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">PerMonitorV2,PerMonitor</dpiAwareness>
      <longPathAware xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">true</longPathAware>
    </windowsSettings>
  </application>
</assembly>
"""
"""Windows 10 and 11. Our pixels are the screen's own on every monitor, where Windows would blow up a small picture;
and paths may be longer than 260 letters."""


def version_resource(path: Path, version: str, title: str) -> str:
    """Write the resource file, and return its path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(_RESOURCE.substitute(numbers=four_numbers(version), version=version, title=title), encoding="utf-8")
    return str(path)


def four_numbers(version: str) -> tuple[int, ...]:
    """Windows counts versions in four numbers: 1.2.0.dev3 is (1, 2, 0, 0)."""
    numbers = [int(part) for part in version.split(".") if part.isdecimal()][:4]
    return (*numbers, *(0 for _ in range(4 - len(numbers))))


def write_installer(path: Path, build: Path) -> Path:
    """Inno Setup's recipe for an installer of a build that lies beside it; with the mark by which it knows UTF-8."""
    values = {
        "id": APP_ID,
        "name": NAME,
        "title": TITLE,
        "version": __version__,
        "numbers": ".".join(map(str, four_numbers(__version__))),
        "build": build.name,
        "icon": str(ROOT / "assets" / "ui" / "app" / "icon.ico"),
        "installer": f"{archive_name(NAME, __version__, 'win32')}-setup",
    }
    text = Template(INSTALLER.read_text(encoding="utf-8")).substitute(values)
    path.write_text(text, encoding="utf-8-sig")
    return path
