import type { Generation } from '@backsmith/engine';
import { itemsOf, type Call } from '@backsmith/prover';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { bootOn, proofByCalls, type Booted } from './booted.ts';
import { generateProject } from './project.ts';
import { UNSHOWN_ROWS, type UnshownDatabase } from './unshown-rows.ts';

const HARNESS = ['unshown.test.ts', 'unshown-rows.ts'].map((file) => `tests/backends/proof/${file}`);

const PATCH = 'application/merge-patch+json';

type Json = Readonly<Record<string, unknown>>;

function describeUnshown({ kind, schema, loosened, tables }: UnshownDatabase): void {
  const generate = (): Generation => generateProject('unshown', Buffer.from(schema), { database: kind.target });
  const claim = { name: `unshown values on ${kind.label}`, generate: () => [generate()] };
  describeProofs(proofByCalls('what is not shown is told and kept', kind, claim, HARNESS), ({ proven }) => {
    let booted: Booted;
    const told = new Set<string>();

    beforeAll(async () => {
      booted = await bootOn(kind, 'unshown', generate());
      for (const statement of loosened) await booted.database.execute(statement);
    }, 900_000);
    afterAll(async () => {
      await booted.backend.stop();
      await booted.server.stop();
    });

    const sent = async (status: number, method: Call['method'], path: string, body?: string) => {
      const mediaType = method === 'PATCH' ? { mediaType: PATCH } : {};
      const answer = await booted.calls.send({ method, path, ...(body === undefined ? {} : { body }), ...mediaType });
      expect(answer.status, `${method} ${path}: ${answer.text}`).toBe(status);
      return answer;
    };

    const listed = tables.map((table) => [table.path, table] as const);
    test.each(listed)(
      '%s',
      { timeout: 300_000 },
      async (path, { rows, texts, told: expected, good, logged, isView, isKeyless }) => {
        const isListed = isView === true || isKeyless === true;
        for (const row of rows) await booted.database.execute(row);
        const before = await booted.database.rows(texts);
        const items = itemsOf(
          await sent(200, 'GET', `${path}?${isKeyless === true ? 'limit=100' : 'size=100&sort=id'}`),
        );
        expect(items.map((item) => item['unshown'])).toEqual(expected);
        for (const [at, item] of items.entries())
          for (const field of Object.keys(expected[at] ?? {})) expect(item).toHaveProperty(field, null);
        for (const [at, { id }] of isListed ? [] : items.entries()) {
          const one = `${path}/${String(id)}`;
          const read = await sent(200, 'GET', one);
          const fields = Object.keys(expected[at] ?? {});
          expect((read.body as Json)['unshown']).toEqual(expected[at]);
          for (const field of fields) expect(read.body).toHaveProperty(field, null);
          // What was read may be written back; nothing of the row changes, nor with another field.
          expect((await sent(200, 'PUT', one, read.text)).text).toBe(read.text);
          const { name } = read.body as { readonly name: string };
          await sent(200, 'PATCH', one, '{"name":"patched"}');
          await sent(200, 'PATCH', one, JSON.stringify({ name }));
        }
        expect(await booted.database.rows(texts)).toEqual(before);
        for (const place of logged) expect(booted.backend.log()).toMatch(place);
        if (isKeyless === true) await addRow(path, items.length);
        if (!isListed) await changeOdd(path, good, texts, items.length);
        told.add(path);
        if (told.size === tables.length) proven(claim);
      },
    );

    /** What a row may be without in answers has its default all the same when one is added. */
    const addRow = async (path: string, count: number) => {
      await sent(201, 'POST', path, '{"place":"added","unshown":{"seenAt":"0000-00-00"}}');
      const items = itemsOf(await sent(200, 'GET', `${path}?limit=100`));
      expect(items).toHaveLength(count + 1);
      const added = items.find(({ place }) => place === 'added');
      expect(added).toHaveProperty('seenAt', expect.stringMatching(/^\d{4}-/));
      expect(added).not.toHaveProperty('unshown');
    };

    /** A value that is shown is not given up for none; one that is not makes way for a good one, and nothing is told of it then. */
    const changeOdd = async (path: string, good: Json, texts: string, count: number) => {
      const first = await sent(200, 'GET', `${path}/1`);
      const before = await booted.database.rows(texts);
      for (const field of Object.keys(good)) {
        const body = JSON.stringify({ ...(first.body as Json), [field]: null });
        const { body: problem } = await sent(400, 'PUT', `${path}/1`, body);
        expect(problem).toMatchObject({ errors: [{ field }] });
      }
      expect(await booted.database.rows(texts)).toEqual(before);
      const odd = `${path}/2`;
      const { body: patched } = await sent(200, 'PATCH', odd, JSON.stringify(good));
      expect(patched).toMatchObject(good);
      const { body: read } = await sent(200, 'GET', odd);
      expect(read).toEqual(patched);
      for (const field of Object.keys(good)) expect((read as Json)['unshown'] ?? {}).not.toHaveProperty(field);
      expect(await booted.database.rows(texts)).toHaveLength(count);
    };
  });
}

for (const one of UNSHOWN_ROWS) describeUnshown(one);
