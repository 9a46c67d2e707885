import type { GenerationEvent } from '@backsmith/contract';
import type { GenerationFailure } from './failure.ts';
import type { DraftSchema } from './setup.ts';

/** Where a run is, from the file or the idea in the browser to the archive on the server. */
export type Run = { readonly notes?: readonly string[] } & RunState;

type RunState =
  | { readonly at: 'idle' }
  | { readonly at: 'uploading'; readonly fileName: string }
  | { readonly at: 'understanding' }
  /** For a second, in which one may look first. */
  | { readonly at: 'starting'; readonly schema: DraftSchema }
  | { readonly at: 'generating'; readonly event: GenerationEvent; readonly isReconnecting: boolean }
  /** The server was not heard of for long; what became of the generation is not known here. */
  | { readonly at: 'lost'; readonly event: GenerationEvent }
  | { readonly at: 'completed'; readonly event: GenerationEvent; readonly wasWatched: boolean }
  | {
      readonly at: 'failed';
      readonly event: GenerationEvent;
      readonly failure: GenerationFailure;
      /** What another attempt can start from; null when there is nothing on the server, or another page put it there. */
      readonly schema: DraftSchema | null;
    };

export const IDLE: Run = { at: 'idle' };

/** Whether a run ended because its user said so: nothing failed. */
export function wasStopped(run: Run): boolean {
  return run.at === 'failed' && run.failure.code === 'GENERATION_CANCELLED';
}

/** Whether another tab, or this one before it was loaded again, has built the draft: nothing failed, and nothing is due. */
export function isBuiltAlready(run: Run): boolean {
  return run.at === 'failed' && run.failure.code === 'ALREADY_BUILT';
}

/** The news a run holds so far. */
export function eventOf(run: Run): GenerationEvent {
  return 'event' in run ? run.event : {};
}
