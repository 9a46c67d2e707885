import type { Generation } from '@backsmith/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { itemsOf, type Answer, type HttpCalls } from '@backsmith/prover';
import { bootOn, proofByCalls, type Booted } from './booted.ts';
import { keptTables, type KeptTable } from './kept-values/kept-values.ts';
import { generateProject } from './project.ts';

const HARNESS = ['kept-values.test.ts', 'kept-values'].map((file) => `tests/backends/proof/${file}`);

/** So many random values of each type, besides those at its edges. */
const COUNT = Number(process.env['BACKSMITH_VALUES'] ?? 12);
const SEED = Number(process.env['BACKSMITH_SEED'] ?? 20_261);

const PATH = '/api/v1/kepts';
const PAGE = 100;
const PATCH = 'application/merge-patch+json';

/** A call and what was answered instead of what was due. */
function faultOf(what: string, answer: Answer): string | undefined {
  return answer.status === 200 ? undefined : `${what} ${answer.status}: ${answer.text.slice(0, 300)}`;
}

/** The texts of the records of all pages, by their keys. */
async function readLists(calls: HttpCalls, count: number): Promise<{ found: Set<number>; faults: string[] }> {
  const found = new Set<number>();
  const faults: string[] = [];
  for (let page = 0; page * PAGE < count; page++) {
    const path = `${PATH}?page=${page}&size=${PAGE}&sort=id`;
    const answer = await calls.send({ method: 'GET', path });
    const fault = faultOf(`GET ${path}`, answer);
    if (fault !== undefined) faults.push(fault);
    for (const { id } of itemsOf(answer)) found.add(Number(id));
  }
  return { found, faults };
}

/** Reads a record, writes back what was read, and changes another field there and back. */
async function throughApi(calls: HttpCalls, id: number, isRefused: boolean): Promise<readonly string[]> {
  const path = `${PATH}/${id}`;
  const read = await calls.send({ method: 'GET', path });
  const unread = faultOf('GET', read);
  if (unread !== undefined) return [unread];
  // The text itself: numbers of JavaScript have fewer digits.
  const put = await calls.send({ method: 'PUT', path, body: read.text });
  const unwritten = isRefused
    ? // What has more digits than are read at all is too large as a body.
      put.status === 400 || put.status === 413
      ? undefined
      : `PUT is not refused but ${put.status}`
    : faultOf('PUT', put);
  const faults = [unwritten, put.status === 200 && put.text !== read.text ? `PUT answers ${put.text}` : undefined];
  for (const name of ['changed', 'old']) {
    faults.push(
      faultOf('PATCH', await calls.send({ method: 'PATCH', path, body: JSON.stringify({ name }), mediaType: PATCH })),
    );
  }
  return faults.filter((fault) => fault !== undefined);
}

function describeKeptValues(table: KeptTable): void {
  const { kind, schema, rows } = table;
  const generate = (): Generation => generateProject('keptvalues', Buffer.from(schema), { database: kind.target });
  const claim = { name: `values of ${kind.label}`, generate: () => [generate()] };
  describeProofs(proofByCalls('values are kept', kind, claim, HARNESS), ({ proven }) => {
    let booted: Booted;

    beforeAll(async () => {
      booted = await bootOn(kind, 'keptvalues', generate());
    }, 900_000);
    afterAll(async () => {
      await booted.backend.stop();
      await booted.server.stop();
    });

    test('what is read and written back stays as it was', { timeout: 900_000 }, async () => {
      const { calls, database } = booted;
      await database.execute([table.loosened, ...rows.map(({ insert }) => insert)].join('\n'));
      const before = await database.rows(table.bits);
      expect(before).toHaveLength(rows.length);
      const lists = await readLists(calls, rows.length);
      const faults = new Map<number, readonly string[]>();
      for (const [at, { isRefused }] of rows.entries()) faults.set(at, await throughApi(calls, at + 1, isRefused));
      const after = await database.rows(table.bits);
      const failures = rows.flatMap(({ column, value }, at) => {
        const lost = table.columns.filter((one) => before[at]?.[one] !== after[at]?.[one]);
        const isOther = JSON.stringify(before[at]) !== JSON.stringify(after[at]);
        const changed = isOther
          ? [
              `changed ${lost.map((one) => `${one} from ${String(before[at]?.[one]).slice(0, 60)} to ${String(after[at]?.[one]).slice(0, 60)}`).join()}`,
            ]
          : [];
        const unlisted = lists.found.has(at + 1) ? [] : ['in no list'];
        return [...(faults.get(at) ?? []), ...changed, ...unlisted].map(
          (fault) => `${column} ${value.slice(0, 60)}: ${fault}`,
        );
      });
      console.log(
        `${kind.label}: ${table.columns.length} types, ${rows.length} values, ${rows.length * 2} round trips, ${failures.length + lists.faults.length} failures (seed ${SEED})`,
      );
      expect([...lists.faults, ...failures]).toEqual([]);
      proven(claim);
    });
  });
}

for (const table of keptTables(COUNT, SEED)) describeKeptValues(table);
