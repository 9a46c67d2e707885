import { EXIT } from '../exit-code.ts';
import { Failure } from '../failure.ts';
import { errorText } from '../terminal/error-text.ts';

/** Node's own mistakes carry these names; everything else the server throws is a sentence for the operator. */
const OURS: ReadonlySet<string> = new Set(['TypeError', 'ReferenceError', 'RangeError', 'SyntaxError']);

/**
 * Runs a part of the server. What it cannot do with this configuration or machine becomes a message without a stack.
 *
 * @throws Failure for what the operator can mend, the error itself for a mistake of ours
 */
export async function reportServerProblems<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof Error) || OURS.has(error.name)) throw error;
    throw new Failure(EXIT.refused, errorText(error));
  }
}
