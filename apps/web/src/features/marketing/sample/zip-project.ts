import { strToU8, zipSync, type Zippable } from 'fflate';
import { project } from '../../../content/sample/project.ts';

/** Earliest time a zip can hold, so that the same files are the same bytes. */
const TIME = '1980-01-01T00:00:00';
const UNIX = 3;

/** The sample project as a zip with one root folder; scripts keep their right to be run. */
export function zipProject(root: string): Uint8Array<ArrayBuffer> {
  const entries: Zippable = Object.fromEntries(
    project.map(({ path, text, executable }) => {
      const mode = executable === true ? 0o100755 : 0o100644;
      return [`${root}/${path}`, [strToU8(text), { mtime: TIME, os: UNIX, attrs: (mode << 16) >>> 0 }]];
    }),
  );
  return zipSync(entries);
}
