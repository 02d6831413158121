; The installer for one person, who need not be an administrator. nsis.py defines the names in capitals.
;
; /S installs without a question, /D=FOLDER (the last word, without quotes) installs elsewhere.
; Exit status: 0 installed, 1 cancelled, 2 the application is running, the older version could not be removed or a file
; could not be written, 3 it is installed for all users already.

Unicode true
ManifestDPIAware true
ManifestSupportedOS all
RequestExecutionLevel user
SetCompressor /SOLID lzma
; Otherwise a file that something holds, such as a virus scanner, could be skipped; with /S it would be, without a word.
AllowSkipFiles off

!include MUI2.nsh
!include LogicLib.nsh
; Has the macros InstallFiles and RemoveFiles, a line for each file.
!include "${FILES}"

!define FAILED 2
!define INSTALLED_FOR_ALL 3

Name "${TITLE}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\${TITLE}"
; Where an older version lies, the newer one goes.
InstallDirRegKey HKCU "${UNINSTALL_KEY}" "InstallLocation"

VIProductVersion "${FOUR_NUMBERS}"
VIAddVersionKey ProductName "${TITLE}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileDescription "${TITLE} installer"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey CompanyName "${HOLDER}"
VIAddVersionKey LegalCopyright "${HOLDER}, under the MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\menagerie.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

!ifdef SIGN_COMMAND
    ; The uninstaller lies inside the installer, so it has to be signed on the way.
    !uninstfinalize `${SIGN_COMMAND} "%1"` = 0
!endif

; Windows does not allow writing to the file of a running program.
!macro StopIfRunning program
    ${Do}
        ${IfNot} ${FileExists} "$INSTDIR\${program}"
            ${Break}
        ${EndIf}
        ClearErrors
        FileOpen $0 "$INSTDIR\${program}" a
        ${IfNot} ${Errors}
            FileClose $0
            ${Break}
        ${EndIf}
        ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION \
                "${TITLE} is running. Close it, and then go on." /SD IDCANCEL IDCANCEL`
            SetErrorLevel ${FAILED}
            Quit
        ${EndIf}
    ${Loop}
!macroend

!macro StopIfAnythingRuns
    !insertmacro StopIfRunning "menagerie.exe"
    !insertmacro StopIfRunning "menagerie-import.exe"
    !insertmacro StopIfRunning "menagerie-sandbox.exe"
    !insertmacro StopIfRunning "menagerie-shared.exe"
!macroend

Function .onInit
    ; Finds any version of the .msi. The result is 0 if there is one.
    System::Call 'msi::MsiEnumRelatedProducts(t "${UPGRADE_CODE}", i 0, i 0, t .r0) i .r1'
    ${If} $1 == 0
        MessageBox MB_OK|MB_ICONINFORMATION \
            "${TITLE} is already installed for all users. Start it from the Start menu." /SD IDOK
        SetErrorLevel ${INSTALLED_FOR_ALL}
        Quit
    ${EndIf}
FunctionEnd

Section
    !insertmacro StopIfAnythingRuns
    ; An older version may have had files that this one lacks, and may lie in another folder. Told its folder, it
    ; removes itself from there and not from a copy, so that it can be waited for. Any other uninstall.exe is not ours.
    ReadRegStr $1 HKCU "${UNINSTALL_KEY}" "InstallLocation"
    ${If} $1 != ""
    ${AndIf} ${FileExists} "$1\uninstall.exe"
        ExecWait '"$1\uninstall.exe" /S _?=$1' $0
        ${If} $0 <> 0
            SetErrorLevel ${FAILED}
            Abort "The older version could not be removed."
        ${EndIf}
        Delete "$1\uninstall.exe"
        RMDir "$1"
    ${EndIf}

    !insertmacro InstallFiles
    SetOutPath "$INSTDIR"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\${TITLE}.lnk" "$INSTDIR\menagerie.exe"

    WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${TITLE}"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "${HOLDER}"
    !ifdef ADDRESS
        WriteRegStr HKCU "${UNINSTALL_KEY}" "URLInfoAbout" "${ADDRESS}"
        WriteRegStr HKCU "${UNINSTALL_KEY}" "HelpLink" "${ADDRESS}"
    !endif
    WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\menagerie.exe"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" ${KILOBYTES}
    WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
SectionEnd

; What Menagerie remembers for its person lies in another folder, and stays.
Section Uninstall
    !insertmacro StopIfAnythingRuns
    !insertmacro RemoveFiles
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\${TITLE}.lnk"
    DeleteRegKey HKCU "${UNINSTALL_KEY}"
SectionEnd
