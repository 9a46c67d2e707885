import { and, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { ProofStepView } from '@backsmith/contract';
import type { Verification } from '@backsmith/prover';
import type { Db } from '../db/database.ts';
import { generation, proof } from '../db/schema.ts';
import { isHeld } from './abandoned-store.ts';

export type ProofRow = typeof proof.$inferSelect;

/** A prover that breaks off may have done so because of the project: so often it is tried. */
const MOST_ATTEMPTS = 3;

/** A server is stopped for reasons of its own; one that dies so often while it proves the same project may die of it. */
const MOST_DEATHS = 10;

const STOPPED_OFTEN = `The server was stopped ${MOST_DEATHS} times while it worked on this proof. The project itself may be well.`;

/** Queues the proof of a generation, as part of the transaction that hands it out. */
export async function queueProof(
  tx: Db,
  { id, projectId }: { readonly id: string; readonly projectId: string },
  now: Date,
): Promise<void> {
  const row = { generationId: id, projectId, status: 'queued', createdAt: now } as const;
  await tx.insert(proof).values(row).onConflictDoNothing();
}

/** Takes the proof that has waited longest; undefined when none waits. Two processes never take the same. */
export async function claimProof(db: Db, instance: number, now: Date): Promise<ProofRow | undefined> {
  const next = sql`(select generation_id from proof where status = 'queued' order by created_at limit 1 for update skip locked)`;
  const claimed = await db
    .update(proof)
    .set({ status: 'running', claimedBy: instance, startedAt: now, progress: [] })
    .where(eq(proof.generationId, next))
    .returning();
  return claimed[0];
}

/** Stores how far a proof has come; false when it is not this process's any more. */
export async function noteProof(
  db: Db,
  id: string,
  instance: number,
  progress: readonly ProofStepView[],
): Promise<boolean> {
  const noted = await db
    .update(proof)
    .set({ progress })
    .where(ownedBy(id, instance))
    .returning({ id: proof.generationId });
  return noted.length > 0;
}

export type ProofEnd = {
  readonly status: 'passed' | 'partial' | 'failed' | 'absent';
  readonly progress: readonly ProofStepView[];
  readonly verification?: Verification;
  readonly reason?: string;
  readonly word?: string;
};

/** Ends a proof that is still this process's. */
export async function endProof(db: Db, id: string, instance: number, end: ProofEnd, now: Date): Promise<void> {
  await db
    .update(proof)
    .set({ ...end, claimedBy: null, endedAt: now })
    .where(ownedBy(id, instance));
}

/** Gives back a proof that was broken off with its process. */
export async function giveBackProof(db: Db, id: string, instance: number): Promise<void> {
  await db.update(proof).set({ status: 'queued', claimedBy: null }).where(ownedBy(id, instance));
}

/** Queues a proof again whose prover broke off; false when it was tried often enough, or is not this process's any more. */
export async function retryProof(db: Db, id: string, instance: number): Promise<boolean> {
  const queued = await db
    .update(proof)
    .set({ status: 'queued', claimedBy: null, attempts: sql`${proof.attempts} + 1` })
    .where(and(ownedBy(id, instance), lt(proof.attempts, MOST_ATTEMPTS - 1)))
    .returning({ id: proof.generationId });
  return queued.length > 0;
}

function ownedBy(id: string, instance: number) {
  return and(eq(proof.generationId, id), eq(proof.status, 'running'), eq(proof.claimedBy, instance));
}

/** Puts proofs of dead processes back, whose claims nobody holds the lock of; those it happened to very often are given up. */
export async function rescueProofs(db: Db, now: Date): Promise<void> {
  const isOver = sql`${proof.deaths} >= ${MOST_DEATHS - 1}`;
  await db
    .update(proof)
    .set({
      claimedBy: null,
      deaths: sql`${proof.deaths} + 1`,
      status: sql`case when ${isOver} then 'absent' else 'queued' end`,
      reason: sql`case when ${isOver} then ${STOPPED_OFTEN}::text end`,
      endedAt: sql`case when ${isOver} then ${now.toISOString()}::timestamptz end`,
    })
    .where(and(eq(proof.status, 'running'), eq(isHeld(proof.claimedBy), false)));
}

/** What was seen of the same bytes before; what was missing then may be there now. */
export async function findKnownProof(db: Db, word: string): Promise<Verification | undefined> {
  const found = await db
    .select({ verification: proof.verification })
    .from(proof)
    .where(and(eq(proof.word, word), inArray(proof.status, ['passed', 'failed'])))
    .limit(1);
  return found[0]?.verification ?? undefined;
}

/** The proof of a project's latest version. */
export async function latestProof(db: Db, projectId: string): Promise<ProofRow | undefined> {
  const found = await db
    .select({ proof })
    .from(generation)
    .leftJoin(proof, eq(proof.generationId, generation.id))
    .where(and(eq(generation.projectId, projectId), eq(generation.status, 'completed'), isNotNull(generation.endedAt)))
    .orderBy(desc(generation.endedAt))
    .limit(1);
  return found[0]?.proof ?? undefined;
}
