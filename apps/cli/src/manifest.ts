import { readFileSync } from 'node:fs';

type Manifest = { readonly name: string; readonly version: string };

/** The manifest of this package, beside the sources as beside the bundle. */
function readManifest(): Manifest {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as Manifest;
}

/** What the program is called on a command line. */
export function programName(): string {
  return readManifest().name;
}

/** The version of the program. */
export function version(): string {
  return readManifest().version;
}
