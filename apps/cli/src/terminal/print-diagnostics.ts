import { groupFindings, othersText, type Diagnostic, type FindingGroup, type Severity } from '@backsmith/engine';
import { countOf } from '@backsmith/text';
import { onStderr, printMessage } from './print.ts';

const COLOUR = { error: 'red', warning: 'yellow', info: 'cyan' } as const satisfies Record<Severity, string>;

/** More lines than this hide the message that matters; `--json` has all of them. */
const SHOWN = 40;

/** Where it stands, with a blank behind; nothing for what stands in no file, such as a refused option. */
function place(diagnostic: Diagnostic, fallback: string): string {
  const { line, column, file } = diagnostic;
  if (line === 0) return file === undefined ? '' : `${file} `;
  return `${file ?? fallback}:${line}:${column} `;
}

function describe(group: FindingGroup, fallback: string): string {
  const { severity, message, code, hint, consequence } = group.first;
  const more = othersText(group);
  const head = `${place(group.first, fallback)}${onStderr(COLOUR[severity], severity)} ${message} [${code}]`;
  const details = [
    more === undefined ? [] : [`  ${more}`],
    consequence === undefined ? [] : [`  result: ${consequence}`],
    hint === undefined ? [] : [`  hint: ${hint}`],
  ];
  return [head, ...details.flat()].join('\n');
}

/** "2 errors, 1 warning", or nothing for an empty list. */
export function countDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const counts = (['error', 'warning', 'info'] as const).map((severity) => {
    const count = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    return count === 0 ? '' : countOf(count, severity === 'info' ? 'note' : severity);
  });
  return counts.filter((count) => count !== '').join(', ');
}

/**
 * Prints what was found to standard error, errors first, many of one kind as one.
 *
 * @param source what stands for the place of a diagnostic that names no file
 */
export function printDiagnostics(diagnostics: readonly Diagnostic[], source: string): void {
  const order: readonly Severity[] = ['error', 'warning', 'info'];
  const sorted = order.flatMap((severity) => diagnostics.filter((diagnostic) => diagnostic.severity === severity));
  const groups = groupFindings(sorted);
  for (const group of groups.slice(0, SHOWN)) printMessage(describe(group, source));
  const hidden = groups.slice(SHOWN).reduce((sum, { others }) => sum + 1 + others.length, 0);
  if (hidden > 0) printMessage(`… and ${hidden} more; --json prints all of them.`);
}
