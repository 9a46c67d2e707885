import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { generateRequest } from './generation.ts';
import { successOf } from './success.ts';
import { label } from './text.ts';

/** What was chosen for a generation, in the shape in which a generation is asked for. */
export const projectOptions = generateRequest
  .pick({ packageName: true, architectureType: true, features: true, options: true, choices: true })
  .extend({ projectName: z.string() });
export type ProjectOptions = z.infer<typeof projectOptions>;

/** A name that went and one that came and is alike: `customer.mail` and `email`. */
const rename = z.object({ from: z.string(), to: z.string() });
export type Rename = z.infer<typeof rename>;

/** The same backend for a database in use: earlier migrations as they were, and one that brings the database along. */
const versionUpdate = z.object({
  /** Why there is none to be had; null where there is. */
  refusal: z.string().nullable(),
  /** The version its migrations begin with; null where there is none. */
  since: z.number().int().nullable(),
  /** Renames nobody has said to be renames. */
  possibleRenames: z.array(rename).readonly(),
  /** What was said to be renamed when it was made; null: it was not made yet. */
  renames: z.record(z.string(), z.string()).nullable(),
  /** True: a later update follows its migrations, so that they do not change any more. */
  isFixed: z.boolean(),
});

/** One successful generation of a project. */
export const projectVersion = z.object({
  /** From 1. */
  number: z.number().int(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** The version of Backsmith that made it; null for one made before this was kept. */
  generator: z.string().nullable(),
  options: projectOptions,
  tables: z.number().int().nullable(),
  /** What is different from the version before, in sentences. */
  changes: z.array(z.string()).readonly(),
  /** What could not be carried over, and what was assumed. */
  leftOut: z.number().int(),
  assumed: z.number().int(),
  /** The archive: its length and its SHA-256 in hexadecimal; null for one made before this was kept. */
  bytes: z.number().int().nullable(),
  sha256: z.string().nullable(),
  /** True: its archive is stored. False: it is made again when asked for. Null: that cannot be done. */
  stored: z.boolean().nullable(),
  update: versionUpdate,
});
export type ProjectVersion = z.infer<typeof projectVersion>;

/** Until when a project may be generated again without another payment, and with which features. */
export const regeneration = z.object({
  /** Why it costs nothing: it was paid for, the account is exempt, or nothing is paid for here. Null: it is to be paid for. */
  free: z.enum(['paid', 'exempt', 'unpaid-server']).nullable(),
  /** ISO 8601, UTC; also when it has passed. Null: never paid for. */
  until: z.string().nullable(),
  /** The features the payment covers. */
  covers: z.array(z.string()).readonly(),
});
export type Regeneration = z.infer<typeof regeneration>;

/** The answer of GET /api/projects/{projectId}/versions: the latest first. */
export const projectVersionsAnswer = successOf(
  z.object({ versions: z.array(projectVersion).readonly(), regeneration }),
);
export type ProjectVersionsAnswer = z.infer<typeof projectVersionsAnswer>;

/** What a project is generated again from: the schema as it is shown, and what was chosen last. */
export const projectSchema = z.object({
  projectId: z.string(),
  sqlSchema: z.string(),
  originalIdea: z.string(),
  /** ISO 8601, UTC. */
  storedAt: z.string(),
  options: projectOptions.nullable(),
});
export type ProjectSchema = z.infer<typeof projectSchema>;

/** The answer of GET /api/projects/{projectId}/schema. */
export const projectSchemaAnswer = successOf(projectSchema);

/** The two archives of a version: whole, for an empty database, and the one that brings a database along. */
export const ARCHIVE_KINDS = ['full', 'update'] as const;
export type ArchiveKind = (typeof ARCHIVE_KINDS)[number];

/** The most renames one update is told. */
const MOST_RENAMES = 500;

/** The body of POST /api/projects/{projectId}/versions/{number}/archive. */
export const archiveRequest = z.object({
  kind: z.enum(ARCHIVE_KINDS),
  /** For an update: what got another name, `customer.mail` to `email`. */
  renames: z
    .record(label(LIMITS.renamed.max), label(LIMITS.renamed.max))
    .refine((renames) => Object.keys(renames).length <= MOST_RENAMES)
    .optional(),
});
export type ArchiveRequest = z.infer<typeof archiveRequest>;

/** An archive that can be downloaded now. */
export const readyArchive = z.object({
  sha256: z.string(),
  bytes: z.number().int(),
  /** False: another version of Backsmith made it first, and this one writes other bytes. */
  isSame: z.boolean(),
  /** The migrations an update adds, by the names of their files. */
  migrations: z.array(z.string()).readonly(),
  /** What the update could not do, or asks about; one sentence each. */
  findings: z.array(z.string()).readonly(),
});
export type ReadyArchive = z.infer<typeof readyArchive>;

export const readyArchiveAnswer = successOf(readyArchive);
export type ReadyArchiveAnswer = z.infer<typeof readyArchiveAnswer>;
