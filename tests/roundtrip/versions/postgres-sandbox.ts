import pg from 'pg';
import { startPostgres, type TestDatabase } from '../../kit/index.ts';
import type { Sandbox } from './describe-versions.ts';

const EMPTY = `DO $$ DECLARE name text; BEGIN
  FOR name IN SELECT nspname FROM pg_namespace WHERE nspname !~ '^(pg_|information_schema$)' LOOP
    EXECUTE format('DROP SCHEMA %I CASCADE', name);
  END LOOP; CREATE SCHEMA public; END $$`;

/** Each script has a database of its own for as long as it is used in turn; what is done in it is rolled back. */
export async function openPostgresSandbox(): Promise<Sandbox> {
  const server = await startPostgres();
  const empty = await server.database('sandbox');
  const client = new pg.Client({
    host: '127.0.0.1',
    port: server.port,
    user: empty.user,
    password: empty.password,
    database: empty.name,
  });
  await client.connect();
  const database: TestDatabase = {
    ...empty,
    execute: async (script) => {
      await client.query(String(script));
    },
    rows: async (query) => (await client.query<Record<string, unknown>>(query)).rows,
  };
  let depth = 0;
  return {
    within: async (script, work) => {
      const name = `level_${depth}`;
      await client.query(depth === 0 ? 'BEGIN' : `SAVEPOINT ${name}; ${EMPTY}`);
      depth += 1;
      try {
        await database.execute(script);
        return await work(database);
      } finally {
        depth -= 1;
        await client.query(depth === 0 ? 'ROLLBACK' : `ROLLBACK TO SAVEPOINT ${name}`);
      }
    },
    stop: async () => {
      await client.end();
      await server.stop();
    },
  };
}
