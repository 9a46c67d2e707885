import type { GenerationEvent } from '@backsmith/contract';
import type { Db } from '../db/database.ts';
import { generationEventOf } from './generation-event.ts';
import { findGeneration } from './generation-store.ts';
import { countAhead } from './queue-store.ts';

/** The line of the stream for a generation as it stands now; undefined when it is gone. */
export async function loadEvent(db: Db, id: string): Promise<GenerationEvent | undefined> {
  const found = await findGeneration(db, id);
  if (!found) return undefined;
  const ahead = found.generation.status === 'queued' ? await countAhead(db, id) : 0;
  return generationEventOf(found, ahead);
}
