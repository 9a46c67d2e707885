import { createHash } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { project, projectSource } from '../db/schema.ts';
import { versionBytes } from './version-store.ts';

/** The schema of a project, exactly as given. */
export type StoredSource = {
  readonly bytes: Buffer;
  readonly shownTextHash: Buffer | null;
  readonly storedAt: Date;
};

/** Stores the bytes, replacing earlier ones. @param shownText the text shown to the user for them, when it is not the same. */
export async function putSource(
  db: Db,
  projectId: string,
  bytes: Uint8Array,
  shownText: string | undefined,
  now: Date,
): Promise<void> {
  const row = {
    bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    shownTextHash: shownText === undefined ? null : hashText(shownText),
    storedAt: now,
  };
  await db
    .insert(projectSource)
    .values({ projectId, ...row })
    .onConflictDoUpdate({ target: projectSource.projectId, set: row });
}

export async function findSource(db: Db, projectId: string): Promise<StoredSource | undefined> {
  const found = await db
    .select({
      bytes: projectSource.bytes,
      shownTextHash: projectSource.shownTextHash,
      storedAt: projectSource.storedAt,
    })
    .from(projectSource)
    .where(eq(projectSource.projectId, projectId));
  return found[0];
}

/** Fingerprint of a text, by which it is known again without being kept. */
export function hashText(text: string): Buffer {
  return createHash('sha256').update(text, 'utf8').digest();
}

/** Bytes of all schemas an account has stored. @param except a project that does not count. */
export async function storedBytes(db: Db, accountId: string, except?: string): Promise<number> {
  const summed = await db
    .select({ bytes: sql<number>`coalesce(sum(octet_length(${projectSource.bytes})), 0)::float8` })
    .from(projectSource)
    .innerJoin(project, eq(project.id, projectSource.projectId))
    .where(and(eq(project.accountId, accountId), ...(except === undefined ? [] : [ne(project.id, except)])));
  return (summed[0]?.bytes ?? 0) + (await versionBytes(db, accountId, except));
}
