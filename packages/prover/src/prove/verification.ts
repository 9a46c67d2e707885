/** What a proof does, in this order. */
export const PROOF_STEPS = ['compile', 'start', 'call', 'test'] as const;

export type ProofStep = (typeof PROOF_STEPS)[number];

/** `skipped` says why in its text: what was not looked at is no success. */
export type StepOutcome = {
  readonly step: ProofStep;
  readonly status: 'passed' | 'failed' | 'skipped';
  /** One sentence with the figures, as people read it. */
  readonly text: string;
  readonly seconds: number;
};

/** Something that went wrong: where, and with calls what was sent and what was answered. */
export type ProofFailure = { readonly step: ProofStep; readonly what: string };

export type ProofFigures = {
  /** Java files that were compiled. */
  readonly files?: number;
  readonly startSeconds?: number;
  /** Collections of the API that were called. */
  readonly resources?: number;
  readonly calls?: number;
  readonly tests?: number;
  readonly failedTests?: number;
  readonly skippedTests?: number;
};

/** What kept a proof from seeing all there is. */
export type ProofGap = {
  /** Why, a sentence each. */
  readonly reasons: readonly string[];
  /** What its reader can do to see the rest, a sentence each. */
  readonly next: readonly string[];
};

/** What was seen of a generated project: `verification.json`. */
export type Verification = {
  readonly format: 1;
  /**
   * `passed` where no step failed and all that could be looked at was; `partial` where what was looked at is well, and
   * something kept it from being all: what its own database needs was missing, or the time was up.
   */
  readonly outcome: 'passed' | 'partial' | 'failed';
  /** SHA-256 of what was compiled, started and tested. */
  readonly digest: string;
  /** One sentence, for people in a hurry. */
  readonly summary: string;
  /** What it ran on. */
  readonly machine: {
    readonly jdk: string;
    readonly database: string;
    readonly sandbox: string;
  };
  /** With `partial`: what was not seen, and what to do. */
  readonly gap?: ProofGap;
  /** What the database it would have run on cannot install. */
  readonly missing?: { readonly extensions: readonly string[] };
  readonly steps: readonly StepOutcome[];
  readonly figures: ProofFigures;
  readonly failures: readonly ProofFailure[];
  /** What a reader should know about how far it goes. */
  readonly notes: readonly string[];
  readonly seconds: number;
  /** Of the processors, by all that was started for it and waited for; absent where the system does not tell. */
  readonly cpuSeconds?: number;
};

/** News of a proof while it runs. */
export type ProofEvent =
  | { readonly step: ProofStep; readonly status: 'running'; readonly text: string }
  | (StepOutcome & { readonly figures: ProofFigures });

export type ObserveProof = (event: ProofEvent) => void;

/** So many failures are kept, each so long: a project that fails everywhere fails thousands of times. */
const MOST_FAILURES = 50;
const LONGEST_FAILURE = 4000;

/** Failures as they are kept. */
export function keepFailures(failures: readonly ProofFailure[]): readonly ProofFailure[] {
  return failures.slice(0, MOST_FAILURES).map(({ step, what }) => ({ step, what: what.slice(0, LONGEST_FAILURE) }));
}
