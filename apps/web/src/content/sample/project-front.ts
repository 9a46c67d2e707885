import frontJson from './project-front.json' with { type: 'json' };
import type { ProjectFront } from './sample.ts';

/** What the page that browses the project begins with, a tenth of all its text. */
export const front: ProjectFront = frontJson;
