import { chmodSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PATHS } from '@backsmith/contract';
import { expect, test } from 'vitest';
import { scratchFolder } from '../kit/index.ts';
import { clientOf, register } from './client.ts';
import { startServer } from './server-process.ts';

const folder = scratchFolder('chaos-db');
chmodSync(folder, 0o755);

test('kill -9 of the database under a running server: requests fail for a moment, the generation completes', async () => {
  const server = await startServer(folder);
  const token = await register(server.address);
  const client = clientOf(server.address, token);
  const schema = 'create table a (id int) -- 4000 ms';
  const stream = client.generate(schema);
  const begun = (await stream.next()).value;
  const projectId = begun?.projectId ?? '';
  const postmaster = Number(readFileSync(path.join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(postmaster, 'SIGKILL');

  const killed = performance.now();
  const statuses: number[] = [];
  const headers = { authorization: `Bearer ${token}` };
  while (statuses.at(-1) !== 200) {
    statuses.push((await fetch(server.address + PATHS.me, { headers })).status);
  }
  console.log(
    `signed in again ${Math.round(performance.now() - killed)} ms after the kill, statuses ${new Set(statuses).size}`,
  );
  expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
  // One of the server's connections may still be of the database that is gone.
  let last = begun;
  for (let isServed = false; !isServed;) {
    try {
      for await (last of client.events(projectId));
      isServed = true;
    } catch (error) {
      expect(String(error)).toContain('status 503');
    }
  }
  expect(last?.completed).toBe(true);
  expect(String(await client.download(projectId))).toBe(`archive of ${schema}`);
  await server.stop();
});
