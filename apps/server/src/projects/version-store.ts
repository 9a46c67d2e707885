import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { generation, project, version, versionSource } from '../db/schema.ts';
import type { VersionFacts } from '../engine/engine-task.ts';

export type VersionRow = typeof version.$inferSelect;

/** A version without what only making another needs, and the generation that made it. */
export type ListedVersion = {
  readonly version: Omit<VersionRow, 'history' | 'updateHistory'> & {
    readonly hasHistory: boolean;
    readonly hasUpdate: boolean;
  };
  readonly generation: typeof generation.$inferSelect;
};

const { generationId, projectId, number, generator, sourceHash, sha256, bytes, tables } = version;
const { changes, renames, updateKey, updateSha256, updateBytes } = version;
/** All columns but those that are long. */
const LISTED = {
  ...{ generationId, projectId, number, generator, sourceHash, sha256, bytes, tables },
  ...{ changes, renames, updateKey, updateSha256, updateBytes },
};

/** What a generation made, as it becomes a version. */
export type NewVersion = {
  readonly generationId: string;
  readonly projectId: string;
  readonly bytes: number;
  readonly tables: number | undefined;
  readonly facts: VersionFacts | undefined;
};

/**
 * Makes a generation the next version of its project, with the schema as it stands. Within the transaction that completes it:
 * a project is generated once at a time, so nobody else takes the number.
 */
export async function insertVersion(tx: Db, fresh: NewVersion): Promise<void> {
  const { generationId, projectId, bytes, tables, facts } = fresh;
  const sources = await tx.execute<{ hash: Buffer }>(sql`
    insert into version_source (project_id, hash, bytes)
    select project_id, sha256(bytes), bytes from project_source where project_id = ${projectId}
    on conflict (project_id, hash) do update set hash = excluded.hash returning hash`);
  await tx.insert(version).values({
    generationId,
    projectId,
    number: sql`(select coalesce(max(number), 0) + 1 from version where project_id = ${projectId})`,
    bytes,
    tables: tables ?? null,
    sourceHash: sources.rows[0]?.hash ?? null,
    ...(facts && {
      generator: facts.generator,
      sha256: Buffer.from(facts.sha256),
      changes: facts.changes,
      renames: facts.renames,
      history: Buffer.from(facts.history),
    }),
  });
}

/** All versions of a project, the latest first. */
export async function listVersions(db: Db, projectId: string): Promise<readonly ListedVersion[]> {
  return db
    .select({
      version: {
        ...LISTED,
        hasHistory: isNotNull(version.history).mapWith(Boolean),
        hasUpdate: isNotNull(version.updateHistory).mapWith(Boolean),
      },
      generation,
    })
    .from(version)
    .innerJoin(generation, eq(generation.id, version.generationId))
    .where(eq(version.projectId, projectId))
    .orderBy(desc(version.number));
}

/** The histories of a project's versions, the oldest first. */
export async function listHistories(
  db: Db,
  projectId: string,
): Promise<readonly Pick<VersionRow, 'number' | 'history' | 'updateHistory' | 'generationId'>[]> {
  return db
    .select({
      number: version.number,
      generationId: version.generationId,
      history: version.history,
      updateHistory: version.updateHistory,
    })
    .from(version)
    .where(eq(version.projectId, projectId))
    .orderBy(version.number);
}

/** The history of the latest version of a project; undefined where there is none. */
export async function findLatestHistory(db: Db, projectId: string): Promise<Buffer | undefined> {
  const found = await db
    .select({ history: version.history })
    .from(version)
    .where(eq(version.projectId, projectId))
    .orderBy(desc(version.number))
    .limit(1);
  return found[0]?.history ?? undefined;
}

/** The schema a version was made of. */
export async function findVersionSource(db: Db, projectId: string, hash: Buffer): Promise<Buffer | undefined> {
  const found = await db
    .select({ bytes: versionSource.bytes })
    .from(versionSource)
    .where(and(eq(versionSource.projectId, projectId), eq(versionSource.hash, hash)));
  return found[0]?.bytes;
}

/** Notes what a version is now, after it was made anew. */
export async function updateVersion(
  db: Db,
  generationId: string,
  change: Partial<Omit<VersionRow, 'generationId' | 'projectId' | 'number'>>,
): Promise<void> {
  await db.update(version).set(change).where(eq(version.generationId, generationId));
}

/** Puts the archive of an earlier version back on the books; false when its generation is gone. */
export async function noteArchive(db: Db, generationId: string, archiveKey: string): Promise<boolean> {
  const noted = await db
    .update(generation)
    .set({ archiveKey })
    .where(and(eq(generation.id, generationId), eq(generation.status, 'completed')))
    .returning({ id: generation.id });
  return noted.length > 0;
}

/** Takes the archives of updates off the books; their files can then be removed. */
export async function dropUpdateArchives(db: Db, projectId: string): Promise<readonly string[]> {
  const kept = and(eq(version.projectId, projectId), isNotNull(version.updateKey));
  const found = await db.select({ key: version.updateKey }).from(version).where(kept);
  if (found.length > 0) await db.update(version).set({ updateKey: null }).where(kept);
  return found.flatMap(({ key }) => key ?? []);
}

/** Every archive of an update that is stored for a project, or for all of an account. */
export async function updateArchivesOf(
  db: Db,
  of: { readonly projectId: string } | { readonly accountId: string },
): Promise<readonly string[]> {
  const whose = 'projectId' in of ? eq(version.projectId, of.projectId) : eq(project.accountId, of.accountId);
  const found = await db
    .select({ key: version.updateKey })
    .from(version)
    .innerJoin(project, eq(project.id, version.projectId))
    .where(and(whose, isNotNull(version.updateKey)));
  return found.flatMap(({ key }) => key ?? []);
}

/**
 * Bytes of schemas an account keeps for earlier versions only: those of the latest stand beside the project already.
 *
 * @param except a project that does not count
 */
export async function versionBytes(db: Db, accountId: string, except?: string): Promise<number> {
  const isLatest = sql`exists (select 1 from version made where made.project_id = ${versionSource.projectId}
    and made.source_hash = ${versionSource.hash}
    and made.number = (select max(number) from version other where other.project_id = made.project_id))`;
  const summed = await db
    .select({ bytes: sql<number>`coalesce(sum(octet_length(${versionSource.bytes})), 0)::float8` })
    .from(versionSource)
    .innerJoin(project, eq(project.id, versionSource.projectId))
    .where(
      and(
        eq(project.accountId, accountId),
        sql`not ${isLatest}`,
        except === undefined ? undefined : ne(project.id, except),
      ),
    );
  return summed[0]?.bytes ?? 0;
}

/** The SHA-256 of a stored archive; null where it was stored before that was kept. */
export async function findSha256(db: Db, projectId: string, archiveKey: string): Promise<Buffer | null> {
  const found = await db
    .select({ sha256: version.sha256 })
    .from(version)
    .innerJoin(generation, eq(generation.id, version.generationId))
    .where(and(eq(generation.projectId, projectId), eq(generation.archiveKey, archiveKey)));
  return found[0]?.sha256 ?? null;
}
