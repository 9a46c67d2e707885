import projectJson from './project.json' with { type: 'json' };
import type { ProjectFile } from './sample.ts';

/** The whole sample project. Apart from the rest: it is loaded for whoever looks into a second file, or takes the zip. */
export const project: readonly ProjectFile[] = projectJson;
