import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPool } from '../db/database.ts';
import { withClient, type Connection } from '../db/embedded/connection.ts';
import { openEmbedded } from '../db/embedded/open-embedded.ts';
import { migrate } from '../db/migrate.ts';
import { openJobQueue } from '../jobs/job-queue.ts';
import { TEMPLATE } from './template.ts';
import type {} from './vitest.d.ts';

/**
 * One real PostgreSQL for all test files of the server. Each makes databases of its own on it, as copies of one in which
 * every migration has run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'backsmith-test-'));
  chmodSync(folder, 0o755);
  const database = await openEmbedded({ folder, durable: false });
  await makeTemplate(database.superuser);
  project.provide('database', database.superuser);
  return async () => {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function makeTemplate(server: Connection): Promise<void> {
  await withClient(server, (client) => client.query(`create database ${TEMPLATE} owner backsmith`));
  const connection = { ...server, user: 'backsmith', database: TEMPLATE };
  const onError = (error: Error): never => {
    throw error;
  };
  const { pool } = openPool(connection, onError);
  await migrate(pool);
  await pool.end();
  // The queue makes its tables when it is opened first.
  const jobs = await openJobQueue({ connection, expireInSeconds: 1, onError });
  await jobs.stop(0);
}
