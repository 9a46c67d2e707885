import type { Generation } from '@backsmith/engine';
import { itemsOf, type Call } from '@backsmith/prover';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { bootOn, proofByCalls, type Booted } from './booted.ts';
import { ON_MARIADB, ON_MYSQL, ON_POSTGRESQL, type OddDatabase } from './odd-keys.ts';
import { generateProject } from './project.ts';

const HARNESS = ['odd-keys.test.ts', 'odd-keys.ts'].map((file) => `tests/backends/proof/${file}`);

const PATCH = 'application/merge-patch+json';

function describeOddKeys({ kind, schema, tables, link }: OddDatabase): void {
  const generate = (): Generation => generateProject('oddkeys', Buffer.from(schema), { database: kind.target });
  const claim = { name: `odd keys on ${kind.label}`, generate: () => [generate()] };
  describeProofs(proofByCalls('odd keys take no list away', kind, claim, HARNESS), ({ proven }) => {
    let booted: Booted;
    const kept = new Set<string>();

    beforeAll(async () => {
      booted = await bootOn(kind, 'oddkeys', generate());
    }, 900_000);
    afterAll(async () => {
      await booted.backend.stop();
      await booted.server.stop();
    });

    const sent = async (method: Call['method'], path: string, body?: string) => {
      const mediaType = method === 'PATCH' ? { mediaType: PATCH } : {};
      const answer = await booted.calls.send({ method, path, ...(body === undefined ? {} : { body }), ...mediaType });
      expect(answer.status, `${method} ${path}: ${answer.text}`).toBe(200);
      return answer;
    };

    const listed = tables.map((table) => [table.path, table] as const);
    test.each(listed)('%s', { timeout: 300_000 }, async (path, { rows, texts, shown, found, isKeyless }) => {
      for (const row of rows) await booted.database.execute(row);
      const before = await booted.database.rows(texts);
      const items = itemsOf(await sent('GET', `${path}?${isKeyless === true ? 'limit' : 'size'}=100`));
      expect(items).toHaveLength(before.length);
      expect(items).toMatchObject(shown);
      for (const key of found) {
        const { text, body } = await sent('GET', `${path}/${key}`);
        const { name } = body as { readonly name: string };
        expect((await sent('PUT', `${path}/${key}`, text)).text).toBe(text);
        const patched = await sent('PATCH', `${path}/${key}`, '{"name":"patched"}');
        expect(patched.body).toEqual({ ...(body as object), name: 'patched' });
        await sent('PATCH', `${path}/${key}`, JSON.stringify({ name }));
      }
      expect(await booted.database.rows(texts)).toEqual(before);
      kept.add(path);
    });

    test.runIf(link !== undefined)('a row is linked by such a key, and no more', { timeout: 300_000 }, async () => {
      const { path = '', member, row = '', held } = link ?? {};
      const ids = async () => itemsOf(await sent('GET', path)).map(({ id }) => id);
      for (const [method, expected] of [
        ['PUT', [member]],
        ['DELETE', []],
      ] as const) {
        expect((await booted.calls.send({ method, path: `${path}/${member}` })).status).toBe(204);
        expect(await ids()).toEqual(expected);
        expect(await booted.database.rows(row)).toEqual(method === 'PUT' ? [held] : []);
      }
    });

    test('a row is deleted by such a key, and no other', { timeout: 300_000 }, async () => {
      // What refers to others stands behind them.
      for (const { path, texts, found, deleted = found } of tables.toReversed()) {
        const before = await booted.database.rows(texts);
        for (const key of deleted) {
          const { status, text } = await booted.calls.send({ method: 'DELETE', path: `${path}/${key}` });
          expect(status, `DELETE ${path}/${key}: ${text}`).toBe(204);
          expect((await booted.calls.send({ method: 'GET', path: `${path}/${key}` })).status).toBe(404);
        }
        const after = await booted.database.rows(texts);
        expect(after).toHaveLength(before.length - deleted.length);
        expect(before).toEqual(expect.arrayContaining(after.slice()));
      }
      if (kept.size === tables.length) proven(claim);
    });
  });
}

for (const one of [ON_MARIADB, ON_MYSQL, ON_POSTGRESQL]) describeOddKeys(one);
