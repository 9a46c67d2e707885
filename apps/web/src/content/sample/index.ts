import sampleJson from './sample.json' with { type: 'json' };
import type { Sample } from './sample.ts';

export const sample: Sample = sampleJson;
