import type { GenerationStep } from '@backsmith/contract';
import type { StepNews } from '../engine/engine-task.ts';
import { announceGeneration, findGeneration, noteSteps, type GenerationRow } from '../projects/generation-store.ts';
import { withNews } from '../projects/steps.ts';
import type { WorkerParts } from './worker-parts.ts';

export type ProgressTracker = {
  readonly note: (news: StepNews) => void;
  /** No more news. */
  readonly close: () => void;
  /** The steps, when everything noted so far is stored. */
  settled(): Promise<readonly GenerationStep[]>;
};

/**
 * Stores the steps of a running generation and announces each change. One write is under way at a time and the next takes
 * whatever has come meanwhile, so a fast engine is never held up by the database.
 *
 * @param cancelled called when the row says that the generation is not this process's any more.
 */
export function trackProgress(
  parts: Pick<WorkerParts, 'db' | 'hub' | 'log' | 'instance'>,
  row: GenerationRow,
  cancelled: () => void,
): ProgressTracker {
  let steps = row.steps;
  let stored = steps;
  let writing: Promise<void> | undefined;
  const write = async () => {
    while (stored !== steps) {
      const latest = steps;
      if (!(await noteSteps(parts.db, row.id, parts.instance, latest))) cancelled();
      stored = latest;
      await announceGeneration(parts.db, row.id);
    }
  };
  const flush = () => {
    writing ??= write()
      // Progress is for watching only. What the outcome needs is written, and reported, at the end.
      .catch((error: unknown) => parts.log.warn({ generation: row.id, error }, 'progress was not stored'))
      .finally(() => (writing = undefined));
  };
  const look = () => {
    // What could not be stored while the database was away: the hub calls once it is back.
    flush();
    void endedOtherwise(parts, row.id).then((ended) => {
      if (ended) cancelled();
    });
  };
  const unsubscribe = parts.hub.subscribe(row.id, look);
  // What was announced between the claim and the subscription was heard by nobody.
  look();
  return {
    note: (news) => {
      steps = withNews(steps, news);
      flush();
    },
    close: unsubscribe,
    settled: async () => {
      await writing;
      return steps;
    },
  };
}

async function endedOtherwise(parts: Pick<WorkerParts, 'db' | 'log' | 'instance'>, id: string): Promise<boolean> {
  try {
    const found = await findGeneration(parts.db, id);
    return found?.generation.status !== 'running' || found.generation.claimedBy !== parts.instance;
  } catch (error) {
    parts.log.warn({ generation: id, error }, 'the state of a generation could not be read');
    return false;
  }
}
