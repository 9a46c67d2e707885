import type { Dialect } from '@backsmith/sql';
import type { DdlTarget } from '@backsmith/schema';
import type { Catalog } from '../catalogs/catalog.ts';
import type { Refusal } from './refusal.ts';

/** What became of a script: the database it left behind, and the statements the database refused. */
export type Loaded = { readonly catalog: Catalog; readonly refusals: readonly Refusal[] };

/** A real database that runs scripts, each in an empty place of its own. */
export type ScriptServer = {
  /** What the database refuses of a script. */
  readonly run: (script: string) => Promise<readonly Refusal[]>;
  readonly stop: () => Promise<void>;
};

/** One that also says what a script left behind. */
export type Server = ScriptServer & {
  /** What it is called as a source and as a target. */
  readonly dialect: Dialect;
  readonly target: DdlTarget;
  /** A source file as the database's client would send it, where no rows are of interest. */
  readonly scriptOf: (source: Uint8Array) => string;
  readonly load: (script: string) => Promise<Loaded>;
};
