import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { environmentOf, type Sandbox } from '@backsmith/prover';
import { codeFolders } from './code-folders.ts';

/** What a worker may hold of its own. Megabytes. */
const WORKER_HEAP = 512;

const WORK = '/work';

/** The call of a program of ours by the Node.js that runs us. */
export function nodeCall(file: string, words: readonly string[]): readonly string[] {
  return [process.execPath, `--max-old-space-size=${WORKER_HEAP}`, file, ...words];
}

export type Inside = {
  /** Undefined: it runs as this process does, which its operator has asked for. */
  readonly sandbox: Sandbox | undefined;
  /** The folder with the plan, which can be read there. */
  readonly folder: string;
  readonly readable: readonly string[];
};

/**
 * The call of a worker in the sandbox, and its environment.
 *
 * @param words what it is told, from the folder it may fill
 */
export function callInside(
  file: string,
  words: (work: string) => readonly string[],
  { sandbox, folder, readable }: Inside,
): readonly [call: readonly string[], env: Readonly<Record<string, string>>] {
  if (sandbox === undefined) {
    const work = path.join(folder, 'work');
    mkdirSync(work, { mode: 0o755 });
    return [nodeCall(file, words(work)), { ...environmentOf(['PATH']), HOME: work, TMPDIR: work }];
  }
  const env = { PATH: '/usr/bin:/bin', HOME: WORK, TMPDIR: '/tmp', LANG: 'C.UTF-8' };
  const inside = { readable: [folder, ...codeFolders(), ...readable], scratch: folder, work: WORK, env };
  return [sandbox.wrap(nodeCall(file, words(WORK)), inside), {}];
}
