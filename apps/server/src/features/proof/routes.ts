import { PATHS, projectProofAnswer, type ProjectProof } from '@backsmith/contract';
import { MORE_TIME } from '@backsmith/prover';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { callerOf } from '../../http/access.ts';
import { refusals } from '../../http/answers.ts';
import type { App } from '../../http/app-type.ts';
import type { Account } from '../../identity/account-store.ts';
import { latestProof } from '../../projects/proof-store.ts';
import { ownProject } from '../../projects/own-project.ts';

export type ProofParts = { readonly db: Database; readonly notProven?: string | undefined };

export function proofRoutes(app: App, parts: ProofParts): void {
  app.get(
    `${PATHS.projects}/:projectId/proof`,
    {
      config: { access: 'owner' },
      schema: {
        tags: ['projects'],
        summary: 'What was seen when the latest version was compiled, started, called and tested',
        params: z.object({ projectId: z.string() }),
        response: { 200: projectProofAnswer, ...refusals },
      },
    },
    async (request) => {
      const data = await proofOf(parts, callerOf(request).account, request.params.projectId);
      return { success: true as const, data };
    },
  );
}

const NOTHING = { steps: [], reason: null, gap: null, machine: null, failures: [], notes: [] };

/** The proof of the latest version. @throws Refusal NOT_FOUND, also for another's project. */
async function proofOf({ db, notProven }: ProofParts, account: Account, id: string): Promise<ProjectProof> {
  await ownProject({ db }, account, id);
  const row = await latestProof(db, id);
  if (row === undefined) {
    return notProven === undefined ? { ...NOTHING, status: 'none' } : { ...NOTHING, status: 'off', reason: notProven };
  }
  const { status, progress, reason, verification } = row;
  const seen = verification ?? undefined;
  return {
    status,
    steps: [...progress],
    // What cuts a prover off leaves no record of its own.
    ...(status === 'partial' && seen === undefined
      ? { reason: null, gap: { reasons: reason === null ? [] : [reason], next: [...MORE_TIME] } }
      : { reason, gap: seen?.gap === undefined ? null : { reasons: [...seen.gap.reasons], next: [...seen.gap.next] } }),
    machine: seen?.machine ?? null,
    failures: [...(seen?.failures ?? [])],
    notes: [...(seen?.notes ?? [])],
  };
}
