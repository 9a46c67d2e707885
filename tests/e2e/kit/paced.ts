import { ENGINE_STEPS } from '@backsmith/engine';

/** An engine whose generations go as their schema asks for, see `schema-files.ts`. */
export const PACED = { workerFile: new URL('./paced-engine.ts', import.meta.url), steps: ENGINE_STEPS };
