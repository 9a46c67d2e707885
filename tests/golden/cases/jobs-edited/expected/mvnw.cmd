<# : batch
@echo off
rem Runs Maven: the one on the PATH when it is new enough, else one that is fetched once and checked.
rem Maven's own wrapper always fetches one; this runs where nothing may be fetched, too. To change: mvn wrapper:wrapper
rem MVNW_URL says where to fetch it from instead, MVNW_HOME where to keep it.
setlocal
set "MVNW_SCRIPT=%~f0"
set "MVNW_MAVEN="
for /f "usebackq delims=" %%m in (`powershell -NoProfile -ExecutionPolicy Bypass -Command "Invoke-Expression (Get-Content -Raw -LiteralPath $env:MVNW_SCRIPT)"`) do set "MVNW_MAVEN=%%m"
if not defined MVNW_MAVEN exit /b 1
call "%MVNW_MAVEN%" %*
exit /b %ERRORLEVEL%
#>
$ErrorActionPreference = 'Stop'
$version = '3.9.11'
$sha512 = 'bcfe4fe305c962ace56ac7b5fc7a08b87d5abd8b7e89027ab251069faebee516b0ded8961445d6d91ec1985dfe30f8153268843c89aa392733d1a3ec956c9978'
$url = if ($env:MVNW_URL) { $env:MVNW_URL } else { 'https://archive.apache.org/dist/maven/maven-3/3.9.11/binaries/apache-maven-3.9.11-bin.tar.gz' }
$target = if ($env:MVNW_HOME) { $env:MVNW_HOME } else { Join-Path $HOME ".m2/wrapper/apache-maven-$version" }
$maven = Join-Path $target 'bin/mvn.cmd'

$own = Get-Command mvn -ErrorAction SilentlyContinue | Select-Object -First 1
if ($own) {
  $said = & $own.Source --version 2>$null | Select-String 'Apache Maven (\d+\.\d+\.\d+)' | Select-Object -First 1
  if ($said -and [version]$said.Matches[0].Groups[1].Value -ge [version]'3.6.3') {
    $own.Source
    return
  }
}
if (-not (Test-Path $maven)) {
  $parent = Split-Path $target
  New-Item -ItemType Directory -Force $parent | Out-Null
  $work = Join-Path $parent ('mvnw.' + [guid]::NewGuid())
  New-Item -ItemType Directory $work | Out-Null
  try {
    $archive = Join-Path $work 'maven.tar.gz'
    [Net.ServicePointManager]::SecurityProtocol = [Net.SecurityProtocolType]::Tls12
    $ProgressPreference = 'SilentlyContinue'
    Invoke-WebRequest -UseBasicParsing -Uri $url -OutFile $archive
    if ((Get-FileHash -Algorithm SHA512 $archive).Hash -ne $sha512) { throw "The checksum of $url is wrong" }
    tar -xzf $archive -C $work
    Move-Item (Join-Path $work "apache-maven-$version") $target
  } finally {
    Remove-Item -Recurse -Force $work
  }
}
$maven
