import { and, eq, lt, ne, or, sql } from 'drizzle-orm';
import type { TryoutCallRequest, TryoutCalls, TryoutReply, TryoutStepView } from '@backsmith/contract';
import type { Database, Db } from '../db/database.ts';
import { project, tryout, tryoutCall } from '../db/schema.ts';
import { isHeld } from '../projects/abandoned-store.ts';

export type TryoutRow = typeof tryout.$inferSelect;

/** A tryout as it is seen from any process. */
export type SeenTryout = {
  readonly tryout: TryoutRow;
  /** False once the process it ran in is gone. */
  readonly isHeld: boolean;
  readonly projectName: string;
};

/** The latest tryout of an account, whatever project it is of. */
export async function findTryout(db: Db, accountId: string): Promise<SeenTryout | undefined> {
  const found = await db
    .select({ tryout, isHeld: isHeld(tryout.heldBy), projectName: project.name })
    .from(tryout)
    .innerJoin(project, eq(project.id, tryout.projectId))
    .where(eq(tryout.accountId, accountId));
  return found[0];
}

/** Notes that a process brings up a backend; false where the account has another one that is up. */
export async function claimTryout(db: Database, fresh: typeof tryout.$inferInsert): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isOver = or(eq(tryout.status, 'ended'), eq(isHeld(tryout.heldBy), false));
    await tx.delete(tryout).where(and(eq(tryout.accountId, fresh.accountId), isOver));
    const claimed = await tx.insert(tryout).values(fresh).onConflictDoNothing().returning({ run: tryout.run });
    return claimed.length > 0;
  });
}

type News = {
  readonly steps?: readonly TryoutStepView[];
  readonly calls?: TryoutCalls;
  readonly status?: 'ready';
  readonly endsAt?: Date;
};

/** Stores news of a tryout; false when it was ended meanwhile, or its project is gone. */
export async function noteTryout(db: Db, run: string, news: News): Promise<boolean> {
  const noted = await db.update(tryout).set(news).where(isOpen(run)).returning({ run: tryout.run });
  return noted.length > 0;
}

/** Ends a tryout, in whichever process it runs: the one that does is told, and takes it down. */
export async function endTryout(db: Db, run: string, reason: string): Promise<void> {
  await db.update(tryout).set({ status: 'ended', reason, calls: null }).where(isOpen(run));
  await announce(db, run);
}

function isOpen(run: string) {
  return and(eq(tryout.run, run), ne(tryout.status, 'ended'));
}

/** Hands a call to the process that holds the backend. */
export async function handCall(
  db: Db,
  call: { readonly id: string; readonly run: string; readonly request: TryoutCallRequest; readonly createdAt: Date },
): Promise<void> {
  await db.insert(tryoutCall).values(call);
  await announce(db, call.run);
}

/** The calls that other processes have handed over, each once. */
export async function takeCalls(db: Db, run: string): Promise<readonly { id: string; request: TryoutCallRequest }[]> {
  return db
    .update(tryoutCall)
    .set({ isTaken: true })
    .where(and(eq(tryoutCall.run, run), eq(tryoutCall.isTaken, false)))
    .returning({ id: tryoutCall.id, request: tryoutCall.request });
}

/** Answers a call that another process has handed over. @param reply undefined: the backend said nothing. */
export async function answerCall(db: Db, id: string, reply: TryoutReply | undefined, now: Date): Promise<void> {
  await db
    .update(tryoutCall)
    .set({ reply: reply ?? null, answeredAt: now })
    .where(eq(tryoutCall.id, id));
  await announce(db, id);
}

/** Fetches the answer to a call, which is not kept; undefined while there is none. */
export async function fetchReply(db: Db, id: string): Promise<{ readonly reply: TryoutReply | null } | undefined> {
  const fetched = await db
    .delete(tryoutCall)
    .where(and(eq(tryoutCall.id, id), sql`${tryoutCall.answeredAt} is not null`))
    .returning({ reply: tryoutCall.reply });
  return fetched[0];
}

/** Forgets a call whose answer nobody waits for any more, and others that were left lying. */
export async function forgetCalls(db: Db, id: string, before: Date): Promise<void> {
  await db.delete(tryoutCall).where(or(eq(tryoutCall.id, id), lt(tryoutCall.createdAt, before)));
}

/** Tells all server processes; what there is to know stands in the tables. */
async function announce(db: Db, id: string): Promise<void> {
  await db.execute(sql`select pg_notify('generation', ${id})`);
}
