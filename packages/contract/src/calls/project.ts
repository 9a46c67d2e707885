import { valuesOf } from '@backsmith/options';
import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { pageNumber, pagination } from './pagination.ts';
import { successOf } from './success.ts';
import { label, prose } from './text.ts';

export const PROJECT_STATUSES = ['draft', 'generating', 'completed', 'failed'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

const flag = z.enum(['true', 'false']);

/** What was chosen, as strings: readers must also accept booleans, see `isFlagOn`. */
export const projectMetadata = z.object({
  generateSwagger: flag,
  generateExceptionHandler: flag,
  generateSecurityComponents: flag,
  isMonolithicApplication: flag,
  crudEnabled: flag,
});
export type ProjectMetadata = z.infer<typeof projectMetadata>;

export const project = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(PROJECT_STATUSES),
  originalIdea: z.string(),
  /** What the browser calls the draft it was made of; null: it was made of none. */
  draft: z.string().nullable(),
  description: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** When the latest generation completed; ISO 8601, UTC. */
  generatedAt: z.string().nullable(),
  /** The name the download has; null until there is one. */
  zipFilename: z.string().nullable(),
  errorMessage: z.string().nullable(),
  metadata: projectMetadata,
  /** The database it was generated for; null while nothing was chosen, or where the source decides. */
  database: z.literal(valuesOf('database')).nullable(),
  /** How often it was generated with success. */
  versions: z.number().int(),
  /** What the latest version could not carry over. */
  leftOut: z.number().int(),
});
export type Project = z.infer<typeof project>;

export const projectsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(LIMITS.projects.maxLimit).optional(),
  page: pageNumber.optional(),
  /** A part of the name, the idea or the description, in any case. */
  search: label(LIMITS.search.max).optional(),
  status: z.enum(PROJECT_STATUSES).optional(),
});
export type ProjectsQuery = z.infer<typeof projectsQuery>;

/** The body of PATCH /api/projects/{id}: what is sent is changed. */
export const projectChange = z.object({
  name: label(LIMITS.projectName.max).optional(),
  description: prose(LIMITS.projectDescription.max).optional(),
});
export type ProjectChange = z.infer<typeof projectChange>;

/** Newest first, the caller's own only. */
export const projectsAnswer = successOf(z.object({ projects: z.array(project), pagination }));
export type ProjectsAnswer = z.infer<typeof projectsAnswer>;

export const projectAnswer = successOf(z.object({ project }));
export type ProjectAnswer = z.infer<typeof projectAnswer>;

export const projectStats = z.object({
  totalProjects: z.number().int(),
  completedProjects: z.number().int(),
  generatingProjects: z.number().int(),
  draftProjects: z.number().int(),
  failedProjects: z.number().int(),
});
export type ProjectStats = z.infer<typeof projectStats>;

export const projectStatsAnswer = successOf(projectStats);
export type ProjectStatsAnswer = z.infer<typeof projectStatsAnswer>;

/** True for the string 'true' and the boolean true, the two ways metadata flags are written. */
export function isFlagOn(value: unknown): boolean {
  return value === true || value === 'true';
}
