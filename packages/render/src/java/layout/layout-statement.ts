import type { Block, Statement } from '../syntax/tree.ts';
import type { BlockStyle, LayoutBuilder } from './layout-builder.ts';
import { layoutBody, layoutFor, layoutForEach, layoutIf, layoutTry } from './layout-control-flow.ts';
import { layoutSwitch } from './layout-switch.ts';
import { layoutVariable, localDirection } from './layout-variable.ts';

const PLAIN_BLOCK: BlockStyle = { empty: 'open', leading: 'no', trailing: 'no' };

type Of<Kind extends Statement['kind']> = Statement & { readonly kind: Kind };
type LayoutByKind = { readonly [Kind in Statement['kind']]: (out: LayoutBuilder, statement: Of<Kind>) => void };

const LAYOUTS: LayoutByKind = {
  block: (out, block) => layoutBlock(out, block, PLAIN_BLOCK),
  local: layoutLocal,
  'local-type': (out, { type }) => out.rules.typeDeclaration(out, type),
  expression: layoutExpressionStatement,
  if: layoutIf,
  for: layoutFor,
  'for-each': layoutForEach,
  while: layoutWhile,
  do: layoutDo,
  try: layoutTry,
  'switch-statement': (out, { subject, cases }) => layoutSwitch(out, subject, cases),
  return: layoutJump,
  yield: layoutJump,
  throw: layoutJump,
  break: layoutPlainJump,
  continue: layoutPlainJump,
  synchronized: layoutSynchronized,
  assert: layoutAssert,
};

export function layoutStatement(out: LayoutBuilder, statement: Statement): void {
  layoutOf(out, statement.kind, statement);
}

/** Of one kind at a time, which says that the entry takes the statement. */
function layoutOf<Kind extends Statement['kind']>(out: LayoutBuilder, kind: Kind, statement: Of<Kind>): void {
  LAYOUTS[kind](out, statement);
}

/** `{ statements }`; blank lines behind the opening and in front of the closing brace only where asked. */
export function layoutBlock(out: LayoutBuilder, block: Block, style: BlockStyle): void {
  if (style.empty === 'collapsed' && block.statements.length === 0) {
    out.token('{');
    out.blank('no');
    out.token('}', 2);
    return;
  }
  out.open(0);
  out.open(2);
  out.token('{');
  out.blank(style.leading);
  layoutStatements(out, block.statements);
  out.close();
  out.forced();
  out.close();
  out.blank(style.trailing);
  out.token('}', 2);
}

export function layoutStatements(out: LayoutBuilder, statements: readonly Statement[]): void {
  for (const [index, statement] of statements.entries()) {
    out.forced();
    if (index > 0) out.blank('keep');
    layoutStatement(out, statement);
  }
}

function layoutLocal(out: LayoutBuilder, { variable }: Of<'local'>): void {
  layoutVariable(out, variable, 'other', localDirection(variable.modifiers), ';');
}

function layoutExpressionStatement(out: LayoutBuilder, statement: Of<'expression'>): void {
  out.rules.expression(out, statement.expression);
  out.token(';');
}

function layoutPlainJump(out: LayoutBuilder): void {
  out.next();
  out.token(';');
}

function layoutJump(out: LayoutBuilder, statement: Of<'return' | 'yield' | 'throw'>): void {
  out.next();
  if (statement.value !== undefined) {
    out.space();
    out.rules.expression(out, statement.value);
  }
  out.token(';');
}

function layoutWhile(out: LayoutBuilder, loop: Of<'while'>): void {
  out.token('while');
  out.space();
  out.token('(');
  out.rules.expression(out, loop.test);
  out.token(')');
  layoutBody(out, loop.body, { empty: 'collapsed', leading: 'keep', trailing: 'no' });
}

function layoutDo(out: LayoutBuilder, loop: Of<'do'>): void {
  out.token('do');
  layoutBody(out, loop.body, { empty: 'collapsed', leading: 'keep', trailing: 'keep' });
  if (loop.body.kind === 'block') out.space();
  else out.break(' ');
  out.token('while');
  out.space();
  out.token('(');
  out.rules.expression(out, loop.test);
  out.token(')');
  out.token(';');
}

function layoutSynchronized(out: LayoutBuilder, statement: Of<'synchronized'>): void {
  out.token('synchronized');
  out.space();
  out.token('(');
  out.open(4);
  out.break();
  out.rules.expression(out, statement.lock);
  out.close();
  out.token(')');
  out.space();
  layoutBlock(out, statement.body, PLAIN_BLOCK);
}

function layoutAssert(out: LayoutBuilder, statement: Of<'assert'>): void {
  out.open(0);
  out.token('assert');
  out.space();
  out.open(statement.detail === undefined ? 0 : 4);
  out.rules.expression(out, statement.test);
  if (statement.detail !== undefined) {
    out.break(' ');
    out.token(':');
    out.space();
    out.rules.expression(out, statement.detail);
  }
  out.close();
  out.close();
  out.token(';');
}
