import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { REPOSITORY, run, type Run } from '../kit/index.ts';

/** What the guide writes, and what stands for it on this machine. */
export type Instead = Readonly<Record<string, string>>;

/** Programs that would change the machine, or take minutes: their calls are noted, nothing else. */
const STAND_INS = ['npm', 'useradd', 'systemctl'];

/** Somebody who types what the guide says, on a machine whose /etc and /var/lib are folders of a test. */
export type Operator = {
  readonly root: string;
  /** Runs a block of the guide to its end. */
  readonly run: (block: string, instead?: Instead, env?: Readonly<Record<string, string>>) => Promise<Run>;
  /** Starts a block that does not end. */
  readonly start: (block: string, instead: Instead, env: Readonly<Record<string, string>>) => ChildProcess;
  /** The calls of the programs that were stood in for. */
  readonly calls: () => readonly string[];
};

/** @param root an empty folder that every user may enter. */
export function operatorIn(root: string): Operator {
  const programs = join(root, 'programs');
  const calls = join(root, 'calls');
  mkdirSync(programs);
  mkdirSync(join(root, 'etc/systemd/system'), { recursive: true });
  for (const name of STAND_INS) writeFileSync(join(programs, name), `#!/bin/sh\necho "${name} $*" >> ${calls}\n`);
  for (const name of STAND_INS) chmodSync(join(programs, name), 0o755);
  const PATH = `${programs}${delimiter}${process.env['PATH'] ?? ''}`;
  const text = (block: string, instead: Instead = {}) => {
    const here = { ' /etc/': ` ${root}/etc/`, '/var/lib/': `${root}/`, ...instead };
    return Object.entries(here).reduce((changed, [guide, ours]) => changed.replaceAll(guide, ours), block);
  };
  return {
    root,
    run: (block, instead, env = {}) =>
      run('sh', ['-ec', text(block, instead)], { cwd: REPOSITORY, env: { ...env, PATH } }),
    start: (block, instead, env) =>
      spawn('sh', ['-ec', text(block, instead)], {
        ...{ cwd: REPOSITORY, env: { ...process.env, ...env, PATH } },
        ...{ detached: true, stdio: ['ignore', 'pipe', 'inherit'] },
      }),
    calls: () => (existsSync(calls) ? readFileSync(calls, 'utf8').trimEnd().split('\n') : []),
  };
}
