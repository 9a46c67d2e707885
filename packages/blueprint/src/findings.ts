import { byPlace, placeOf, type Diagnostic, type Position } from '@backsmith/text';

/** What designing has to tell the user, in the order it was noticed. */
export class Findings {
  readonly #found: Diagnostic[] = [];
  readonly #files: readonly string[] | undefined;

  /** @param files of a source made of several, in their order */
  constructor(files?: readonly string[]) {
    this.#files = files;
  }

  /** A choice the user may want to know about; the result is complete. */
  assume(code: string, at: Position, message: string, hint?: string): void {
    this.#add('info', code, at, message, hint);
  }

  /** Something of the source that the result does not have. */
  leaveOut(code: string, at: Position, message: string, consequence: string, hint?: string): void {
    this.#add('warning', code, at, message, hint, consequence);
  }

  /** Something that cannot be: there is no result. */
  refuse(code: string, at: Position, message: string, hint?: string): void {
    this.#add('error', code, at, message, hint);
  }

  /** Everything, by its place in the source. */
  sorted(): readonly Diagnostic[] {
    return this.#found.toSorted(byPlace(this.#files));
  }

  #add(
    severity: Diagnostic['severity'],
    code: string,
    at: Position,
    message: string,
    hint?: string,
    consequence?: string,
  ): void {
    const optional = { ...(hint === undefined ? {} : { hint }), ...(consequence === undefined ? {} : { consequence }) };
    this.#found.push({ severity, code, message, ...placeOf(at), ...optional });
  }
}
