import {
  keepFailures,
  type ObserveProof,
  type ProofFailure,
  type ProofFigures,
  type ProofStep,
  type StepOutcome,
} from './verification.ts';

/** What one step came to. */
export type StepResult = {
  readonly status?: 'skipped';
  readonly text: string;
  readonly figures?: ProofFigures;
  readonly failures?: readonly string[];
  readonly notes?: readonly string[];
};

/** Runs the steps of a proof, tells of each, and remembers what they came to. */
export class ProofSteps {
  readonly #observe: ObserveProof;
  readonly outcomes: StepOutcome[] = [];
  readonly #failures: ProofFailure[] = [];
  readonly notes: string[] = [];
  figures: ProofFigures = {};

  constructor(observe: ObserveProof) {
    this.#observe = observe;
  }

  get failures(): readonly ProofFailure[] {
    return keepFailures(this.#failures);
  }

  /** Tells how far the step that runs has come. */
  tell(step: ProofStep, text: string): void {
    this.#observe({ step, status: 'running', text });
  }

  /**
   * Runs a step. What it throws is a failure of the project: of this machine it knows nothing any more.
   *
   * @returns whether it went well
   */
  async run(step: ProofStep, beginning: string, work: () => Promise<StepResult>): Promise<boolean> {
    const began = performance.now();
    this.tell(step, beginning);
    const result = await work().catch((error: unknown): StepResult => {
      const what = error instanceof Error ? error.message : String(error);
      return { text: what.split('\n')[0] ?? '', failures: [what] };
    });
    const failures = result.failures ?? [];
    this.#failures.push(...failures.map((what) => ({ step, what })));
    this.notes.push(...(result.notes ?? []));
    this.figures = { ...this.figures, ...result.figures };
    const status = failures.length > 0 ? 'failed' : (result.status ?? 'passed');
    const seconds = (performance.now() - began) / 1000;
    this.#end({ step, status, text: result.text, seconds });
    return status === 'passed';
  }

  /** Says why a step is left out. */
  skip(step: ProofStep, text: string): void {
    this.#end({ step, status: 'skipped', text, seconds: 0 });
  }

  #end(outcome: StepOutcome): void {
    this.outcomes.push(outcome);
    this.#observe({ ...outcome, figures: this.figures });
  }
}
