import type { Binary, Creation, Expression, Lambda } from '../syntax/tree.ts';
import { layoutAnnotation } from './layout-annotation.ts';
import { areShortItems, layoutArguments, layoutArrayItems } from './layout-arguments.ts';
import type { LayoutBuilder } from './layout-builder.ts';
import { layoutChain } from './layout-chain.ts';
import { layoutPattern } from './layout-pattern.ts';
import { layoutSwitch } from './layout-switch.ts';
import { layoutElementType, layoutType, layoutTypeArguments } from './layout-type.ts';
import { fieldDirection, layoutVariable } from './layout-variable.ts';

type Of<Kind extends Expression['kind']> = Expression & { readonly kind: Kind };

type LayoutByKind = { readonly [Kind in Expression['kind']]: (out: LayoutBuilder, expression: Of<Kind>) => void };

const LAYOUTS: LayoutByKind = {
  name: layoutToken,
  literal: layoutToken,
  'text-block': layoutToken,
  select: layoutChain,
  call: layoutChain,
  index: layoutChain,
  binary: layoutBinary,
  lambda: layoutLambda,
  new: layoutCreation,
  assign: layoutAssignment,
  conditional: layoutConditional,
  parentheses: layoutParentheses,
  reference: layoutReference,
  prefix: layoutPrefix,
  postfix: layoutPostfix,
  instanceof: layoutInstanceof,
  cast: layoutCast,
  array: layoutArray,
  'new-array': layoutNewArray,
  switch: (out, { subject, cases }) => layoutSwitch(out, subject, cases),
  'type-name': (out, { type }) => layoutType(out, type),
  annotation: (out, { annotation }) => layoutAnnotation(out, annotation),
};

export function layoutExpression(out: LayoutBuilder, expression: Expression): void {
  layoutOf(out, expression.kind, expression);
}

/** Of one kind at a time, which says that the entry takes the expression. */
function layoutOf<Kind extends Expression['kind']>(out: LayoutBuilder, kind: Kind, expression: Of<Kind>): void {
  LAYOUTS[kind](out, expression);
}

function layoutToken(out: LayoutBuilder): void {
  out.next();
}

function layoutArray(out: LayoutBuilder, array: Of<'array'>): void {
  layoutArrayItems(out, array, 'code');
}

function layoutPostfix(out: LayoutBuilder, postfix: Of<'postfix'>): void {
  layoutExpression(out, postfix.operand);
  out.next();
}

function layoutBinary(out: LayoutBuilder, binary: Binary): void {
  const mode = areShortItems(out, binary.operands) ? 'fill' : 'unified';
  out.open(4);
  for (const [index, operand] of binary.operands.entries()) {
    const operator = binary.operators[index - 1];
    if (operator !== undefined) {
      out.breakBy(mode, ' ');
      layoutOperator(out, operator);
      out.space();
    }
    layoutExpression(out, operand);
  }
  out.close();
}

/** A right shift is several tokens in the source. */
function layoutOperator(out: LayoutBuilder, operator: string): void {
  if (!operator.startsWith('>>')) {
    out.token(operator);
    return;
  }
  for (const angle of operator) out.token(angle);
}

function layoutLambda(out: LayoutBuilder, lambda: Lambda): void {
  out.open(lambda.parentheses ? 4 : 0);
  if (lambda.parentheses) out.token('(');
  for (const [index, parameter] of lambda.parameters.entries()) {
    if (index > 0) {
      out.token(',');
      out.break(' ');
    }
    layoutVariable(out, parameter, 'other', fieldDirection(parameter.modifiers));
  }
  if (lambda.parentheses) out.token(')');
  out.close();
  out.space();
  out.token('->');
  if (lambda.body.kind === 'block') {
    out.space();
    out.rules.block(out, lambda.body, { empty: 'collapsed', leading: 'no', trailing: 'no' });
    return;
  }
  out.open(4);
  out.break(' ');
  layoutExpression(out, lambda.body);
  out.close();
}

function layoutCreation(out: LayoutBuilder, creation: Creation): void {
  out.open(0);
  if (creation.outer !== undefined) {
    layoutExpression(out, creation.outer);
    out.break();
    out.token('.');
  }
  out.token('new');
  out.space();
  layoutTypeArguments(out, creation.typeArguments, 4);
  layoutType(out, creation.type);
  layoutArguments(out, creation.arguments, 4);
  out.close();
  if (creation.body !== undefined) out.rules.members(out, creation.body);
}

function layoutNewArray(out: LayoutBuilder, creation: Of<'new-array'>): void {
  out.open(4);
  out.token('new');
  out.space();
  layoutElementType(out, creation.type);
  out.open(0);
  const sizes = [...creation.sizes];
  while (out.peek() === '[') {
    out.fill();
    out.token('[');
    const size = out.peek() === ']' ? undefined : sizes.shift();
    if (size !== undefined) layoutExpression(out, size);
    out.token(']');
  }
  out.close();
  out.close();
  if (creation.items === undefined) return;
  out.space();
  layoutArrayItems(out, creation.items, 'code');
}

function layoutAssignment(out: LayoutBuilder, assignment: Of<'assign'>): void {
  out.open(4);
  layoutExpression(out, assignment.target);
  out.space();
  out.next();
  out.break(' ');
  layoutExpression(out, assignment.value);
  out.close();
}

function layoutConditional(out: LayoutBuilder, conditional: Of<'conditional'>): void {
  out.open(4);
  layoutExpression(out, conditional.test);
  out.break(' ');
  out.token('?');
  out.space();
  layoutExpression(out, conditional.yes);
  out.break(' ');
  out.token(':');
  out.space();
  layoutExpression(out, conditional.no);
  out.close();
}

function layoutParentheses(out: LayoutBuilder, parentheses: Of<'parentheses'>): void {
  out.token('(');
  layoutExpression(out, parentheses.inner);
  out.token(')');
}

function layoutReference(out: LayoutBuilder, reference: Of<'reference'>): void {
  out.open(4);
  layoutExpression(out, reference.target);
  out.break();
  out.token('::');
  layoutTypeArguments(out, reference.typeArguments, 4);
  out.next();
  out.close();
}

function layoutPrefix(out: LayoutBuilder, prefix: Of<'prefix'>): void {
  const { operator, operand } = prefix;
  out.token(operator);
  const isSign = operator === '+' || operator === '-';
  if (isSign && operand.kind === 'prefix' && operand.operator.startsWith(operator)) out.space();
  layoutExpression(out, operand);
}

function layoutInstanceof(out: LayoutBuilder, test: Of<'instanceof'>): void {
  out.open(4);
  layoutExpression(out, test.target);
  out.break(' ');
  out.open(0);
  out.token('instanceof');
  out.break(' ');
  layoutPattern(out, test.pattern);
  out.close();
  out.close();
}

function layoutCast(out: LayoutBuilder, cast: Of<'cast'>): void {
  out.open(4);
  out.token('(');
  layoutType(out, cast.type);
  out.token(')');
  out.break(' ');
  layoutExpression(out, cast.operand);
  out.close();
}
