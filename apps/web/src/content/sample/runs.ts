import runsJson from './runs.json' with { type: 'json' };
import type { SampleRun } from './sample.ts';

/** What went in and came out for the example schemas. Apart from the rest: no first screen shows it. */
export const runs: readonly SampleRun[] = runsJson;
