import type { Sandbox, Verification } from '@backsmith/prover';
import { callInside } from './call-inside.ts';
import { workerFile } from './code-folders.ts';
import { planArchive, type PlanArchiveOptions } from './plan-archive.ts';
import { runWorker, type WorkerEnd, type WorkerOptions } from './run-worker.ts';

export type ProveOptions = PlanArchiveOptions &
  Pick<WorkerOptions, 'observe'> & {
    /** Undefined: it runs as this process does, which its operator has asked for. */
    readonly sandbox: Sandbox | undefined;
    /** A proof of the very same bytes on the same JDK, if there is one. */
    readonly findKnown: (word: string) => Promise<Verification | undefined>;
  };

export type ProveOutcome =
  | { readonly kind: 'proven'; readonly word: string; readonly verification: Verification }
  /** This machine lacks what it takes; the text says what, and how to get it. */
  | { readonly kind: 'absent'; readonly reason: string }
  | WorkerEnd;

/** What proves an archive, in a sandbox or without. */
export type ProofRunner = (options: Omit<ProveOptions, 'sandbox'>) => Promise<ProveOutcome>;

/** Raised when a proof sees what one of before did not, or says it otherwise: what was seen then is not known any more. */
const EDITION = 4;

/** Proves the archive of a project: plans the proof in one process, and runs it in another, in the sandbox. */
export async function proveArchive(options: ProveOptions): Promise<ProveOutcome> {
  const plan = await planArchive(options);
  if (plan.kind !== 'planned') return plan;
  const word = `${plan.digest}-${plan.jdk}-${EDITION}`;
  const known = await options.findKnown(word);
  if (known !== undefined) return { kind: 'proven', word, verification: known };
  const { folder, sandbox } = options;
  const label = sandbox?.label ?? 'no sandbox';
  const inside = { sandbox, folder, readable: plan.readable };
  const call = callInside(workerFile('proof-worker'), (work) => [folder, work, label], inside);
  const proven = await runWorker(...call, options);
  const verification = proven.lines.find((line) => 'verification' in line)?.verification;
  return verification === undefined ? proven.end : { kind: 'proven', word, verification };
}
