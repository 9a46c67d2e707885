import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../processes/free-port.ts';
import { runOk } from '../processes/run.ts';
import { startService, waitUntil } from '../processes/service.ts';
import { tool } from '../tools/tool.ts';
import { ACCOUNT, createDatabase, isUp, sqlClient } from './mysql-client.ts';
import type { TestDatabaseServer } from './test-database.ts';

/** Durability is of no use to a server that lives for one suite; nor is the document store, which wants a port of its own. */
const SETTINGS = [
  '--bind-address=127.0.0.1',
  '--mysqlx=0',
  '--skip-log-bin',
  '--innodb-flush-log-at-trx-commit=0',
  '--innodb-doublewrite=0',
  '--innodb-buffer-pool-size=64M',
  '--innodb-flush-method=nosync',
  '--performance-schema=0',
  '--innodb-file-per-table=0',
  '--log-bin-trust-function-creators=1',
];

/** Starts a MySQL of its own in a temporary folder on a free port. Needs the tool `mysql`; takes about eight seconds. */
export async function startMySql(): Promise<TestDatabaseServer> {
  const { home, server, client } = tool('mysql');
  const folder = mkdtempSync(join(tmpdir(), 'backsmith-mysql-'));
  // The server's account makes its data below; it owns nothing here.
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  const socket = join(data, 'socket');
  const place = ['--no-defaults', `--basedir=${home}`, `--datadir=${data}`, `--tmpdir=${folder}`, ...ACCOUNT];
  await runOk(server, [...place, '--initialize-insecure', '--innodb-doublewrite=0']);
  const port = await freePort();
  const where = [`--socket=${socket}`, `--port=${port}`, `--pid-file=${join(data, 'pid')}`];
  const service = await startService(server, [...place, ...where, ...SETTINGS]);
  const sql = sqlClient(client, socket, 'MySQL');
  await waitUntil(service, 'MySQL', () => isUp(sql), 60_000);
  // Without a certificate to trust, drivers would not ask for the key that the usual plugin wants.
  await sql("alter user root@localhost identified with mysql_native_password by ''");
  return {
    port,
    database: (name) => createDatabase(sql, `jdbc:mysql://127.0.0.1:${port}`, name),
    stop: async () => {
      await service.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
