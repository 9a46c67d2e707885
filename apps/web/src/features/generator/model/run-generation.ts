import { type GenerateRequest, type GenerationEvent, MESSAGES } from '@backsmith/contract';
import { ApiError } from '../../../shared/api/api-error.ts';
import { failureFrom, failureOf } from './failure.ts';
import type { Run } from './run.ts';
import { type DraftSchema, type DraftToBe, type FinishedSetup, generationRequestOf, type Idea } from './setup.ts';
import { isFinal, mergeEvents } from './steps.ts';

/** What a run needs from outside. */
export type RunPorts = {
  readonly upload: (file: File, draft: DraftToBe, signal: AbortSignal) => Promise<DraftSchema>;
  readonly process: (idea: string, draft: DraftToBe, signal: AbortSignal) => Promise<DraftSchema>;
  readonly start: (request: GenerateRequest, signal: AbortSignal) => AsyncIterable<GenerationEvent>;
  readonly follow: (projectId: string, signal: AbortSignal) => AsyncIterable<GenerationEvent>;
  /** Resolves after that many milliseconds; rejects when the signal aborts. */
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
};

/** What to build: from a file, an idea, or a schema that an earlier attempt left on the server. */
export type Order = {
  readonly source: File | Idea | DraftSchema;
  /** The schema as it was changed or seen before; absent: as the server reads it. */
  readonly text?: string | undefined;
  readonly setup: FinishedSetup;
  readonly userId: string;
  /** What this browser calls the draft: it is built once, however often that is asked for. Absent: a project is built again. */
  readonly draft?: string;
};

/** Spec 1 §4: the generation starts by itself one second after the schema is there. */
const START_AFTER_MS = 1000;

/** Waits between attempts to find a lost stream again; afterwards the page gives up and says so. */
const RECONNECT_AFTER_MS = [500, 1000, 2000, 4000, 8000, 8000, 8000];

/** Uploads or understands where needed, then generates; every state on the way. Aborting leaves a running generation alone. */
export async function* runOrder(order: Order, ports: RunPorts, signal: AbortSignal): AsyncGenerator<Run> {
  const { source, text, setup, userId, draft } = order;
  let schema: DraftSchema;
  if (source instanceof File || 'idea' in source) {
    yield source instanceof File ? { at: 'uploading', fileName: source.name } : { at: 'understanding' };
    try {
      schema = await draftOf(source, { name: setup.projectName, key: draft }, ports, signal);
    } catch (error) {
      const failure =
        source instanceof File
          ? failureFrom(error, MESSAGES.uploadUnreachable, 'UPLOAD_ERROR')
          : failureFrom(error, MESSAGES.network, 'UNKNOWN_ERROR');
      yield { at: 'failed', event: {}, failure, schema: null };
      return;
    }
  } else schema = source;
  if (text !== undefined) schema = { ...schema, sqlSchema: text };
  const { notes } = schema;
  const noted = notes === undefined ? {} : { notes };
  yield { at: 'starting', schema, ...noted };
  await ports.pause(START_AFTER_MS, signal);
  const asked = { userId, ...(draft !== undefined && { firstBuild: true }) };
  const stream = ports.start(generationRequestOf(setup, schema, asked), signal);
  for await (const run of watch(stream, schema.projectId, ports, signal)) {
    yield run.at === 'failed' ? { ...run, ...noted, schema } : { ...run, ...noted };
  }
}

function draftOf(source: File | Idea, draft: DraftToBe, ports: RunPorts, signal: AbortSignal): Promise<DraftSchema> {
  if (source instanceof File) return ports.upload(source, draft, signal);
  return ports.process(source.idea.trim(), draft, signal);
}

/** Takes up a generation that was started earlier, on this page or another. */
export function resumeRun(projectId: string, ports: RunPorts, signal: AbortSignal): AsyncGenerator<Run> {
  return watch(ports.follow(projectId, signal), projectId, ports, signal, true);
}

async function* watch(
  stream: AsyncIterable<GenerationEvent>,
  projectId: string,
  ports: RunPorts,
  signal: AbortSignal,
  isUnderWay = false,
): AsyncGenerator<Run> {
  let known: GenerationEvent = { projectId };
  let source = stream;
  let wasWatched = false;
  for (let lost = 0; ; lost++) {
    try {
      for await (const news of source) {
        lost = 0;
        known = mergeEvents(known, news);
        if (isFinal(known)) {
          yield finalRun(known, wasWatched);
          return;
        }
        wasWatched = true;
        yield { at: 'generating', event: known, isReconnecting: false };
      }
    } catch (error) {
      if (!isWorthAnotherLook(error, isUnderWay || wasWatched || lost > 0)) {
        yield { at: 'failed', event: known, failure: refusal(error), schema: null };
        return;
      }
    }
    const wait = RECONNECT_AFTER_MS[lost];
    if (wait === undefined) {
      yield { at: 'lost', event: known };
      return;
    }
    yield { at: 'generating', event: known, isReconnecting: true };
    await ports.pause(wait, signal);
    source = ports.follow(projectId, signal);
  }
}

/** A cut connection is; a refusal is not, unless it says that this very project is already under way. */
function isWorthAnotherLook(error: unknown, hasBegun: boolean): boolean {
  if (!(error instanceof ApiError)) return hasBegun;
  if (error.code === 'GENERATION_RUNNING') return true;
  return hasBegun && (error.status === 0 || error.status >= 502);
}

function refusal(error: unknown) {
  return failureFrom(error, MESSAGES.generationUnreachable, 'GENERATION_ERROR');
}

function finalRun(event: GenerationEvent, wasWatched: boolean): Run {
  if (event.error) {
    return { at: 'failed', event, failure: failureOf(event.error.code, event.error.message), schema: null };
  }
  return { at: 'completed', event, wasWatched };
}
