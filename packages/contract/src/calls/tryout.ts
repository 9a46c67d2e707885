import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { successOf } from './success.ts';

/**
 * Where the backend of a project stands that is kept up for its owner to try. `off`: this server runs none; `none`: it was not
 * started; `ended`: it was, and the reason says why it is gone.
 */
export const TRYOUT_STATUSES = ['off', 'none', 'starting', 'ready', 'ended'] as const;

/** What a start goes through, in this order. */
export const TRYOUT_STEPS = ['libraries', 'compile', 'start', 'rows'] as const;

export const tryoutStep = z.object({
  step: z.enum(TRYOUT_STEPS),
  status: z.enum(['running', 'done']),
  /** What is done, or what was, in a sentence. */
  text: z.string().max(LIMITS.tryout.maxText),
});
export type TryoutStepView = z.infer<typeof tryoutStep>;

export const projectTryout = z.object({
  status: z.enum(TRYOUT_STATUSES),
  /** Those that have begun, in their order. */
  steps: z.array(tryoutStep),
  /** Why there is none, or why it ended. */
  reason: z.string().nullable(),
  /** Until when it stays up; once it is called it may be later. */
  endsAt: z.iso.datetime().nullable(),
  /** How long a backend stays up at most, and how long one that nobody calls. */
  minutes: z.object({ most: z.number(), unused: z.number() }),
});
export type ProjectTryout = z.infer<typeof projectTryout>;

/** The answer of GET, POST and DELETE /api/projects/{projectId}/tryout. */
export const projectTryoutAnswer = successOf(projectTryout);
export type ProjectTryoutAnswer = z.infer<typeof projectTryoutAnswer>;

export const TRYOUT_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const { maxPath, maxBody, maxAnswer, maxCalls, maxText } = LIMITS.tryout;
const path = z.string().max(maxPath, 'The path is too long.').startsWith('/', 'The path begins with a slash.');

/** A call of the backend, as its own requests.http has it. */
export const tryoutExample = z.object({
  title: z.string().max(maxText),
  method: z.enum(TRYOUT_METHODS),
  path: z.string().startsWith('/').max(maxPath),
  body: z.string().max(maxBody).nullable(),
});
export type TryoutExample = z.infer<typeof tryoutExample>;

/** What can be called of a backend that is up. */
export const tryoutCalls = z.object({
  /** Where it listens at one's own desk. */
  address: z.string().max(maxText),
  /** As whom one calls; nothing where everybody may call everything. */
  caller: z
    .object({
      name: z.string().max(maxText),
      signIn: z.object({ path, body: z.string().max(maxBody), token: z.string() }),
    })
    .nullable(),
  /** The calls of one resource each. */
  groups: z
    .array(z.object({ name: z.string().max(maxText), calls: z.array(tryoutExample).max(maxCalls) }))
    .max(maxCalls),
});
export type TryoutCalls = z.infer<typeof tryoutCalls>;

/** The answer of GET /api/projects/{projectId}/tryout/calls. */
export const tryoutCallsAnswer = successOf(tryoutCalls);
export type TryoutCallsAnswer = z.infer<typeof tryoutCallsAnswer>;

/** What POST /api/projects/{projectId}/tryout/calls sends on. */
export const tryoutCallRequest = z.object({
  method: z.enum(TRYOUT_METHODS),
  path,
  body: z.string().max(maxBody, 'The body is too long.').nullable(),
});
export type TryoutCallRequest = z.infer<typeof tryoutCallRequest>;

/** What the backend answered. */
export const tryoutReply = z.object({
  status: z.int().min(100).max(599),
  milliseconds: z.number().nonnegative(),
  /** Those that say something to who calls an API. */
  headers: z.array(z.object({ name: z.string().max(100), value: z.string().max(maxPath) })).max(10),
  body: z.string().max(maxAnswer),
  /** The body was longer than is shown. */
  isCut: z.boolean(),
});
export type TryoutReply = z.infer<typeof tryoutReply>;

export const tryoutReplyAnswer = successOf(tryoutReply);
export type TryoutReplyAnswer = z.infer<typeof tryoutReplyAnswer>;
