@echo off
rem Make the folder of the addresses for all users, in which only administrators can write, and copy a file into it.
rem In a command prompt, as administrator, before Menagerie is installed:  prepare_addresses.cmd environments.toml
rem Exit status: 0 done, 1 failed, 2 no file was named.

if not exist "%~1" echo Name the file with the addresses: %~nx0 environments.toml& exit /b 2
rem Its maker can still write in a folder that exists already.
if exist "%ProgramData%\menagerie" echo The folder exists. If you did not make it, remove it first.& exit /b 1
mkdir "%ProgramData%\menagerie" || exit /b 1
icacls "%ProgramData%\menagerie" /inheritance:r /grant *S-1-5-18:(OI)(CI)F *S-1-5-32-544:(OI)(CI)F *S-1-5-32-545:(OI)(CI)RX || exit /b 1
copy "%~1" "%ProgramData%\menagerie\environments.toml" || exit /b 1
