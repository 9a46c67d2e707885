import excerptsJson from './excerpts.json' with { type: 'json' };
import type { SampleExcerpts } from './sample.ts';

/** Parts of files of the sample project. Apart from the rest: no first screen shows them. */
export const excerpts: SampleExcerpts = excerptsJson;
