import type { DiagnosticView, StepStatus } from '@backsmith/contract';
import type { MessagePort } from 'node:worker_threads';
import type { StoredOptions } from '../db/stored.ts';

/** News of one step, as the engine sends it. */
export type StepNews = {
  readonly step: string;
  readonly status: StepStatus;
  readonly message?: string;
  readonly error?: string;
};

/** What the worker thread is asked for. */
export type GenerateTask = { readonly source: Uint8Array; readonly options: StoredOptions; readonly port: MessagePort };
export type ReadTask = { readonly source: Uint8Array; readonly port: MessagePort };

/** What the thread sends over the port: first who it is, then news. */
export type ThreadMessage = { readonly threadId: number } | StepNews;

/** What the thread returns. */
export type Generated = {
  /** Undefined when the diagnostics say why there is nothing to hand out. */
  readonly archive: Uint8Array | undefined;
  readonly fileCount: number;
  /** The names of the schema's tables; absent: not known. */
  readonly tables?: readonly string[];
  readonly diagnostics: readonly DiagnosticView[];
};
export type SourceText = { readonly text: string };
