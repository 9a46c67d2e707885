import type { Generation } from '@backsmith/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { itemsOf, type Call } from '@backsmith/prover';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { bootOn, proofByCalls, type Booted } from './booted.ts';
import { generateProject } from './project.ts';
import {
  WRITTEN_ON_MARIADB,
  WRITTEN_ON_MYSQL,
  WRITTEN_ON_POSTGRESQL,
  type WritingDatabase,
} from './written-answers.ts';

const HARNESS = ['written-answers.test.ts', 'written-answers.ts'].map((file) => `tests/backends/proof/${file}`);

const PATCH = 'application/merge-patch+json';

function describeWrittenAnswers({ kind, schema, records }: WritingDatabase): void {
  const generate = (): Generation => generateProject('written', Buffer.from(schema), { database: kind.target });
  const claim = { name: `written answers on ${kind.label}`, generate: () => [generate()] };
  describeProofs(proofByCalls('writes answer what is read', kind, claim, HARNESS), ({ proven }) => {
    let booted: Booted;
    const answered = new Set<string>();

    beforeAll(async () => {
      booted = await bootOn(kind, 'written', generate());
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

    const named = records.map((record) => [record.path, record] as const);
    test.each(named)('%s', { timeout: 300_000 }, async (path, { given, kept, at, alsoAt = [] }) => {
      const list = `/api/v1/${path}`;
      const made = await sent(201, 'POST', list, JSON.stringify(given));
      expect(made.body).toMatchObject(kept);
      expect(decodeURIComponent(made.headers.get('location') ?? '')).toBe(`${list}/${at}`);
      for (const one of [at, ...alsoAt]) {
        const address = `${list}/${one}`;
        expect((await sent(200, 'GET', address)).text).toBe(made.text);
        expect((await sent(200, 'PUT', address, made.text)).text).toBe(made.text);
        // Numbers of JavaScript have no zeros at their end.
        expect((await sent(200, 'PUT', address, JSON.stringify(made.body))).text).toBe(made.text);
        const patched = await sent(200, 'PATCH', address, '{"name":"patched"}');
        expect(patched.body).toEqual({ ...(made.body as object), name: 'patched' });
        expect((await sent(200, 'PATCH', address, '{"name":"a"}')).text).toBe(made.text);
      }
      expect(itemsOf(await sent(200, 'GET', list))).toEqual([made.body]);
      answered.add(path);
      if (answered.size === records.length) proven(claim);
    });
  });
}

for (const one of [WRITTEN_ON_MARIADB, WRITTEN_ON_MYSQL, WRITTEN_ON_POSTGRESQL]) describeWrittenAnswers(one);
