import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { steadyOutput } from './steady-output.ts';
import { whenLinux } from './testing/test-where.ts';

test('what finds no room is told of once there is some, and a line that half fits is begun again', () => {
  let room = 4;
  let text = '';
  const put = (_file: number, bytes: Uint8Array) => {
    if (room === 0) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    const taken = bytes.subarray(0, room);
    text += Buffer.from(taken).toString();
    room -= taken.length;
    return taken.length;
  };
  const folder = mkdtempSync(path.join(tmpdir(), 'backsmith-output-'));
  const file = openSync(path.join(folder, 'log'), 'w');
  const output = steadyOutput(file, put);
  for (const line of ['one\n', 'two\n', 'three\n']) output.write(line);
  expect(text).toBe('one\n');
  room = 1000;
  output.write('four\n');
  output.write('five\n');
  expect(text).toBe('one\n\n2 lines are missing here: there was no room for them.\nfour\nfive\n');
  closeSync(file);
  rmSync(folder, { recursive: true });
});

const WRITER = `
  const { steadyOutput } = await import(${JSON.stringify(fileURLToPath(new URL('steady-output.ts', import.meta.url)))});
  for (let line = 0; line < 3; line += 1) {
    steadyOutput().write('line ' + line + '\\n');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  process.stderr.write('alive');`;

function write(to: string): { readonly status: number | null; readonly stderr: string } {
  const node = `"${process.execPath}" --input-type=module --eval "$WRITER"`;
  const options = { encoding: 'utf8', env: { ...process.env, WRITER } } as const;
  return spawnSync('/bin/bash', ['-c', `set -o pipefail; ${node} ${to}`], options);
}

whenLinux('a process whose standard output is full, or read by nobody, goes on', () => {
  expect(write('> /dev/full')).toMatchObject({ status: 0, stderr: 'alive' });
  expect(write('| true')).toMatchObject({ status: 0, stderr: 'alive' });
});

whenLinux('lines go to a file and through a pipe as they are', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'backsmith-output-'));
  const [plain, piped] = [path.join(folder, 'plain'), path.join(folder, 'piped')];
  write(`> ${plain}`);
  write(`| cat > ${piped}`);
  expect(readFileSync(plain, 'utf8')).toBe('line 0\nline 1\nline 2\n');
  expect(readFileSync(piped, 'utf8')).toBe('line 0\nline 1\nline 2\n');
  rmSync(folder, { recursive: true });
});
