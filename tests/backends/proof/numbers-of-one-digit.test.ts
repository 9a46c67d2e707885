import type { Generation } from '@backsmith/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { bootOn, proofByCalls, type Booted } from './booted.ts';
import { MARIADB, MYSQL, type DatabaseKind } from './database-kinds.ts';
import { generateProject } from './project.ts';

/** Numbers where others have flags, each known by something else, and two flags. */
const SCHEMA = `
  CREATE TABLE \`task\` (
    \`id\` int NOT NULL AUTO_INCREMENT PRIMARY KEY,
    \`name\` varchar(40) NOT NULL,
    \`state\` tinyint(1) NOT NULL DEFAULT 0 CHECK (\`state\` IN (0, 1, 2)),
    \`prio\` tinyint(1) NOT NULL DEFAULT '3',
    \`sent_as\` tinyint(1) DEFAULT NULL COMMENT '0: draft, 1: letter, 2: mail',
    \`stars\` tinyint(1) unsigned CHECK (\`stars\` BETWEEN 1 AND 5),
    \`paid\` tinyint(1) NOT NULL DEFAULT 0,
    \`open\` tinyint(1) unsigned NOT NULL DEFAULT 1
  ) ENGINE=InnoDB;`;

const ROW = { state: 2, prio: 7, sent_as: 2, stars: 5, paid: 1, open: 0 };

const HARNESS = ['tests/backends/proof/numbers-of-one-digit.test.ts'];

function generation({ target }: DatabaseKind): Generation {
  return generateProject('digits', Buffer.from(SCHEMA), { database: target });
}

function describeNumbers(kind: DatabaseKind): void {
  const claim = { name: `numbers of one digit on ${kind.label}`, generate: () => [generation(kind)] };
  const suite = proofByCalls('numbers of one displayed digit', kind, claim, HARNESS);
  describeProofs(suite, ({ proven }) => {
    let booted: Booted;

    beforeAll(async () => {
      booted = await bootOn(kind, 'digits', generation(kind));
    }, 900_000);
    afterAll(async () => {
      await booted.backend.stop();
      await booted.server.stop();
    });

    test('a row of another program is read as it is, and written back as it was', async () => {
      const columns = Object.keys(ROW).map((name) => `\`${name}\``);
      await booted.database.execute(
        `INSERT INTO task (name, ${columns.join(', ')}) VALUES ('old', ${Object.values(ROW).join(', ')})`,
      );
      const path = '/api/v1/tasks/1';
      const { body } = await booted.calls.send({ method: 'GET', path });
      expect(body).toMatchObject({ state: 2, prio: 7, sentAs: 2, stars: 5, paid: true, open: false });
      const put = await booted.calls.send({
        method: 'PUT',
        path,
        body: JSON.stringify({ ...(body as object), name: 'new' }),
      });
      expect(put.status, put.text).toBe(200);
      const kept = `SELECT name, ${columns.map((name) => `${name} + 0 AS ${name}`).join(', ')} FROM task`;
      const [row] = await booted.database.rows(kept);
      const given = Object.entries(ROW).map(([name, value]) => [name, String(value)]);
      expect(row).toEqual({ name: 'new', ...Object.fromEntries(given) });
      const made = await booted.calls.send({ method: 'POST', path: '/api/v1/tasks', body: '{"name":"bare"}' });
      expect(made.body).toMatchObject({ state: 0, prio: 3, sentAs: null, stars: null, paid: false, open: true });
      proven(claim);
    });
  });
}

for (const kind of [MARIADB, MYSQL]) describeNumbers(kind);
