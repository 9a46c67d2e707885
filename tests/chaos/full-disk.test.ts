import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PATHS, type GenerationEvent } from '@backsmith/contract';
import { afterEach, expect, test } from 'vitest';
import { describeWith, scratchFolder, tool } from '../kit/index.ts';
import { chance } from './chance.ts';
import { zipOfText } from './check-customer.ts';
import { clientOf, register, usesOf } from './client.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { ask, ownDatabase, type OwnDatabase } from './own-database.ts';
import type { ServerKind } from './server-process.ts';
import { SMALL_SCHEMA, underLoad } from './under-load.ts';

const TIMES = Number(process.env['BACKSMITH_FULL_DISKS'] ?? 5);
/** How long the disk stays full, and the longest rest before it is. Milliseconds. */
const FULL_FOR = 3000;
const LONGEST_REST = 3000;
/** How long the server may take to be well again, with what it waits between two tries to start the database. Milliseconds. */
const PATIENCE = 180_000;

const folder = scratchFolder('chaos-disk');
chmodSync(folder, 0o755);
const data = path.join(folder, 'data');
mkdirSync(data);

const SEED = Number(process.env['BACKSMITH_SEED'] ?? Date.now() % 1_000_000);

/** A server with a disk of its own, which nobody else on this machine sees. @param prepare done on that disk before the start. */
function onDisk(size: string, prepare = 'true'): ServerKind {
  const mount = `mount -t tmpfs -o size=${size},mode=755 tmpfs "$BACKSMITH_DATA" && ${prepare} && exec "$@"`;
  return { script: 'serve-really.ts', workers: 2, within: [...tool('own-disk'), 'sh', '-c', mount, 'sh'] };
}

let database: OwnDatabase | undefined;
let fleet: Fleet | undefined;
afterEach(async () => {
  await fleet?.stop();
  await database?.stop();
});

/** The disk of a server as that server sees it. */
function diskOf(pid: number) {
  const disk = path.join('/proc', String(pid), 'root', data);
  const filler = path.join(disk, 'filler');
  return {
    /** Writes until nothing fits any more, and lets the database find out. */
    fill: async () => {
      fillUp(filler);
      const password = readFileSync(path.join(disk, 'postgres/cluster/backsmith.password'), 'utf8');
      const superuser = { host: path.join(disk, 'postgres/run'), port: 5432, user: 'postgres', password };
      const next = `select pg_logical_emit_message(false, 'disk', 'full')::text as value; select pg_switch_wal()::text as value`;
      // Segment after segment of its log, until there is no room for one and PostgreSQL gives up.
      for (let isUp = true; isUp;) {
        isUp = await ask({ ...superuser, database: 'postgres' }, next).then(
          () => true,
          () => false,
        );
      }
    },
    makeRoom: () => rmSync(filler),
    /** The room there is, what PostgreSQL last said besides turning calls away, what it noted of itself, and what it is at. */
    state: () =>
      [
        `${statfsSync(disk).bavail * statfsSync(disk).bsize} bytes free`,
        textOf(path.join(disk, 'postgres.log'))
          .replace(/^.*FATAL: {2}the database system is .*\n/gm, '')
          .slice(-3000),
        textOf(path.join(disk, 'postgres/cluster/postmaster.pid')),
        ...processesOf('postgres'),
      ].join('\n'),
  };
}

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : `no ${path.basename(file)}`;
}

/** What the processes of a program call themselves, and where in the kernel they wait. */
function processesOf(program: string): readonly string[] {
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .flatMap((pid) => {
      try {
        if (readFileSync(`/proc/${pid}/comm`, 'utf8').trim() !== program) return [];
        const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        return [`${pid} ${title} (${readFileSync(`/proc/${pid}/wchan`, 'utf8')})`];
      } catch {
        return []; // It has ended meanwhile.
      }
    });
}

function fillUp(file: string): void {
  const handle = openSync(file, 'w');
  for (let size = 2 ** 20; size >= 1;) {
    try {
      writeSync(handle, Buffer.alloc(size));
    } catch (error) {
      expect(error).toMatchObject({ code: 'ENOSPC' });
      size /= 4;
    }
  }
  closeSync(handle);
}

async function untilReady(address: string, why: () => string): Promise<number> {
  const begun = performance.now();
  let last = '';
  while (performance.now() - begun < PATIENCE) {
    const answer = await fetch(address + PATHS.ready);
    last = await answer.text();
    if (answer.ok) return Math.round(performance.now() - begun);
    await pause(50);
  }
  throw new Error(`not ready ${PATIENCE} ms after there was room again: ${last}\n${why()}`);
}

describeWith(['own-disk'], 'a full disk', () => {
  test(
    `the disk of the embedded database and of the archives is full ${TIMES} times: the server lives, says so, and works again without a restart`,
    { timeout: 120_000 * TIMES },
    async () => {
      const random = chance(SEED);
      const servers = (fleet = await startFleet(data, [onDisk('300m')], { BACKSMITH_FREE_ROOM_MB: '40' }));
      const { address = '', pid = 0 } = servers.servers()[0] ?? {};
      const disk = diskOf(pid);
      const back: number[] = [];
      const figures = await underLoad(servers, await zipOfText(folder, SMALL_SCHEMA), async () => {
        for (let time = 0; time < TIMES; time += 1) {
          await pause(random() * LONGEST_REST);
          await disk.fill();
          await pause(FULL_FOR);
          const down = await fetch(address + PATHS.ready);
          expect(down.status).toBe(503);
          // Its own log, on the same disk, may have had no room to say that it gave up.
          expect(await down.json()).toMatchObject({ checks: { database: 'down' } });
          expect((await fetch(address + PATHS.live)).status).toBe(200);
          disk.makeRoom();
          back.push(await untilReady(address, disk.state));
        }
      });
      console.log(
        `seed ${SEED}: ${TIMES} full disks, the database down in each, well again after ${back.join(', ')} ms; ${figures.text}`,
      );
      expect(figures.completed).toBeGreaterThan(0);
    },
  );

  test('a server with a database elsewhere starts on a full disk, and works once there is room', async () => {
    const own = (database = await ownDatabase(path.join(folder, 'database')));
    const full = onDisk('4m', 'mkdir "$BACKSMITH_DATA/files" && ! cat /dev/zero > "$BACKSMITH_DATA/filler"');
    const variables = { DATABASE_URL: own.url, BACKSMITH_FREE_ROOM_MB: '1' };
    const servers = (fleet = await startFleet(data, [full], variables));
    const { address = '', pid = 0 } = servers.servers()[0] ?? {};
    const ready = await fetch(address + PATHS.ready);
    expect(await ready.json()).toEqual({
      status: 'not-ready',
      checks: { database: 'up', archives: 'down', jobs: 'up' },
    });
    const token = await register(address);
    await expect(clientOf(address, token).generate(SMALL_SCHEMA).next()).rejects.toThrow('DISK_FULL');
    expect(await usesOf(address, token)).toEqual(['unused']);
    diskOf(pid).makeRoom();
    let last: GenerationEvent = {};
    for await (last of clientOf(address, token).generate(SMALL_SCHEMA));
    expect(last.completed).toBe(true);
  });
});
