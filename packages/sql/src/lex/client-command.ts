import { isBlankCode, isDigitCode, isLetterCode, isNewlineCode } from './char-class.ts';
import { includeCommand } from './include-command.ts';
import { skipBlank } from './line-create.ts';
import { emit, lineEnd, wordStandsAt, type Scan } from './scan.ts';
import { TokenKind } from './token.ts';

/** Takes a client's command that begins with the word from `start` to `wordEnd`; answers false where it is none. */
export function takeWordCommand(scan: Scan, start: number, wordEnd: number): boolean {
  if (!scan.startsLine) return false;
  if (wordEnd - start === 2 && wordStandsAt(scan.text, start, 'go')) return takeGo(scan, start, wordEnd);
  if (!scan.atStatementStart) return false;
  if (scan.rules.delimiterCommand && wordStandsAt(scan.text, start, 'delimiter'))
    return takeDelimiter(scan, start, wordEnd);
  if (scan.rules.lineCommands.size === 0) return false;
  const word = scan.text.slice(start, Math.min(wordEnd, start + 12)).toLowerCase();
  if (
    !scan.rules.lineCommands.has(word) ||
    wordStandsAt(scan.text, skipBlank(scan.text, wordEnd, scan.end), 'immediate')
  ) {
    return false;
  }
  scan.at = continuedLineEnd(scan, wordEnd);
  emit(scan, TokenKind.command, start);
  noteInclude(scan, start);
  return true;
}

/** A SQL*Plus command goes on with the next line where its line ends with a hyphen. */
function continuedLineEnd(scan: Scan, from: number): number {
  let end = lineEnd(scan, from);
  while (scan.text.charAt(end - 1) === '-' && scan.text.charAt(end - 2) === ' ' && end < scan.end) {
    end = lineEnd(scan, scan.text.charAt(end) === '\r' && scan.text.charAt(end + 1) === '\n' ? end + 2 : end + 1);
  }
  return end;
}

/** `GO`, with or without a count, alone on its line. */
function takeGo(scan: Scan, start: number, wordEnd: number): boolean {
  if (!scan.rules.goSeparator && !scan.atStatementStart && scan.tokens.depth > 0) return false;
  let at = wordEnd;
  while (at < scan.end && (isBlankCode(scan.text.charCodeAt(at)) || isDigitCode(scan.text.charCodeAt(at)))) at += 1;
  const rest = scan.text.charCodeAt(at);
  const alone = at >= scan.end || isNewlineCode(rest) || rest === 59 || scan.text.startsWith('--', at);
  if (!alone) return false;
  scan.at = rest === 59 ? at + 1 : wordEnd;
  emit(scan, TokenKind.separator, start);
  return true;
}

function takeDelimiter(scan: Scan, start: number, wordEnd: number): boolean {
  const end = lineEnd(scan, wordEnd);
  const chosen =
    scan.text
      .slice(wordEnd, Math.min(end, wordEnd + 64))
      .trim()
      .split(' ', 1)[0] ?? '';
  if (chosen === '') return false;
  scan.at = end;
  scan.delimiter = chosen === ';' ? '' : chosen;
  scan.delimiterAt = start;
  emit(scan, TokenKind.command, start);
  return true;
}

/** Takes a command that begins with a sign: `\connect`, `:setvar`, `@file`, `.tables`, `/` alone. */
export function takeSignCommand(scan: Scan, code: number): boolean {
  const start = scan.at;
  if (code === 92 && scan.rules.backslashCommands) return takeLine(scan, TokenKind.command);
  if (!scan.startsLine) return false;
  if (code === 47 && isAlone(scan, start + 1)) {
    scan.at = start + 1;
    emit(scan, TokenKind.separator, start);
    return true;
  }
  if (code === 58 && scan.rules.colonCommands) return takeLine(scan, TokenKind.command);
  if (!scan.atStatementStart) return false;
  if (code === 64 && scan.rules.lineCommands.size > 0) return takeLine(scan, TokenKind.command);
  return code === 46 && isLetterCode(scan.text.charCodeAt(start + 1)) && takeLine(scan, TokenKind.command);
}

function takeLine(scan: Scan, kind: TokenKind): boolean {
  const start = scan.at;
  scan.at = lineEnd(scan, start);
  emit(scan, kind, start);
  noteInclude(scan, start);
  return true;
}

/** A command that reads another file: what that one defines may be missing. */
function noteInclude(scan: Scan, start: number): void {
  if (includeCommand(scan.text.slice(start, scan.at)) === undefined) return;
  scan.log.report(scan.source, {
    severity: 'info',
    code: 'file-not-included',
    message: 'This command reads another file.',
    hint: 'Give the folder that holds both, or paste that file in.',
    consequence: 'What it defines is missing unless the file is part of the source.',
    start,
    end: scan.at,
  });
}

function isAlone(scan: Scan, from: number): boolean {
  const at = skipBlank(scan.text, from, scan.end);
  return at >= scan.end || isNewlineCode(scan.text.charCodeAt(at));
}
