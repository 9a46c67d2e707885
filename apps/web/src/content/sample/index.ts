import runsJson from './runs.json' with { type: 'json' };
import sampleJson from './sample.json' with { type: 'json' };
import type { Sample, SampleRun } from './sample.ts';

export const sample: Sample = sampleJson;
export const runs: readonly SampleRun[] = runsJson;
