import type { Generation } from '@backsmith/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Call, itemsOf } from '@backsmith/prover';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { bootOn, proofByCalls, type Booted } from './booted.ts';
import { type DatabaseKind } from './database-kinds.ts';
import { generateProject } from './project.ts';
import { ON_MARIADB, ON_MYSQL, ON_POSTGRESQL } from './old-rows.ts';
import type { OldTable } from './old-table.ts';

const HARNESS = ['old-rows.test.ts', 'old-rows.ts', 'old-table.ts'].map((file) => `tests/backends/proof/${file}`);

type Json = Readonly<Record<string, unknown>>;

/** The call of a list that has all of its rows. */
function wholeList({ path, isKeyless, isView }: OldTable): string {
  return `${path}?${isKeyless === true && isView !== true ? 'limit' : 'size'}=100`;
}

/** What makes the database what it is before the first call. */
function statementsOf({ changed = [], rows }: OldTable): readonly string[] {
  return [...changed, ...rows];
}

/** @param tables what the database holds, written by SQL as programs of old did */
function describeOldRows({
  kind,
  schema,
  tables,
}: {
  kind: DatabaseKind;
  schema: string;
  tables: readonly OldTable[];
}) {
  const generate = (): Generation => generateProject('oldrows', Buffer.from(schema), { database: kind.target });
  const claim = { name: `old rows on ${kind.label}`, generate: () => [generate()] };
  describeProofs(proofByCalls('old rows are kept', kind, claim, HARNESS), ({ proven }) => {
    let booted: Booted;
    const kept = new Set<string>();

    beforeAll(async () => {
      booted = await bootOn(kind, 'oldrows', generate());
    }, 900_000);
    afterAll(async () => {
      await booted.backend.stop();
      await booted.server.stop();
    });

    const send = async (status: number, method: Call['method'], path: string, body?: Json, mediaType?: string) => {
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const answer = await booted.calls.send({
        method,
        path,
        ...sent,
        ...(mediaType === undefined ? {} : { mediaType }),
      });
      expect(answer.status, `${method} ${path}: ${answer.text}`).toBe(status);
      return answer;
    };

    test.each(tables.map((table) => [table.path, table] as const))('%s', { timeout: 300_000 }, async (_, table) => {
      const { path, texts, shown, isKeyless = false } = table;
      for (const statement of statementsOf(table)) await booted.database.execute(statement);
      const before = await booted.database.rows(texts);
      const list = itemsOf(await send(200, 'GET', wholeList(table)));
      expect(list).toHaveLength(before.length);
      expect(list).toMatchObject(shown);
      if (!isKeyless) {
        for (const { id } of list) {
          const one = `${path}/${String(id)}`;
          const { body, text } = await send(200, 'GET', one);
          // The text itself: numbers of JavaScript have fewer digits.
          const back = await booted.calls.send({ method: 'PUT', path: one, body: text });
          expect(back.status, back.text).toBe(200);
          expect(back.body).toEqual(body);
          await send(200, 'PATCH', one, { name: 'patched' }, 'application/merge-patch+json');
          await send(200, 'PATCH', one, { name: (body as Json)['name'] }, 'application/merge-patch+json');
        }
      }
      expect(await booted.database.rows(texts)).toEqual(before);
      for (const given of table.written ?? []) {
        const made = await send(201, 'POST', path, given.body);
        if (!isKeyless) expect(made.body).toMatchObject(given.shown ?? given.body);
        const [row] = await booted.database.rows(given.read);
        expect(row).toEqual(given.kept);
      }
      if (table.unclearable !== undefined) {
        const { body: made } = await send(201, 'POST', path, table.unclearable.body);
        const one = `${path}/${String((made as Json)['id'])}`;
        for (const field of table.unclearable.fields) {
          const answer = await booted.calls.send({
            method: 'PATCH',
            path: one,
            body: JSON.stringify({ [field]: null }),
            mediaType: 'application/merge-patch+json',
          });
          expect([400, 422], answer.text).toContain(answer.status);
          expect(answer.body).toMatchObject({ errors: [{ field }] });
        }
        expect((await send(200, 'GET', one)).body).toEqual(made);
      }
      for (const patch of table.patched ?? []) {
        const one = `${path}/${patch.id}`;
        const mediaType = 'application/merge-patch+json';
        const answer = await booted.calls.send({ method: 'PATCH', path: one, body: patch.body, mediaType });
        if ('fields' in patch) {
          expect(answer.status, answer.text).toBe(patch.status ?? 400);
          expect(answer.body).toMatchObject({ errors: patch.fields.map((field) => ({ field })) });
        } else {
          expect(answer.status, answer.text).toBe(200);
          expect(await booted.database.rows(patch.read)).toEqual([patch.kept]);
        }
      }
      for (const body of table.refused ?? []) {
        const { body: problem } = await send(400, 'POST', path, body.body);
        expect(problem).toMatchObject({
          errors: expect.arrayContaining([expect.objectContaining({ field: body.field })]) as unknown,
        });
      }
      for (const { query, count } of table.found ?? []) {
        expect(itemsOf(await send(200, 'GET', `${path}?${query}`)), query).toHaveLength(count);
      }
      kept.add(path);
      if (kept.size === tables.length) proven(claim);
    });
  });
}

for (const one of [ON_POSTGRESQL, ON_MARIADB, ON_MYSQL]) describeOldRows(one);
