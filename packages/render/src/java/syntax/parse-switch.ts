import { parsePattern, startsPattern } from './parse-pattern.ts';
import type { TokenCursor } from './token-cursor.ts';
import type { Case, CaseLabel, Expression, Statement } from './tree.ts';

/** `switch (subject) { cases }`, statement and expression alike. */
export function parseCases(cursor: TokenCursor): { readonly subject: Expression; readonly cases: readonly Case[] } {
  cursor.expect('switch');
  cursor.expect('(');
  const subject = cursor.grammar.expression(cursor);
  cursor.expect(')');
  cursor.expect('{');
  const cases: Case[] = [];
  while (!cursor.accept('}')) cases.push(parseCase(cursor));
  return { subject, cases };
}

function parseCase(cursor: TokenCursor): Case {
  const isDefault = cursor.accept('default');
  const labels = isDefault ? [] : parseLabels(cursor);
  const guard = cursor.accept('when') ? cursor.grammar.conditional(cursor) : undefined;
  if (cursor.accept('->'))
    return { isDefault, labels, guard, arrow: true, body: parseArrowBody(cursor), statements: [] };
  cursor.expect(':');
  const statements: Statement[] = [];
  while (cursor.text() !== 'case' && cursor.text() !== 'default' && cursor.text() !== '}')
    statements.push(cursor.grammar.statement(cursor));
  return { isDefault, labels, guard, arrow: false, body: undefined, statements };
}

function parseLabels(cursor: TokenCursor): readonly CaseLabel[] {
  cursor.expect('case');
  const labels: CaseLabel[] = [];
  do labels.push(parseLabel(cursor));
  while (cursor.accept(','));
  return labels;
}

function parseLabel(cursor: TokenCursor): CaseLabel {
  if (cursor.accept('default')) return { isDefault: true };
  return startsPattern(cursor) ? { pattern: parsePattern(cursor) } : { expression: cursor.grammar.conditional(cursor) };
}

function parseArrowBody(cursor: TokenCursor): Case['body'] {
  if (cursor.text() === '{') return cursor.grammar.block(cursor);
  if (cursor.accept('throw')) {
    const value = cursor.grammar.expression(cursor);
    cursor.expect(';');
    return { kind: 'throw', value };
  }
  const value = cursor.grammar.expression(cursor);
  cursor.expect(';');
  return value;
}
