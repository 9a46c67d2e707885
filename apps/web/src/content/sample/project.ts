import projectJson from './project.json' with { type: 'json' };
import type { ProjectFile } from './sample.ts';

/** The whole sample project. Apart from the rest: only the page that browses it carries it. */
export const project: readonly ProjectFile[] = projectJson;
