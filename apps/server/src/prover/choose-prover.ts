import { findJdk, findSandbox, type Sandbox } from '@backsmith/prover';
import type { Config } from '../config.ts';
import { proveArchive, type ProofRunner } from './prove-archive.ts';

/** Whether this process proves what it generates, in what, and why not. */
export type ProverChoice =
  | {
      readonly kind: 'on';
      readonly run: ProofRunner;
      readonly sandbox: Sandbox | undefined;
      readonly label: string;
      readonly jdk: string;
    }
  | { readonly kind: 'off'; readonly why: string };

/** What all programs of one proof together may fill. Megabytes. */
const DISK = 1024;

/** What those of one proof or one tryout may start. */
const PROGRAMS = 600;

/** The oldest Java a project may be written for. */
const LEAST_JAVA = 17;

/** Looks for a JDK and a sandbox, and decides by what the operator asked for. */
export function proverOf(all: Pick<Config, 'verify' | 'tryout'>): ProverChoice {
  const config = all.verify;
  if (config.mode === 'off') return { kind: 'off', why: 'Whoever runs it has switched that off (BACKSMITH_VERIFY).' };
  const jdk = findJdk(LEAST_JAVA);
  if (jdk === undefined)
    return {
      kind: 'off',
      why: `No JDK ${LEAST_JAVA} or newer was found: install one, and set JAVA_HOME to its folder.`,
    };
  const seconds = Math.ceil(config.timeLimitMs / 1000);
  const sandbox = findSandbox({ diskMb: DISK, processes: programsOf(all), seconds });
  if (sandbox === undefined && !config.unsandboxed)
    return { kind: 'off', why: 'There is no sandbox: install bubblewrap and util-linux, and let it make namespaces.' };
  const run: ProofRunner = (options) => proveArchive({ ...options, sandbox });
  return { kind: 'on', run, sandbox, label: sandbox?.label ?? 'no sandbox', jdk: jdk.version };
}

/**
 * What may be started in one sandbox: the system counts all that one user runs, and started by root all sandboxes are the same
 * user's.
 */
export function programsOf({ verify, tryout }: Pick<Config, 'verify' | 'tryout'>): number {
  return PROGRAMS * (verify.atOnce + (tryout.mode === 'off' ? 0 : tryout.atOnce));
}
