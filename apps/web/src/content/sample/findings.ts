import findingsJson from './findings.json' with { type: 'json' };
import type { SampleFindings } from './sample.ts';

/** What was said about a schema with flaws. Apart from the rest: only some pages show it. */
export const flawed: SampleFindings = findingsJson;
