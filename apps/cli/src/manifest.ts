import { readFileSync } from 'node:fs';
import { fieldsOf } from '@backsmith/text';

type Manifest = { readonly name: string; readonly version: string };

/** The manifest of this package, beside the sources as beside the bundle. */
function readManifest(): Manifest {
  const { name, version } = fieldsOf(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')));
  return { name: String(name), version: String(version) };
}

/** What the program is called on a command line. */
export function programName(): string {
  return readManifest().name;
}

/** The version of the program. */
export function version(): string {
  return readManifest().version;
}
