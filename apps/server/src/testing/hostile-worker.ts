// A stand-in for the engine in worker threads, with the same signature. The schema says what it does.
import { threadId } from 'node:worker_threads';
import { carryOut } from '../engine/carry-out.ts';
import type {
  Edited,
  EditTask,
  Generated,
  GenerateTask,
  MadeUpdate,
  Previewed,
  PreviewTask,
  ReadTask,
  SourceText,
  UpdateTask,
} from '../engine/engine-task.ts';

export const STEPS = ['Reading schema', 'Writing code'] as const;

export function generate(task: GenerateTask): Generated {
  return carryOut(task, () => made(task));
}

function made(task: GenerateTask): Generated {
  const wish = new TextDecoder().decode(task.source);
  task.port.postMessage({ step: 'Reading schema', status: 'in_progress' });
  act(wish);
  if (wish === 'refuse') {
    task.port.postMessage({ step: 'Reading schema', status: 'error', error: 'No table was found.' });
    return { archive: undefined, fileCount: 0, diagnostics: [diagnostic(wish)] };
  }
  task.port.postMessage({ step: 'Reading schema', status: 'completed', message: `${wish.length} characters` });
  task.port.postMessage({ step: 'Writing code', status: 'completed' });
  const content = wish === 'environment' ? Object.keys(process.env).join() : wish;
  const archive = new TextEncoder().encode(`archive of ${content}`);
  const [verb, ...names] = wish.split(' ');
  return { archive, fileCount: 1, diagnostics: [], ...(verb === 'tables' ? { tables: names } : {}) };
}

export function update(task: UpdateTask): MadeUpdate {
  return carryOut(task, () => ({ archive: undefined, diagnostics: [diagnostic('update')] }));
}

export function read(task: ReadTask): SourceText {
  return carryOut(task, () => {
    const wish = new TextDecoder().decode(task.source);
    act(wish);
    return { text: wish === 'thread' ? String(threadId) : `shown: ${wish}` };
  });
}

export function preview(task: PreviewTask): Previewed {
  return carryOut(task, () => {
    act(task.source);
    return { files: [], shown: null, roles: [], groups: [], rules: [], accounts: [], problems: [] };
  });
}

export function edit(task: EditTask): Edited {
  return carryOut(task, () => {
    act(task.sentence);
    return { edit: { kind: 'question', message: task.sentence, choices: [] } };
  });
}

function diagnostic(excerpt: string): Generated['diagnostics'][number] {
  return { severity: 'error', code: 'no-table', line: 3, column: 7, message: 'No table was found.', excerpt };
}

function act(wish: string): void {
  const [verb, amount = '0'] = wish.split(' ');
  if (verb === 'sleep') spin(Number(amount));
  if (verb === 'loop') for (;;) spin(1000);
  if (verb === 'heap') growHeap();
  if (verb === 'buffers') growBuffers();
  if (verb === 'one-buffer') hold(new Uint8Array(Number(amount) * 1024 * 1024).fill(1));
  if (verb === 'waste') waste(Number(amount));
  if (verb === 'leave') left.push(new Uint8Array(Number(amount) * 1024 * 1024).fill(1));
  if (verb === 'throw') throw new Error('thrown on purpose');
  if (verb === 'exit') process.exit(7);
}

/** What tasks leave behind in their thread. */
const left: Uint8Array[] = [];

function spin(ms: number): void {
  const end = Date.now() + ms;
  while (Date.now() < end);
}

function growHeap(): void {
  const kept: object[] = [];
  for (;;) kept.push({ text: `${kept.length} ${Math.random()}` });
}

/** Makes so many objects at once, and needs none of them afterwards. */
function waste(objects: number): void {
  const made = Array.from({ length: objects }, (_, at) => ({ text: `${at} ${Math.random()}` }));
  if (made.length !== objects) throw new Error('unreachable');
}

function growBuffers(): void {
  const kept: Uint8Array[] = [];
  for (;;) kept.push(new Uint8Array(4 * 1024 * 1024).fill(kept.length));
}

function hold(bytes: Uint8Array): void {
  spin(3000);
  if (bytes.length === 0) throw new Error('unreachable');
}
