import { readSchema, writeDdl, writeMigration } from '@backsmith/schema';
import { expect, test } from 'vitest';
import { startPostgres } from '../kit/index.ts';

const TYPES = (name: string, values: string): string => `CREATE TYPE ${name} AS ENUM (${values});
CREATE TABLE member (
  id integer PRIMARY KEY,
  role ${name} DEFAULT 'user' NOT NULL,
  roles ${name}[] DEFAULT '{user}'
);`;

// PostgreSQL casts no enumeration to another one, and no default either: https://www.postgresql.org/docs/current/sql-altertable.html
test('an enumeration that another one takes the place of keeps its rows and gets its defaults', async () => {
  const [before, after] = [TYPES('role', `'user', 'admin'`), TYPES('member_role', `'user', 'admin', 'editor'`)].map(
    (sql) => readSchema(sql, { dialect: 'postgresql' }).value.schema,
  );
  if (before === undefined || after === undefined) throw new Error('two versions are read');
  const server = await startPostgres();
  try {
    const database = await server.database('replaced');
    await database.execute(writeDdl(before, 'postgresql').value.text);
    await database.execute(`INSERT INTO member VALUES (1, 'admin', '{user,admin}')`);
    await database.execute(writeMigration([{ schema: before }, { schema: after }], 'postgresql').value.text);
    await database.execute(`INSERT INTO member (id) VALUES (2); INSERT INTO member VALUES (3, 'editor', '{}')`);
    const rows = await database.rows(
      'SELECT role::text, roles::text, pg_typeof(role)::text AS type FROM member ORDER BY id',
    );
    expect(rows).toEqual([
      { role: 'admin', roles: '{user,admin}', type: 'member_role' },
      { role: 'user', roles: '{user}', type: 'member_role' },
      { role: 'editor', roles: '{}', type: 'member_role' },
    ]);
  } finally {
    await server.stop();
  }
});
