import type { Options } from '@backsmith/engine';
import type { AskedDatabase } from '../client/catalog/asked-database.ts';
import type { Catalog } from '../client/catalog/catalog.ts';

/** A database of its own for one backend, and what the client asks it besides. */
export type ProofDatabase = AskedDatabase & {
  readonly jdbcUrl: string;
  readonly user: string;
  readonly password: string;
  readonly catalog: Catalog;
};

/** A server that a proof makes databases on: real, empty, and gone afterwards. */
export type ProofServer = {
  /** Its product and release, for the record. */
  readonly label: string;
  /** Which of these extensions it cannot install. */
  lacking(extensions: readonly string[]): Promise<readonly string[]>;
  /** Makes an empty database with these extensions, which a role without further rights owns. */
  create(name: string, extensions: readonly string[]): Promise<ProofDatabase>;
  stop(): Promise<void>;
};

/** Starts such a server in a folder. */
export type StartProofServer = (folder: string) => Promise<ProofServer>;

/** The servers that are at hand, by the database a project is written for. */
export type ProofServers = Readonly<Partial<Record<Options['database'], StartProofServer>>>;
