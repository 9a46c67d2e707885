import { A_TO_L } from './sources-a-to-l.ts';
import { M_TO_Z } from './sources-m-to-z.ts';

/** The files of the library, by name; README.md says how one is written. */
export const SOURCES: readonly string[] = [...A_TO_L, ...M_TO_Z];
