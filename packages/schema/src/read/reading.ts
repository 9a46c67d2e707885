import type { Detection, Dialect } from '@backsmith/sql';
import type { Diagnostic } from '@backsmith/text';
import type { Schema } from '../model/schema.ts';
import type { Tally } from './tally.ts';

/** One file of a source that has several, such as a folder of migrations; `name` is its path within the folder. */
export type NamedSource = {
  readonly name: string;
  readonly content: Uint8Array | string;
  /** What was found in writing it as SQL, where it was written as something else; at line 0 what is to say of the whole source. */
  readonly notes?: readonly Diagnostic[];
};

export type ReadOptions = {
  /** Chosen by the user; without it the dialect is found by evidence. */
  readonly dialect?: Dialect;
  /** The path of a single file: a name such as `schema-mysql.sql` is a hint about the dialect. */
  readonly path?: string;
};

export type Reading = {
  readonly schema: Schema;
  readonly detection: Detection;
  readonly tally: Tally;
};
