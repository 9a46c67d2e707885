import { tmpdir } from 'node:os';
import { expect, test, vi } from 'vitest';
import { startTalk } from './talk.ts';
import { readWorkerLine } from './worker-lines.ts';

function talkWith(script: string) {
  const lines: string[] = [];
  const options = {
    cwd: tmpdir(),
    env: { PATH: process.env['PATH'] ?? '' },
    onLine: (line: string) => lines.push(line),
  };
  return { lines, talk: startTalk([process.execPath, '-e', script], options) };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false; // There is no such process any more.
  }
}

test('hears lines, says lines, and ends what has started others with them', async () => {
  const { lines, talk } = talkWith(`
    const { spawn } = require('node:child_process');
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    process.stdin.on('data', (text) => console.log('heard ' + text.toString().trim()));
    console.log(child.pid);`);
  await vi.waitFor(() => expect(lines).toHaveLength(1), 5000);
  talk.say('one');
  await vi.waitFor(() => expect(lines[1]).toBe('heard one'), 5000);
  const below = Number(lines[0]);
  expect(isAlive(below)).toBe(true);
  await talk.end();
  await vi.waitFor(() => expect(isAlive(below)).toBe(false), 5000);
});

test('ends one that does not listen, and tells what one complained of', async () => {
  const deaf = talkWith("process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)");
  await deaf.talk.end();
  expect(isAlive(deaf.talk.pid ?? 0)).toBe(false);
  const broken = talkWith("throw new Error('no such thing')");
  expect(await broken.talk.ended).toContain('no such thing');
  const missing = startTalk(['/no/such/program'], { cwd: tmpdir(), env: {}, onLine: () => undefined });
  expect(await missing.ended).toContain('ENOENT');
});

test('keeps no line without an end', async () => {
  const { lines, talk } = talkWith(`
    const piece = 'a'.repeat(1024 * 1024);
    for (let count = 0; count < 12; count++) process.stdout.write(piece);
    process.stdout.write('\\n{"id":1}\\n');`);
  await talk.ended;
  expect(lines[0]?.length).toBeLessThanOrEqual(5 * 1024 * 1024);
  expect(lines[1]).toBe('{"id":1}');
});

test('whatever is no line of ours is nothing', () => {
  expect(readWorkerLine('{"id":1,"silent":true}')).toEqual({ id: 1, silent: true });
  const step = { step: 'compile', status: 'running', text: 'Compiling' };
  expect(readWorkerLine(JSON.stringify({ step }))).toEqual({ step });
  for (const text of [
    'Started',
    '{',
    '{}',
    '{"id":"1","silent":true}',
    '{"ready":{"groups":[]}}',
    `{"failed":"${'a'.repeat(9000)}"}`,
  ])
    expect(readWorkerLine(text)).toBeUndefined();
});
