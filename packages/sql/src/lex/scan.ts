import type { DiagnosticLog } from '../source/diagnostic-log.ts';
import type { SourceText } from '../source/source-text.ts';
import { isNewlineCode } from './char-class.ts';
import type { LexicalRules } from './lexical-rules.ts';
import { newStringRun, type StringRun } from './string-run.ts';
import { TokenKind } from './token.ts';
import { TokenList } from './token-list.ts';

/** The lexer's state: where it stands and what the characters so far have set. */
export type Scan = {
  readonly source: SourceText;
  readonly text: string;
  readonly end: number;
  readonly rules: LexicalRules;
  readonly tokens: TokenList;
  readonly log: DiagnosticLog;
  at: number;
  /** No token stands before `at` on its line. */
  startsLine: boolean;
  /** A statement could begin at `at`. */
  atStatementStart: boolean;
  /** Set by DELIMITER; empty means the semicolon. */
  delimiter: string;
  /** Where it was set. */
  delimiterAt: number;
  /** Where the conditional comments that are open begin. */
  readonly conditional: number[];
  /** Strings that never end, so far. */
  unterminated: number;
  /** Something opened that is never closed: the text is damaged. */
  damaged: boolean;
  /** From here on a string that holds a CREATE TABLE is taken for one that lost its end. */
  readonly doubtFrom: number;
  /** The strings of the line so far, and what speaks against the reading of them. */
  readonly run: StringRun;
  /** The first line break known to stand at or after the present place; -1 for none known. */
  lineBreak: number;
  /** Up to where a quoted name was searched for its end in vain, by the sign that ends it. */
  readonly openNames: Map<string, number>;
  /** What is known to be absent from here on, so that no search runs to the end twice. */
  readonly absent: Map<string, number>;
  /** Where a closing text stands last, by closing text; built when the first search fails. */
  lastClosers: Map<string, number> | undefined;
};

/** A scan from `start` to `end` that doubts strings from `doubtFrom` on, see `cutSwallowedTable`. */
export function newScan(
  source: SourceText,
  rules: LexicalRules,
  log: DiagnosticLog,
  start: number,
  end: number,
  doubtFrom: number,
): Scan {
  return {
    source,
    text: source.text,
    end,
    rules,
    tokens: new TokenList(source, start, end),
    log,
    at: start,
    startsLine: true,
    atStatementStart: true,
    delimiter: '',
    delimiterAt: start,
    conditional: [],
    unterminated: 0,
    damaged: false,
    doubtFrom,
    run: newStringRun(),
    lineBreak: -1,
    openNames: new Map(),
    absent: new Map(),
    lastClosers: undefined,
  };
}

/** Adds the token from `start` to the present place. */
export function emit(scan: Scan, kind: TokenKind, start: number): void {
  scan.tokens.push(kind, start, scan.at, scan.startsLine);
  scan.startsLine = false;
  const ends = kind >= TokenKind.semicolon;
  scan.atStatementStart = ends;
  if (ends) scan.tokens.forgetOpen();
}

/** The end of the line that `from` stands on, its line break not included. */
export function lineEnd(scan: Scan, from: number): number {
  let at = from;
  while (at < scan.end && !isNewlineCode(scan.text.charCodeAt(at))) at += 1;
  return at;
}

/** The offset of `needle` at or after `from`, or -1; a needle found missing once is not searched again. */
export function find(scan: Scan, needle: string, from: number): number {
  const missing = scan.absent.get(needle);
  if (missing !== undefined && from >= missing) return -1;
  const found = scan.text.indexOf(needle, from);
  if (found >= 0 && found + needle.length <= scan.end) return found;
  scan.absent.set(needle, Math.min(from, missing ?? from));
  return -1;
}

/** Whether `word`, in lower case here, stands at `at` in any case and ends there. */
export function wordStandsAt(text: string, at: number, word: string): boolean {
  for (let offset = 0; offset < word.length; offset += 1) {
    const code = text.charCodeAt(at + offset);
    const lower = code >= 65 && code <= 90 ? code + 32 : code;
    if (lower !== word.charCodeAt(offset)) return false;
  }
  const next = text.charCodeAt(at + word.length);
  return !(
    (next >= 97 && next <= 122) ||
    (next >= 65 && next <= 90) ||
    (next >= 48 && next <= 57) ||
    next === 95 ||
    next >= 128
  );
}
