import type { Diagnostic, Parsed } from '@backsmith/text';
import type { EngineStep, Observe } from './steps.ts';

function mistakeOfOurs(step: EngineStep, error: unknown): Diagnostic {
  const words = error instanceof Error ? error.message : String(error);
  const place = error instanceof Error ? error.stack?.split('\n').find((line) => line.includes(' at ')) : undefined;
  return {
    severity: 'error',
    code: 'internal-error',
    message: `${step} failed: ${words}`,
    hint: 'This is a mistake of the generator; please report it with the schema.',
    ...(place === undefined ? {} : { excerpt: place.trim() }),
    line: 0,
    column: 0,
  };
}

type Action<T> = (tell: (message: string) => void) => Parsed<T | undefined>;

/** Runs the steps of one generation, tells the observer about each, and gathers what they have to say. */
export class StepRunner {
  readonly #observe: Observe;
  #diagnostics: readonly Diagnostic[] = [];

  constructor(observe: Observe) {
    this.#observe = observe;
  }

  /** What all steps so far have said, in their order. */
  get diagnostics(): readonly Diagnostic[] {
    return this.#diagnostics;
  }

  /**
   * Runs one step.
   *
   * @param action given a way to say meanwhile how far it is
   * @param describe one line about the value, for people
   * @returns the step's value, or nothing when the step has none or broke; then an error diagnostic says why
   */
  run<T>(step: EngineStep, action: Action<T>, describe: (value: T) => string): T | undefined {
    this.#observe({ step, status: 'in_progress' });
    const { value, diagnostics } = this.#attempt(step, action);
    this.#diagnostics = [...this.#diagnostics, ...diagnostics];
    if (value !== undefined) this.#observe({ step, status: 'completed', message: describe(value) });
    else this.#observe({ step, status: 'error', error: firstError(diagnostics) });
    return value;
  }

  // A broken step is a mistake of ours, yet the user of a server or a terminal needs a sentence and not a stack.
  #attempt<T>(step: EngineStep, action: Action<T>): Parsed<T | undefined> {
    try {
      return action((message) => this.#observe({ step, status: 'in_progress', message }));
    } catch (error) {
      return { value: undefined, diagnostics: [mistakeOfOurs(step, error)] };
    }
  }
}

function firstError(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.find(({ severity }) => severity === 'error')?.message ?? 'There is no result.';
}
