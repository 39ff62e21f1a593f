"""What Windows shows among a program's properties, in the form that PyInstaller reads."""

from pathlib import Path
from string import Template

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


def version_resource(path: Path, version: str, title: str) -> str:
    """Write the resource file, and return its path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(_RESOURCE.substitute(numbers=four_numbers(version), version=version, title=title), encoding="utf-8")
    return str(path)


def four_numbers(version: str) -> tuple[int, ...]:
    """Windows counts versions in four numbers: 1.2.0.dev3 is (1, 2, 0, 0)."""
    numbers = [int(part) for part in version.split(".") if part.isdecimal()][:4]
    return (*numbers, *(0 for _ in range(4 - len(numbers))))
