import { findCreateTables, TokenKind, type DiagnosticLog, type ParsedSource } from '@backsmith/sql';
import type { Tallies, Tally } from './tally.ts';

type Place = 'statement' | 'routine' | 'text';

/**
 * Holds an independent count of CREATE TABLE against what became of each statement. Whatever cannot be accounted for is an
 * error: no table is lost in silence.
 */
export function account(log: DiagnosticLog, sources: readonly ParsedSource[], tallies: Tallies, tables: number): Tally {
  let inRoutines = 0;
  let lost = 0;
  let failed = 0;
  for (const parsed of sources) {
    const { source } = parsed;
    const finder = new PlaceFinder(parsed);
    for (const offset of findCreateTables(source.text)) {
      if (tallies.outcomeAt(source.root, source.rootOffset(offset)) !== undefined) continue;
      const place = finder.placeOf(offset);
      if (place === 'text') continue;
      if (place === 'routine') {
        inRoutines += 1;
        reportUncalled(log, parsed, offset);
        continue;
      }
      failed += 1;
      reportFailed(log, parsed, offset);
    }
  }
  const made = tallies.count('table');
  lost = made - tallies.dropped - tallies.folded - tables;
  if (lost !== 0) reportLost(log, made, tables);
  const { temporary, duplicates, folded } = {
    temporary: tallies.count('temporary'),
    duplicates: tallies.count('duplicate'),
    folded: tallies.count('folded') + tallies.folded,
  };
  const found = made + temporary + duplicates + tallies.count('folded') + inRoutines + failed;
  return { found, tables, temporary, duplicates, dropped: tallies.dropped, folded, inRoutines, failed, lost };
}

const SCRATCH = /^create\s+(?:global\s+|local\s+)?temp|^create\s+table\s+\[?#(?!__)/i;

function reportUncalled(log: DiagnosticLog, parsed: ParsedSource, offset: number): void {
  if (SCRATCH.test(parsed.source.text.slice(offset, offset + 80))) return;
  log.report(parsed.source, {
    severity: 'info',
    code: 'table-in-routine',
    message: 'This CREATE TABLE stands in a routine that nothing calls.',
    consequence: 'Left out, no effect on the API.',
    start: offset,
    end: offset + 80,
  });
}

function reportFailed(log: DiagnosticLog, parsed: ParsedSource, offset: number): void {
  log.report(parsed.source, {
    severity: 'error',
    code: 'table-lost',
    message: 'This CREATE TABLE could not be read.',
    hint: 'Check its name and what stands directly before it, such as a missing semicolon or quote.',
    consequence: 'The table is missing in the result.',
    start: offset,
    end: offset + 80,
  });
}

function reportLost(log: DiagnosticLog, made: number, tables: number): void {
  log.add({
    severity: 'error',
    code: 'tables-miscounted',
    line: 1,
    column: 1,
    message: `${made} tables were created, but ${tables} are left and the drops do not account for the difference.`,
    hint: 'Please report this: it is a fault of the reader.',
  });
}

/** Says what kind of place an offset is: live statement, body of a routine, or a text, comment or row. */
class PlaceFinder {
  readonly #parsed: ParsedSource;
  #token = 0;
  #range = 0;

  constructor(parsed: ParsedSource) {
    this.#parsed = parsed;
  }

  /** Offsets are asked for in rising order, so that one pass over the tokens serves them all. */
  placeOf(offset: number): Place {
    const { tokens, ranges } = this.#parsed;
    while (this.#token < tokens.count && tokens.end(this.#token) <= offset) this.#token += 1;
    const live = tokens.start(this.#token) === offset && tokens.kind(this.#token) === TokenKind.word;
    if (!live) return 'text';
    while (this.#range < ranges.length && (ranges[this.#range]?.to ?? 0) <= this.#token) this.#range += 1;
    const range = ranges[this.#range];
    if (range === undefined) return 'statement';
    if (range.shape === 'routine' || range.shape === 'block') return 'routine';
    return this.#isPermission(range.from) ? 'text' : 'statement';
  }

  /** `GRANT CREATE TABLE TO x` names a privilege. */
  #isPermission(from: number): boolean {
    const { tokens } = this.#parsed;
    return ['grant', 'revoke', 'deny', 'audit', 'noaudit'].includes(tokens.word(from));
  }
}
