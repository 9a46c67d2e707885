import { z } from 'zod';
import { successOf } from './success.ts';

/**
 * Where the proof of a project's latest version stands. `off`: this server proves nothing; `none`: there is no version, or it
 * was made before; `partial`: what was looked at is well, and not all there is was; `absent`: it could not
 * be looked at, which is no failure of the project.
 */
export const PROOF_STATUSES = ['off', 'none', 'queued', 'running', 'passed', 'partial', 'failed', 'absent'] as const;

const proofStep = z.object({
  step: z.enum(['compile', 'start', 'call', 'test']),
  status: z.enum(['running', 'passed', 'failed', 'skipped']),
  /** What was seen, in a sentence. */
  text: z.string(),
});
export type ProofStepView = z.infer<typeof proofStep>;

export const projectProof = z.object({
  status: z.enum(PROOF_STATUSES),
  /** Those that have begun, in their order. */
  steps: z.array(proofStep),
  /** Why there is none. */
  reason: z.string().nullable(),
  /** With `partial`: why not all was seen, and what to do to see the rest, a sentence each. */
  gap: z.object({ reasons: z.array(z.string()), next: z.array(z.string()) }).nullable(),
  /** What it ran on, once it has ended. */
  machine: z.object({ jdk: z.string(), database: z.string(), sandbox: z.string() }).nullable(),
  failures: z.array(z.object({ step: z.string(), what: z.string() })),
  notes: z.array(z.string()),
});
export type ProjectProof = z.infer<typeof projectProof>;

/** The answer of GET /api/projects/{projectId}/proof. */
export const projectProofAnswer = successOf(projectProof);
export type ProjectProofAnswer = z.infer<typeof projectProofAnswer>;
