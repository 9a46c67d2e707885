import type { ProofFigures, Verification } from '@backsmith/prover';

/** What was seen of one schema; times are whole seconds, on a machine that may have done other work beside it. */
export type Seen = {
  /** Of the archive, its beginning. */
  readonly digest: string;
  /** That of the verification, or why there is none. */
  readonly outcome: string;
  readonly database?: string;
  readonly wallSeconds: number;
  readonly cpuSeconds?: number;
  /** How many programs wanted a processor at its end. */
  readonly load: number;
  readonly steps: readonly Pick<Verification['steps'][number], 'step' | 'status' | 'seconds'>[];
  readonly figures: ProofFigures;
  readonly failures: readonly string[];
  readonly failureCount?: number;
  /** Extensions the database lacked. */
  readonly missing?: readonly string[];
};

export type Recorded = Readonly<Record<string, Seen>>;
