import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { PUSH_MESSAGES } from '../push-messages.ts';
import { successOf } from './success.ts';

/** Where the latest push of a project stands. `off`: this server pushes nothing; `none`: there was none yet. */
export const PUSH_STATUSES = ['off', 'none', 'running', 'done', 'failed'] as const;

/** Where projects are pushed to. */
export const PUSH_HOSTS = ['github', 'gitlab'] as const;
export type PushHost = (typeof PUSH_HOSTS)[number];

/** How they are called. */
export const PUSH_HOST_NAMES: Readonly<Record<PushHost, string>> = { github: 'GitHub', gitlab: 'GitLab' };

/** What a push goes through, in this order; the last where a pull or merge request is opened. */
export const PUSH_STEPS = ['repository', 'files', 'branch', 'request'] as const;

/** What the reason of a failure is about, where it is something that was typed. */
export const PUSH_FIELDS = ['owner', 'repository', 'isPrivate', 'token'] as const;
export type PushField = (typeof PUSH_FIELDS)[number];

const { maxText, maxOwner, maxRepository, maxToken } = LIMITS.push;

export const pushStep = z.object({
  step: z.enum(PUSH_STEPS),
  status: z.enum(['running', 'done']),
  /** How far it is, or what was done. */
  text: z.string().max(maxText),
});
export type PushStepView = z.infer<typeof pushStep>;

const page = z.url({ protocol: /^https?$/ });

/** What a push came to. */
export const pushResult = z.object({
  /** `pushed`: onto the branch everybody sees; `requested`: a pull or merge request is open; `unchanged`: all of it was there. */
  kind: z.enum(['pushed', 'requested', 'unchanged']),
  /** The page of the repository. */
  repositoryUrl: page,
  /** The page of the pull or merge request; null where none was needed. */
  pullRequestUrl: page.nullable(),
  /** What was done, and what became of what stood there, in sentences. */
  text: z.string().max(maxText),
});
export type PushResult = z.infer<typeof pushResult>;

export const projectPush = z.object({
  status: z.enum(PUSH_STATUSES),
  /** Where the latest push went; null before the first. */
  host: z.enum(PUSH_HOSTS).nullable(),
  /** `owner/name` of the latest push, the owner as it was typed until it is known; null before the first. */
  repository: z.string().nullable(),
  /** The version that was pushed. */
  version: z.number().int().nullable(),
  /** Those that have begun, in their order. */
  steps: z.array(pushStep).readonly(),
  /** Why there is none, or why it failed. */
  reason: z.string().nullable(),
  field: z.enum(PUSH_FIELDS).nullable(),
  result: pushResult.nullable(),
  /** Where this server pushes to, and the pages on which tokens are made there; empty where it pushes nothing. */
  hosts: z.array(z.object({ host: z.enum(PUSH_HOSTS), tokenPage: page })).readonly(),
});
export type ProjectPush = z.infer<typeof projectPush>;

/** The answer of GET and POST /api/projects/{projectId}/push. */
export const projectPushAnswer = successOf(projectPush);
export type ProjectPushAnswer = z.infer<typeof projectPushAnswer>;

/** The body of POST /api/projects/{projectId}/push. The token is used for this one push, and kept nowhere. */
export const pushRequest = z
  .object({
    host: z.enum(PUSH_HOSTS).default('github'),
    /** Empty: whoever the token is of. Groups of GitLab may lie in each other: `acme/tools`. */
    owner: z
      .string()
      .trim()
      .max(maxOwner, PUSH_MESSAGES.noOwner)
      .regex(/^(?:[A-Za-z0-9_][A-Za-z0-9_.-]*(?:\/[A-Za-z0-9_][A-Za-z0-9_.-]*)*)?$/, PUSH_MESSAGES.noOwner),
    repository: z
      .string()
      .trim()
      .max(maxRepository, PUSH_MESSAGES.noRepository)
      .regex(/^(?!\.{1,2}$)(?!.*\.git$)[A-Za-z0-9._-]+$/, PUSH_MESSAGES.noRepository),
    /** Whether a repository that is not there yet is made private, and one that is there must be. */
    isPrivate: z.boolean(),
    token: z
      .string()
      .trim()
      .max(maxToken, PUSH_MESSAGES.noToken)
      .regex(/^[\x21-\x7e]+$/, PUSH_MESSAGES.noToken),
  })
  .refine(({ host, owner }) => host !== 'github' || GITHUB_OWNER.test(owner), {
    path: ['owner'],
    error: PUSH_MESSAGES.noOwner,
  });
export type PushRequest = z.infer<typeof pushRequest>;

/** Whoever owns a repository at GitHub: one word of at most 39 letters. */
const GITHUB_OWNER = /^(?:[A-Za-z0-9][A-Za-z0-9_-]{0,38})?$/;
