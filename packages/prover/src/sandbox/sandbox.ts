import { spawnSync } from 'node:child_process';
import { existsSync, globSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { findProgram } from '../machine/find-program.ts';

/** What a proof is shut into, and how it is called there. */
export type Sandbox = {
  /** For the record. */
  readonly label: string;
  /** The whole call of a program in it. */
  wrap(program: readonly string[], inside: Inside): readonly string[];
};

export type Inside = {
  /** Files and folders that can be read there, at their own places; nothing else of this machine can. */
  readonly readable: readonly string[];
  /** A folder of this machine for what the sandbox needs itself. */
  readonly scratch: string;
  /** The folder there that may be written to, in memory. */
  readonly work: string;
  readonly env: Readonly<Record<string, string>>;
};

/** Megabytes and numbers: what all programs of one proof together may fill, open and start. */
export type SandboxLimits = { readonly diskMb: number; readonly processes: number; readonly seconds: number };

/** A user that owns nothing anywhere: as root, what runs in there is nobody else. */
const OWN_USER = 61_180;

/** What programs of a system are made of; of its settings only what finds libraries, and what JDKs link to. */
const SYSTEM = ['/usr', '/bin', '/sbin', '/lib', '/lib64', '/etc/ld.so.cache', '/etc/alternatives', '/etc/localtime'];

const NO_CAPABILITIES = ['--inh-caps=-all', '--ambient-caps=-all', '--bounding-set=-all', '--no-new-privs'];

/**
 * Finds bubblewrap and tries it. What runs in it has no network but the loopback of its own, sees the files it is shown and
 * no more, may write to memory alone, is killed with this process, and is another user where this process is root.
 *
 * @returns nothing where there is none, or the system does not let it
 */
export function findSandbox(limits: SandboxLimits): Sandbox | undefined {
  const [bwrap, prlimit, setpriv] = ['bwrap', 'prlimit', 'setpriv'].map((name) => findProgram(name));
  if (process.platform !== 'linux' || bwrap === undefined || prlimit === undefined || setpriv === undefined)
    return undefined;
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? OWN_USER : (process.getuid?.() ?? OWN_USER);
  const sandbox: Sandbox = {
    label: isRoot ? 'a sandbox without network, as a user of its own' : 'a sandbox without network',
    wrap: (program, inside) => [
      bwrap,
      ...isolation(isRoot),
      ...fileSystem(inside, user, limits),
      ...Object.entries(inside.env).flatMap(([name, value]) => ['--setenv', name, value]),
      '--',
      ...[prlimit, ...resourceLimits(limits), '--'],
      ...(isRoot
        ? [setpriv, `--reuid=${OWN_USER}`, `--regid=${OWN_USER}`, '--clear-groups', ...NO_CAPABILITIES, '--']
        : []),
      ...program,
    ],
  };
  return works(sandbox) ? sandbox : undefined;
}

/** Namespaces of its own for all there are; root needs none of users, and may change to another one. */
function isolation(isRoot: boolean): readonly string[] {
  const shared = ['--unshare-ipc', '--unshare-pid', '--unshare-net', '--unshare-uts', '--unshare-cgroup-try'];
  const users = isRoot
    ? ['--cap-drop', 'ALL', '--cap-add', 'CAP_SETUID', '--cap-add', 'CAP_SETGID', '--cap-add', 'CAP_SETPCAP']
    : ['--unshare-user'];
  return [...shared, ...users, '--die-with-parent', '--new-session', '--hostname', 'prover', '--clearenv'];
}

function fileSystem({ readable, scratch, work }: Inside, user: number, { diskMb }: SandboxLimits): readonly string[] {
  const size = String(diskMb * 1024 * 1024);
  const memory = (folder: string) => ['--perms', '1777', '--size', size, '--tmpfs', folder];
  const shown = [...SYSTEM, ...globSync('/etc/java*')].filter((path) => existsSync(path));
  const accounts = join(scratch, 'passwd');
  // PostgreSQL asks who it is run by.
  writeFileSync(accounts, `prover:x:${user}:${user}::${work}:/bin/sh\n`);
  return [
    ...['--perms', '0755', '--dir', '/etc'],
    ...shown.flatMap((path) => ['--ro-bind', path, path]),
    ...['--proc', '/proc', '--dev', '/dev', ...memory('/dev/shm'), ...memory('/tmp'), ...memory(work)],
    ...foldersAbove(outermost(readable)).flatMap((path) => ['--perms', '0755', '--dir', path]),
    ...outermost(readable).flatMap((path) => ['--ro-bind', path, path]),
    ...['--ro-bind', accounts, '/etc/passwd', '--chdir', work],
  ];
}

/** Folders without those that lie in another one. */
function outermost(paths: readonly string[]): readonly string[] {
  const all = [...new Set(paths)].filter((path) => existsSync(path));
  return all.filter((path) => !all.some((other) => other !== path && path.startsWith(`${other}${sep}`)));
}

/** The folders that paths lie in, the outermost first: made by bubblewrap itself they would be closed to others. */
function foldersAbove(paths: readonly string[]): readonly string[] {
  const folders = new Set<string>();
  for (const path of paths) for (let one = dirname(path); one !== dirname(one); one = dirname(one)) folders.add(one);
  const made = [...folders].filter(
    (folder) => !SYSTEM.some((path) => folder === path || folder.startsWith(`${path}/`)),
  );
  return made.filter((folder) => folder !== '/tmp' && folder !== '/etc').toSorted();
}

function resourceLimits({ diskMb, processes, seconds }: SandboxLimits): readonly string[] {
  const bytes = diskMb * 1024 * 1024;
  return [`--nproc=${processes}`, `--fsize=${bytes}`, `--cpu=${seconds}`, '--nofile=8192', '--core=0'];
}

function works(sandbox: Sandbox): boolean {
  const scratch = dirname(process.execPath);
  try {
    const inside = { readable: [scratch], scratch: '/tmp', work: '/work', env: {} };
    const [program = '', ...args] = sandbox.wrap(['/bin/true'], inside);
    return spawnSync(program, args, { stdio: 'ignore', timeout: 10_000 }).status === 0;
  } catch {
    return false; // It cannot be tried, so it cannot be relied upon.
  }
}
