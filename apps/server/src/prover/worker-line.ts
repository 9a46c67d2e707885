import type { ProofEvent, Verification } from '@backsmith/prover';
import { isFields } from '@backsmith/text';

/** A line of a worker that plans or runs a proof: news of it, and at last what it came to. */
export type WorkerLine =
  | { readonly event: ProofEvent }
  | { readonly planned: { readonly digest: string; readonly jdk: string; readonly readable: readonly string[] } }
  | { readonly absent: string }
  | { readonly verification: Verification };

/** True for a line of a worker, which is told by what it is about. */
export function isWorkerLine(value: unknown): value is WorkerLine {
  return isFields(value) && ['event', 'planned', 'absent', 'verification'].some((name) => name in value);
}

/** Prints it, as JSON. */
export function printLine(line: WorkerLine): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** Fires when the server wants this process to stop. */
export function untilStopped(): AbortSignal {
  const stopping = new AbortController();
  process.on('SIGTERM', () => stopping.abort());
  return stopping.signal;
}
