import type { Case, CaseLabel, Expression } from '../syntax/tree.ts';
import type { LayoutBuilder } from './layout-builder.ts';
import { layoutPattern } from './layout-pattern.ts';
import { layoutCommaSeparated } from './layout-type.ts';

export function layoutSwitch(out: LayoutBuilder, subject: Expression, cases: readonly Case[]): void {
  out.token('switch');
  out.space();
  out.token('(');
  out.rules.expression(out, subject);
  out.token(')');
  out.space();
  out.token('{');
  out.blank('no');
  out.open(2);
  for (const [index, item] of cases.entries()) {
    if (index > 0) out.blank('keep');
    layoutCase(out, item);
  }
  out.close();
  out.forced();
  out.blank('no');
  out.token('}', 4);
}

function layoutCase(out: LayoutBuilder, item: Case): void {
  out.forced();
  out.open(item.arrow ? 4 : 0);
  if (item.isDefault) out.token('default');
  else {
    out.token('case');
    out.open(0);
    out.space();
    layoutCommaSeparated(out, item.labels, layoutLabel);
    out.close();
  }
  if (item.guard !== undefined) {
    out.fill(' ');
    out.token('when');
    out.space();
    out.rules.expression(out, item.guard);
  }
  if (item.arrow) layoutArrow(out, item);
  else layoutStatements(out, item);
}

function layoutLabel(out: LayoutBuilder, label: CaseLabel): void {
  if ('expression' in label) out.rules.expression(out, label.expression);
  else if ('pattern' in label) layoutPattern(out, label.pattern);
  else out.token('default');
}

/** Closes the level of the case. */
function layoutArrow(out: LayoutBuilder, { body }: Case): void {
  out.space();
  out.token('->');
  if (body?.kind === 'block') {
    out.close();
    out.space();
    out.rules.block(out, body, { empty: 'collapsed', leading: 'no', trailing: 'no' });
    return;
  }
  out.break(' ');
  if (body?.kind === 'throw') out.rules.statement(out, body);
  else if (body !== undefined) out.rules.expression(out, body);
  out.close();
  if (body?.kind !== 'throw') out.token(';');
}

/** Closes the level of the case. */
function layoutStatements(out: LayoutBuilder, { statements }: Case): void {
  out.token(':');
  out.open(2);
  for (const [index, statement] of statements.entries()) {
    out.forced();
    if (index > 0) out.blank('keep');
    out.rules.statement(out, statement);
  }
  out.close();
  out.close();
}
