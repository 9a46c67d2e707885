import type { DiagnosticView, PreviewAnswer, StepStatus } from '@backsmith/contract';
import type { Edit } from '@backsmith/idea';
import type { MessagePort } from 'node:worker_threads';
import type { StoredOptions, StoredRename } from '../db/stored.ts';
import type { SeenEntity } from './seen-entity.ts';

/** News of one step, as the engine sends it. */
export type StepNews = {
  readonly step: string;
  readonly status: StepStatus;
  readonly message?: string;
  readonly error?: string;
};

/** What the worker thread is asked for. */
export type GenerateTask = {
  readonly source: Uint8Array;
  readonly options: StoredOptions;
  /** The history of the version before; absent: it is the first, or it is not known. */
  readonly before?: Uint8Array;
  readonly port: MessagePort;
};
export type UpdateTask = {
  readonly source: Uint8Array;
  readonly options: StoredOptions;
  /** The versions it follows, the oldest first, each with its history and that of its update where it has one. */
  readonly earlier: readonly { readonly history: Uint8Array; readonly update?: Uint8Array }[];
  readonly renames: Readonly<Record<string, string>>;
  readonly port: MessagePort;
};
export type ReadTask = { readonly source: Uint8Array; readonly port: MessagePort };
export type PreviewTask = {
  readonly source: string;
  readonly options: StoredOptions;
  /** Entities whose code whoever asks has read already. */
  readonly seen: readonly SeenEntity[];
  readonly port: MessagePort;
};
export type EditTask = {
  readonly sql: string;
  readonly sentence: string;
  /** The changes as data, of any form; absent: the sentence is read. */
  readonly operations?: unknown;
  readonly port: MessagePort;
};

/** What a follow-up comes to; the outline of the schema where it was not understood, for whoever may understand it. */
export type Edited = { readonly edit: Edit; readonly outline?: string };
export type { Edit };

/** What the thread sends over the port: first who it is, then news. */
export type ThreadMessage = { readonly threadId: number; readonly heldBytes: number } | StepNews;

/** What is kept of a version beside its archive. */
export type VersionFacts = {
  readonly generator: string;
  /** SHA-256 of the archive. */
  readonly sha256: Uint8Array;
  readonly changes: readonly string[];
  readonly renames: readonly StoredRename[];
  readonly history: Uint8Array;
};

/** What the thread returns. */
export type Generated = {
  /** Undefined when the diagnostics say why there is nothing to hand out. */
  readonly archive: Uint8Array | undefined;
  readonly fileCount: number;
  /** The names of the schema's tables; absent: not known. */
  readonly tables?: readonly string[];
  /** What is kept of the version; absent where nothing was made. */
  readonly version?: VersionFacts;
  readonly diagnostics: readonly DiagnosticView[];
};
/** A version behind the ones before it. */
export type MadeUpdate =
  | { readonly archive: undefined; readonly diagnostics: readonly DiagnosticView[] }
  | {
      readonly archive: Uint8Array;
      readonly sha256: Uint8Array;
      /** The histories of the updates it follows, and its own. */
      readonly written: readonly Uint8Array[];
      /** The migrations it adds, by path. */
      readonly migrations: readonly string[];
      readonly diagnostics: readonly DiagnosticView[];
    };
/** What would be generated, with the code of the entity that is shown; null where there is none. */
export type Previewed = Omit<PreviewAnswer['data'], 'entity' | 'withheld'> & { readonly shown: SeenEntity | null };
export type SourceText = { readonly text: string };
