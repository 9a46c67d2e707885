import pg from 'pg';
import { withClient, type Connection } from './connection.ts';

const APPLICATION = 'backsmith';

/**
 * Makes the application's role and database unless they exist. The application is no superuser: a superuser of PostgreSQL can
 * run programs and read files. To be called with the start lock held.
 */
export async function ensureApplication(superuser: Connection): Promise<Connection> {
  await withClient(superuser, async (client) => {
    const role = await client.query('select 1 from pg_roles where rolname = $1', [APPLICATION]);
    if (role.rowCount === 0) {
      const password = pg.escapeLiteral(superuser.password);
      await client.query(`create role ${APPLICATION} login nosuperuser password ${password}`);
    }
    const database = await client.query('select 1 from pg_database where datname = $1', [APPLICATION]);
    if (database.rowCount === 0) await client.query(`create database ${APPLICATION} owner ${APPLICATION}`);
  });
  return { ...superuser, user: APPLICATION, database: APPLICATION };
}
