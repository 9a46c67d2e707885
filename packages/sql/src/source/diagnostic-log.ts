import type { Diagnostic, Severity } from '@backsmith/text';
import { excerptOf } from './excerpt.ts';
import type { SourceText } from './source-text.ts';

export type Finding = {
  readonly severity: Severity;
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
  readonly consequence?: string;
  /** The piece of text the finding is about; an empty one gives no excerpt. */
  readonly start: number;
  readonly end: number;
};

/** So many diagnostics of one code are listed; the rest is counted. */
const MOST_OF_A_CODE = 200;

/** Collects what there is to say about one or more sources, and keeps a flood of one kind readable. */
export class DiagnosticLog {
  readonly #list: Diagnostic[] = [];
  readonly #counts = new Map<string, number>();

  report(source: SourceText, finding: Finding): void {
    if (!this.#admit(finding.code)) return;
    const { start, end, ...said } = finding;
    const excerpt = excerptOf(source.text, start, end);
    this.#list.push({
      ...said,
      ...source.position(start),
      ...(excerpt === '' ? {} : { excerpt }),
    });
  }

  add(diagnostic: Diagnostic): void {
    if (this.#admit(diagnostic.code)) this.#list.push(diagnostic);
  }

  /** Takes over what another log has collected. */
  takeOver(other: DiagnosticLog): void {
    for (const diagnostic of other.#list) this.add(diagnostic);
    for (const [code, count] of other.#counts) {
      const unlisted = Math.max(0, count - MOST_OF_A_CODE);
      if (unlisted > 0) this.#counts.set(code, (this.#counts.get(code) ?? 0) + unlisted);
    }
  }

  /** Everything in order of appearance, with one line for each kind that was cut short. */
  finish(): readonly Diagnostic[] {
    const cut = [...this.#counts].filter(([, count]) => count > MOST_OF_A_CODE);
    return [...this.#list, ...cut.map(([code, count]) => remainder(this.#list, code, count))];
  }

  #admit(code: string): boolean {
    const count = (this.#counts.get(code) ?? 0) + 1;
    this.#counts.set(code, count);
    return count <= MOST_OF_A_CODE;
  }
}

function remainder(list: readonly Diagnostic[], code: string, count: number): Diagnostic {
  const last = list.findLast((diagnostic) => diagnostic.code === code);
  return {
    severity: last?.severity ?? 'info',
    code,
    line: last?.line ?? 1,
    column: last?.column ?? 1,
    message: `${count - MOST_OF_A_CODE} more findings of this kind are not listed.`,
  };
}
