import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { EnginePool } from '../engine/engine-pool.ts';
import type { Log } from '../log.ts';
import type { ArchiveStorage } from '../ports/archive-storage.ts';
import type { ProgressHub } from '../progress/progress-hub.ts';

/** What the worker works with. */
export type WorkerParts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly engine: EnginePool;
  readonly storage: ArchiveStorage;
  readonly hub: ProgressHub;
  /** Whether what is handed out is proven besides. */
  readonly proves?: boolean;
  readonly stepNames: readonly string[];
  readonly log: Log;
  /** This process, as others know it. */
  readonly instance: number;
};
