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

/** Says that the time for a proof is up, in a sentence; nothing before. */
export type TimeUp = () => string | undefined;

/** Runs the steps of a proof, tells of each, and remembers what they came to. */
export class ProofSteps {
  readonly #observe: ObserveProof;
  readonly outcomes: StepOutcome[] = [];
  readonly #failures: ProofFailure[] = [];
  readonly notes: string[] = [];
  figures: ProofFigures = {};
  readonly #timeUp: TimeUp;
  /** Why a step was broken off or not begun, once the time was up. */
  late: string | undefined;

  /** @param timeUp tells whether the time for all of it is up, and says so */
  constructor(observe: ObserveProof, timeUp: TimeUp) {
    this.#observe = observe;
    this.#timeUp = timeUp;
  }

  get failures(): readonly ProofFailure[] {
    return keepFailures(this.#failures);
  }

  /** Tells how far the step that runs has come. */
  tell(step: ProofStep, text: string): void {
    this.#observe({ step, status: 'running', text });
  }

  /**
   * Runs a step. What it throws is a failure of the project, unless the time was up: of this machine it knows nothing else.
   *
   * @returns whether it went well
   */
  async run(step: ProofStep, beginning: string, work: () => Promise<StepResult>): Promise<boolean> {
    if (this.#isLate()) {
      this.skip(step, this.#notBegun());
      return false;
    }
    const began = performance.now();
    this.tell(step, beginning);
    const result = await work().catch((error: unknown): StepResult => {
      if (this.#isLate()) return { status: 'skipped', text: `Not finished. ${this.late ?? ''}` };
      const what = error instanceof Error ? error.message : String(error);
      return { text: what.split('\n')[0] ?? '', failures: [what] };
    });
    const failures = result.failures ?? [];
    this.#failures.push(...failures.map((what) => ({ step, what })));
    this.notes.push(...(result.notes ?? []));
    this.figures = { ...this.figures, ...result.figures };
    const status = failures.length > 0 ? 'failed' : (result.status ?? 'passed');
    if (status !== 'passed') this.#isLate();
    const seconds = (performance.now() - began) / 1000;
    this.#end({ step, status, text: result.text, seconds });
    return status === 'passed';
  }

  /** Leaves out a step after one that did not go well: for the reason given, or because the time is up. */
  leaveOut(step: ProofStep, reason: string): void {
    this.skip(step, this.#isLate() ? this.#notBegun() : reason);
  }

  /** Says why a step is left out. */
  skip(step: ProofStep, text: string): void {
    this.#end({ step, status: 'skipped', text, seconds: 0 });
  }

  #notBegun(): string {
    return `Not begun. ${this.late ?? ''}`;
  }

  #isLate(): boolean {
    this.late ??= this.#timeUp();
    return this.late !== undefined;
  }

  #end(outcome: StepOutcome): void {
    this.outcomes.push(outcome);
    this.#observe({ ...outcome, figures: this.figures });
  }
}
