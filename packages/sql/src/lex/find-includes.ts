import { DIALECTS } from '../dialect.ts';
import { rulesOf } from '../dialects/rules-of.ts';
import { DiagnosticLog } from '../source/diagnostic-log.ts';
import { SourceText } from '../source/source-text.ts';
import { includeCommand, type IncludeCommand } from './include-command.ts';
import { TokenKind } from './token.ts';
import { tokenizeInto } from './tokenize.ts';

export type Include = IncludeCommand & { readonly start: number; readonly end: number };

/** One dialect for each set of rules. */
const CLIENTS = [...new Map(DIALECTS.map((dialect) => [rulesOf(dialect), dialect])).values()];

/** A line that may be such a command, in whichever client. */
const LINE = /^[ \t]*((?:\\i|@|:r\s|\.read\s|source\s|start\s).*)$/gim;

/**
 * The commands of clients in a text that read files, in order: those of which `isWanted` says so. A line inside a comment or
 * a literal is none. The dialect need not be known: each client has commands of its own.
 */
export function findIncludes(text: string, isWanted: (command: IncludeCommand) => boolean): readonly Include[] {
  if (!mayInclude(text, isWanted)) return [];
  const found = new Map<number, Include>();
  for (const dialect of CLIENTS) {
    const tokens = tokenizeInto(new DiagnosticLog(), new SourceText(text), dialect, 0, text.length);
    for (let at = 0; at < tokens.count; at += 1) {
      if (tokens.kind(at) !== TokenKind.command) continue;
      const [start, end] = [tokens.start(at), tokens.end(at)];
      const command = includeCommand(text.slice(start, end));
      if (command !== undefined && isWanted(command)) found.set(start, { ...command, start, end });
    }
  }
  return [...found.values()].toSorted((one, other) => one.start - other.start);
}

function mayInclude(text: string, isWanted: (command: IncludeCommand) => boolean): boolean {
  for (const [, line = ''] of text.matchAll(LINE)) {
    const command = includeCommand(line);
    if (command !== undefined && isWanted(command)) return true;
  }
  return false;
}
