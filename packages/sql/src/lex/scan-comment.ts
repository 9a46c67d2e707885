import { isDigitCode } from './char-class.ts';
import { nextLineCreate } from './line-create.ts';
import { find, lineEnd, type Scan } from './scan.ts';

/** Versions from here on are never run by any server: `/*M!999999\- enable the sandbox mode * /`. */
const IMPOSSIBLE_VERSION = 900_000;

/**
 * Skips a comment or the marks around a conditional one. Answers false where the characters at `at` are no comment.
 */
export function skipComment(scan: Scan): boolean {
  const { text, at } = scan;
  const code = text.charAt(at);
  const next = text.charAt(at + 1);
  if (code === '-' && next === '-') scan.at = lineEnd(scan, at);
  else if (code === '/' && next === '*') skipBlock(scan);
  else if (code === '*' && next === '/') closeStray(scan);
  else if (code === '#' && scan.rules.hashComments) scan.at = lineEnd(scan, at);
  else return false;
  return true;
}

/** A closing mark outside a comment ends a conditional one; otherwise it is left over and carries nothing. */
function closeStray(scan: Scan): void {
  scan.at += 2;
  scan.conditional.pop();
}

function skipBlock(scan: Scan): void {
  const live = scan.rules.conditionalComments ? liveTextOf(scan) : -1;
  if (live >= 0) {
    scan.conditional.push(scan.at);
    scan.at = live;
    return;
  }
  scan.at = endOfBlock(scan, scan.at);
}

/** TiDB numbers the rows of a key in a comment of its own, which says more about the column than any other of them does. */
const AUTO_RANDOM = '/*T![auto_rand] ';

/** The offset of the live text in a comment that begins with `/*!`, or as TiDB's, or -1. */
function liveTextOf(scan: Scan): number {
  const { text, at } = scan;
  if (text.startsWith(AUTO_RANDOM, at)) return at + AUTO_RANDOM.length;
  const bang = text.charAt(at + 2) === 'M' ? at + 3 : at + 2;
  if (text.charAt(bang) !== '!') return -1;
  let next = bang + 1;
  while (next < bang + 7 && isDigitCode(text.charCodeAt(next))) next += 1;
  return Number(text.slice(bang + 1, next)) >= IMPOSSIBLE_VERSION ? -1 : next;
}

/** The offset after a block comment; one that never ends is reported and cut at the next CREATE TABLE. */
export function endOfBlock(scan: Scan, open: number): number {
  const nested = scan.rules.nestedComments ? endOfNested(scan, open) : -1;
  if (nested >= 0) return nested;
  const close = find(scan, '*/', open + 2);
  return close >= 0 ? close + 2 : cutComment(scan, open);
}

/** Once comments do not balance, the first closing mark ends each of them. */
function endOfNested(scan: Scan, open: number): number {
  if (scan.absent.has('balance')) return -1;
  let depth = 1;
  let at = open + 2;
  let close = find(scan, '*/', at);
  if (close < 0) return -1;
  while (depth > 0 && close >= 0) {
    const inner = find(scan, '/*', at);
    const opens = inner >= 0 && inner < close;
    depth += opens ? 1 : -1;
    at = (opens ? inner : close) + 2;
    if (at > close && depth > 0) close = find(scan, '*/', at);
  }
  if (depth === 0) return at;
  scan.absent.set('balance', open);
  report(scan, open, {
    message: 'Comments nest in this dialect, and this one is not closed as often as one opens.',
    hint: 'Close each of them; the next closing mark is taken for the end of this one.',
  });
  return -1;
}

function cutComment(scan: Scan, open: number): number {
  report(scan, open, {
    message: NEVER_CLOSED,
    hint: 'Close the comment; reading goes on with the next line that begins with CREATE TABLE.',
  });
  const create = scan.absent.has('line-create') ? -1 : nextLineCreate(scan.text, open, scan.end);
  if (create < 0) scan.absent.set('line-create', open);
  return create < 0 ? scan.end : create;
}

/** What a comment for some versions holds is read, whether it ends or not. */
export function reportOpenConditional(scan: Scan): void {
  const open = scan.conditional.at(-1);
  if (open === undefined) return;
  report(scan, open, {
    message: NEVER_CLOSED,
    hint: 'Close the comment; what stands in it is read as if it were closed.',
  });
}

const NEVER_CLOSED = 'A comment opens here and is never closed.';

function report(scan: Scan, open: number, said: { readonly message: string; readonly hint: string }): void {
  scan.damaged = true;
  scan.log.report(scan.source, {
    severity: 'error',
    code: 'unterminated-comment',
    ...said,
    start: open,
    end: Math.min(scan.end, open + 60),
  });
}
