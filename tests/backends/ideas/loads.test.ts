import { editSchema, understandIdea } from '@backsmith/idea';
import { readSchema, writeDdl, type DdlTarget } from '@backsmith/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeWith, startMariaDb, startPostgres, type TestDatabaseServer } from '../../kit/index.ts';
import { readFollowUps } from '../../ideas/follow-ups/read-follow-ups.ts';
import { readIdeas } from '../../ideas/read-ideas.ts';

type Script = { readonly id: string; readonly sql: string };

/** The schemas our ideas lead to; those that are refused lead to none. */
const drafted: readonly Script[] = readIdeas().flatMap(({ id, prompt }) => {
  const understanding = understandIdea(prompt);
  return understanding.kind === 'schema' ? [{ id, sql: understanding.value.sql }] : [];
});

/** What our follow-ups make of the schemas they are said about. */
const edited: readonly Script[] = readFollowUps().flatMap(({ id, sql, say }) => {
  const edit = editSchema(sql, say);
  return edit.kind === 'change' ? [{ id, sql: edit.sql }] : [];
});

function written(scripts: readonly Script[], target: DdlTarget): readonly Script[] {
  return scripts.map(({ id, sql }) => ({ id, sql: writeDdl(readSchema(sql).value.schema, target).value.text }));
}

/** What the server says to the scripts it does not take, each in a database of its own. */
async function refusals(server: TestDatabaseServer | undefined, name: string, scripts: readonly Script[]) {
  const refused: string[] = [];
  if (server === undefined) throw new Error('the server did not start');
  for (const [index, { id, sql }] of scripts.entries()) {
    const database = await server.database(`${name}_${index}`);
    await database.execute(sql).catch((error: unknown) => refused.push(`${id}: ${String(error).slice(0, 300)}`));
  }
  return refused;
}

/** Nothing of this has to last. */
const HASTE = 'set global innodb_file_per_table = off; set global sync_frm = off';

function describeLoading(start: () => Promise<TestDatabaseServer>, target: DdlTarget): void {
  let server: TestDatabaseServer | undefined;
  beforeAll(async () => {
    server = await start();
    if (target === 'mariadb') await (await server.database('haste')).execute(HASTE);
  }, 120_000);
  afterAll(async () => server?.stop());

  test('every drafted schema loads', { timeout: 600_000 }, async () => {
    expect(drafted.length).toBeGreaterThan(100);
    const scripts = target === 'postgresql' ? drafted : written(drafted, target);
    expect(await refusals(server, 'drafted', scripts)).toEqual([]);
  });

  test('so does what follow-ups lead to', { timeout: 600_000 }, async () => {
    expect(edited.length).toBeGreaterThan(100);
    expect(await refusals(server, 'edited', written(edited, target))).toEqual([]);
  });
}

describe('ideas on PostgreSQL', () => {
  describeLoading(startPostgres, 'postgresql');
});

describeWith(['mariadb'], 'ideas on MariaDB', () => {
  describeLoading(startMariaDb, 'mariadb');
});
