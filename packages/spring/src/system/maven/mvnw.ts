import type { Root } from '@backsmith/blueprint';
import { shellWord } from '@backsmith/render';

/** The oldest Maven that builds a project of this Spring Boot. */
const OLDEST = { major: 3, minor: 6, patch: 3 };

/** Where the Apache Software Foundation keeps every release. */
function archiveUrl(version: string): string {
  return `https://archive.apache.org/dist/maven/maven-3/${version}/binaries/apache-maven-${version}-bin.tar.gz`;
}

/** `mvnw`: runs the Maven of the machine when it is new enough, else a pinned one, fetched once and checked. */
export function mvnw({ maven }: Root): string {
  return `#!/bin/sh
# Runs Maven: the one on the PATH when it is new enough, else one that is fetched once and checked.
# Maven's own wrapper always fetches one; this runs where nothing may be fetched, too. To change: mvn wrapper:wrapper
# MVNW_URL says where to fetch it from instead, MVNW_HOME where to keep it.
set -eu

version=${shellWord(maven.version)}
sha512=${shellWord(maven.sha512)}
url=\${MVNW_URL:-${archiveUrl(maven.version)}}
home=\${MVNW_HOME:-$HOME/.m2/wrapper/apache-maven-$version}

new_enough() {
  found=$(mvn --version 2>/dev/null | sed -n 's/^.*Apache Maven \\([0-9]*\\.[0-9]*\\.[0-9]*\\).*/\\1/p' | head -n 1)
  [ -n "$found" ] || return 1
  echo "$found" | awk -F. '{ exit !($1 * 1000000 + $2 * 1000 + $3 >= ${OLDEST.major} * 1000000 + ${OLDEST.minor} * 1000 + ${OLDEST.patch}) }'
}

fail() {
  echo "mvnw: $1" >&2
  exit 1
}

fetch() {
  if command -v curl >/dev/null 2>&1; then
    curl --fail --silent --show-error --location --output "$2" "$1"
  elif command -v wget >/dev/null 2>&1; then
    wget --quiet --output-document="$2" "$1"
  else
    fail "neither curl nor wget is there to fetch $1"
  fi
}

sum_of() {
  if command -v sha512sum >/dev/null 2>&1; then
    sha512sum "$1" | cut -d ' ' -f 1
  elif command -v shasum >/dev/null 2>&1; then
    shasum -a 512 "$1" | cut -d ' ' -f 1
  else
    openssl dgst -sha512 -r "$1" | cut -d ' ' -f 1
  fi
}

install_maven() {
  mkdir -p "$(dirname "$home")"
  work=$(mktemp -d "$(dirname "$home")/mvnw.XXXXXX")
  trap 'rm -rf "$work"' EXIT
  fetch "$url" "$work/maven.tar.gz" || fail "could not fetch $url"
  [ "$(sum_of "$work/maven.tar.gz")" = "$sha512" ] || fail "the checksum of $url is wrong"
  tar -xzf "$work/maven.tar.gz" -C "$work"
  mv "$work/apache-maven-$version" "$home" 2>/dev/null || [ -x "$home/bin/mvn" ] || fail "could not write $home"
  rm -rf "$work"
  trap - EXIT
}

if command -v mvn >/dev/null 2>&1 && new_enough; then
  exec mvn "$@"
fi
[ -x "$home/bin/mvn" ] || install_maven
exec "$home/bin/mvn" "$@"
`;
}

/** `mvnw.cmd`, the same for Windows: a batch file whose second half is PowerShell. */
export function mvnwCmd({ maven }: Root): string {
  const lines = `<# : batch
@echo off
rem Runs Maven: the one on the PATH when it is new enough, else one that is fetched once and checked.
rem Maven's own wrapper always fetches one; this runs where nothing may be fetched, too. To change: mvn wrapper:wrapper
rem MVNW_URL says where to fetch it from instead, MVNW_HOME where to keep it.
setlocal
set "MVNW_SCRIPT=%~f0"
set "MVNW_MAVEN="
for /f "usebackq delims=" %%m in (\`powershell -NoProfile -ExecutionPolicy Bypass -Command "Invoke-Expression (Get-Content -Raw -LiteralPath $env:MVNW_SCRIPT)"\`) do set "MVNW_MAVEN=%%m"
if not defined MVNW_MAVEN exit /b 1
call "%MVNW_MAVEN%" %*
exit /b %ERRORLEVEL%
#>
$ErrorActionPreference = 'Stop'
$version = '${maven.version}'
$sha512 = '${maven.sha512}'
$url = if ($env:MVNW_URL) { $env:MVNW_URL } else { '${archiveUrl(maven.version)}' }
$target = if ($env:MVNW_HOME) { $env:MVNW_HOME } else { Join-Path $HOME ".m2/wrapper/apache-maven-$version" }
$maven = Join-Path $target 'bin/mvn.cmd'

$own = Get-Command mvn -ErrorAction SilentlyContinue | Select-Object -First 1
if ($own) {
  $said = & $own.Source --version 2>$null | Select-String 'Apache Maven (\\d+\\.\\d+\\.\\d+)' | Select-Object -First 1
  if ($said -and [version]$said.Matches[0].Groups[1].Value -ge [version]'${OLDEST.major}.${OLDEST.minor}.${OLDEST.patch}') {
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
`;
  return lines.replaceAll('\n', '\r\n');
}
