import type { Diagnostic, Position } from '@backsmith/text';

/** What planning has to tell the user, in the order it was noticed. */
export class Findings {
  readonly #found: Diagnostic[] = [];

  /** A choice the user may want to know about; the result is complete. */
  assume(code: string, at: Position, message: string, hint?: string): void {
    this.#add('info', code, at, message, hint);
  }

  /** Something of the source that the result does not have. */
  leaveOut(code: string, at: Position, message: string, consequence: string, hint?: string): void {
    this.#add('warning', code, at, message, hint, consequence);
  }

  /** Everything, by its place in the source. */
  sorted(): readonly Diagnostic[] {
    return this.#found.toSorted((a, b) => a.line - b.line || a.column - b.column);
  }

  #add(
    severity: Diagnostic['severity'],
    code: string,
    at: Position,
    message: string,
    hint?: string,
    consequence?: string,
  ): void {
    const { line, column } = at;
    const optional = { ...(hint === undefined ? {} : { hint }), ...(consequence === undefined ? {} : { consequence }) };
    this.#found.push({ severity, code, message, line, column, ...optional });
  }
}
