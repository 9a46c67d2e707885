import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../processes/free-port.ts';
import { runOk } from '../processes/run.ts';
import { startService, waitUntil, type Service } from '../processes/service.ts';
import type { MariaDbPrograms } from '../tools/find-mariadb.ts';
import { tool } from '../tools/tool.ts';
import { ACCOUNT, createDatabase, isUp, sqlClient } from './mysql-client.ts';
import type { TestDatabaseServer } from './test-database.ts';

/** Durability is of no use to a server that lives for one suite. */
const SETTINGS = [
  '--bind-address=127.0.0.1',
  '--skip-log-bin',
  '--innodb-flush-log-at-trx-commit=0',
  '--innodb-doublewrite=0',
  '--innodb-buffer-pool-size=64M',
  '--character-set-server=utf8mb4',
];

async function install(programs: MariaDbPrograms, data: string): Promise<void> {
  const how = ['--auth-root-authentication-method=normal', '--skip-test-db', ...ACCOUNT];
  await runOk(programs.install, ['--no-defaults', `--datadir=${data}`, ...how]);
}

async function stopAndRemove(service: Service, folder: string): Promise<void> {
  await service.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Starts a MariaDB of its own in a temporary folder on a free port. Needs the tool `mariadb`; takes about four seconds. */
export async function startMariaDb(): Promise<TestDatabaseServer> {
  const programs = tool('mariadb');
  const folder = mkdtempSync(join(tmpdir(), 'backsmith-mariadb-'));
  chmodSync(folder, 0o755); // The server's account has to reach the data below.
  const data = join(folder, 'data');
  const socket = join(data, 'socket');
  await install(programs, data);
  const port = await freePort();
  const where = [`--datadir=${data}`, `--socket=${socket}`, `--port=${port}`, `--pid-file=${join(data, 'pid')}`];
  const service = await startService(programs.server, ['--no-defaults', ...where, ...ACCOUNT, ...SETTINGS]);
  const sql = sqlClient(programs.client, socket, 'MariaDB');
  await waitUntil(service, 'MariaDB', () => isUp(sql), 30_000);
  return {
    port,
    database: (name) => createDatabase(sql, `jdbc:mariadb://127.0.0.1:${port}`, name),
    stop: () => stopAndRemove(service, folder),
  };
}
