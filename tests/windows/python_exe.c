/* The python.exe of make_windows_python.sh: the wheel that carries python311.dll has no program that calls it.
   Windows looks for a DLL beside the program first, so it needs no path. */
#include <stdio.h>
#include <windows.h>

typedef int (*PyMain)(int, wchar_t **);

int wmain(int count, wchar_t **words)
{
    HMODULE library = LoadLibraryW(L"python311.dll");
    PyMain run = library ? (PyMain)(void *)GetProcAddress(library, "Py_Main") : NULL;

    if (!run) {
        fprintf(stderr, "python.exe: python311.dll cannot be loaded (error %lu)\n", GetLastError());
        return 125;
    }
    return run(count, words);
}
