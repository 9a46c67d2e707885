import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { shownEntity } from '../../db/schema.ts';
import type { SeenEntity } from '../../engine/seen-entity.ts';

/** The entities an account was first shown after the moment, the earliest first. */
export async function listShownEntities(db: Db, accountId: string, since: Date): Promise<readonly SeenEntity[]> {
  return db
    .select({ entity: shownEntity.entity, fields: shownEntity.fields })
    .from(shownEntity)
    .where(and(eq(shownEntity.accountId, accountId), gt(shownEntity.shownAt, since)))
    .orderBy(asc(shownEntity.shownAt), asc(shownEntity.id));
}

/** Notes that an account was shown an entity, and forgets what it was shown until `since`. */
export async function insertShownEntity(
  tx: Db,
  accountId: string,
  { entity, fields }: SeenEntity,
  { now, since }: { readonly now: Date; readonly since: Date },
): Promise<void> {
  await tx.delete(shownEntity).where(and(eq(shownEntity.accountId, accountId), lte(shownEntity.shownAt, since)));
  await tx.insert(shownEntity).values({ id: randomUUID(), accountId, entity, fields: [...fields], shownAt: now });
}
