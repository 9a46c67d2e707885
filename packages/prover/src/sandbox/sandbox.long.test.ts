import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runChild, type Ended } from '../machine/child.ts';
import { findSandbox } from './sandbox.ts';

const found = findSandbox({ diskMb: 64, processes: 100, seconds: 20 });
const NODE = dirname(dirname(process.execPath));
const WORK = '/project';

/** What strangers may write into a schema or a project ends up as programs that try this. */
describe.skipIf(found === undefined)(
  'what runs in the sandbox (needs bubblewrap and util-linux)',
  { timeout: 120_000 },
  () => {
    let scratch = '';
    beforeAll(() => {
      scratch = mkdtempSync(join(tmpdir(), 'backsmith-sandbox-'));
      chmodSync(scratch, 0o755);
      writeFileSync(join(scratch, 'secret.txt'), 'of the server');
    });
    afterAll(() => rmSync(scratch, { recursive: true }));

    function attack(script: string, timeout = 30_000): Promise<Ended> {
      if (found === undefined) throw new Error('there is no sandbox');
      const shown = join(scratch, 'shown');
      writeFileSync(shown, 'shown');
      const inside = { readable: [NODE, shown], scratch, work: WORK, env: { PATH: '/usr/bin:/bin', HOME: WORK } };
      const [program = '', ...args] = found.wrap([process.execPath, '--eval', script], inside);
      const signal = new AbortController().signal;
      return runChild(program, args, { cwd: scratch, env: { SERVER_SECRET: 'key' }, timeout, signal });
    }

    test('sees what it is shown, and nothing else of this machine', async () => {
      const script = `
      const fs = require('fs');
      const tried = ['${join(scratch, 'shown')}', '${join(scratch, 'secret.txt')}', '/etc/shadow', '/root', '/home', '/var/lib', '/proc/1/root/root'];
      console.log(JSON.stringify(tried.map((path) => { try { return fs.statSync(path).isDirectory() ? fs.readdirSync(path).length : fs.readFileSync(path, 'utf8'); } catch { return 'no'; } })));`;
      const { output } = await attack(script);
      expect(JSON.parse(output)).toEqual(['shown', ...Array.from({ length: 6 }, () => 'no')]);
    });

    test("has nothing of the server's environment and no rights", async () => {
      const script = `
      const status = require('fs').readFileSync('/proc/self/status', 'utf8');
      console.log(JSON.stringify({ names: Object.keys(process.env).sort(), user: process.getuid(), rights: /CapEff:\\s*(\\w+)/.exec(status)[1] }));`;
      const { output } = await attack(script);
      const seen = JSON.parse(output) as {
        readonly names: readonly string[];
        readonly user: number;
        readonly rights: string;
      };
      expect(seen.names).toEqual(['HOME', 'PATH', 'PWD']);
      expect(seen.user).not.toBe(0);
      expect(BigInt(`0x${seen.rights}`)).toBe(0n);
    });

    test('reaches no server of this machine, and no network', async () => {
      const server = createServer((socket) => socket.end('reached'));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      const script = `
      const net = require('net');
      const dial = (port, host) => new Promise((resolve) => { const s = net.connect({ port, host, timeout: 3000 }); s.on('connect', () => resolve('reached')); s.on('error', (e) => resolve(e.code)); s.on('timeout', () => resolve('silence')); });
      Promise.all([dial(${port}, '127.0.0.1'), dial(80, '192.0.2.1')]).then((all) => { console.log(JSON.stringify(all)); process.exit(); });`;
      const { output } = await attack(script);
      server.close();
      expect(JSON.parse(output)).toEqual(['ECONNREFUSED', 'ENETUNREACH']);
    });

    test('writes to its own memory alone, and no more than it was given', async () => {
      const script = `
      const fs = require('fs');
      const write = (path, size) => { try { fs.writeFileSync(path, Buffer.alloc(size)); return 'written'; } catch (e) { return e.code; } };
      console.log(JSON.stringify([write('/project/a', 1e6), write('${scratch}/b', 1), write('/usr/c', 1), write('/d', 1), write('/project/e', 60e6), write('/project/f', 60e6)]));`;
      const { output } = await attack(script);
      const [own, shown, system, root, much, tooMuch] = JSON.parse(output) as readonly string[];
      expect([own, much]).toEqual(['written', 'written']);
      expect([shown, system, root, tooMuch]).not.toContain('written');
    });

    test('starts so many programs and no more', async () => {
      const script = `
      const { spawn } = require('child_process');
      let [started, refused] = [0, 0];
      for (let n = 0; n < 300; n += 1) { const c = spawn('sleep', ['5']); c.on('spawn', () => (started += 1)); c.on('error', () => (refused += 1)); }
      setTimeout(() => { console.log(JSON.stringify({ started, refused })); process.exit(); }, 3000);`;
      const { output } = await attack(script);
      const end = JSON.parse(output.trim().split('\n').at(-1) ?? '') as {
        readonly started: number;
        readonly refused: number;
      };
      expect(end.started).toBeLessThan(120);
      expect(end.refused).toBeGreaterThan(150);
    });

    test('ends with all it has started when its time is over', async () => {
      const mark = `${7_000_000 + Math.floor(performance.now())}`;
      const { timedOut } = await attack(
        `require('child_process').spawn('sleep', ['${mark}'], { detached: true }).unref(); setInterval(() => 0, 1000);`,
        4000,
      );
      expect(timedOut).toBe(true);
      const signal = new AbortController().signal;
      const look = { cwd: scratch, env: { PATH: '/usr/bin:/bin' }, timeout: 10_000, signal };
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect((await runChild('ps', ['-eo', 'args'], look)).output).not.toContain(`sleep ${mark}`);
    });
  },
);
