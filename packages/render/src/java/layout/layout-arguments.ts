import type { ArrayItems, Expression } from '../syntax/tree.ts';
import type { Indent } from './doc.ts';
import type { LayoutBuilder } from './layout-builder.ts';

/** Items shorter than this fill their lines instead of standing one per line. */
const SHORT_ITEM = 10;

/** A string literal with one of these is the format of a call such as `String.format`. */
const PLACEHOLDER = /%|\{[0-9]\}/u;

/** `(a, b)` behind a name. */
export function layoutArguments(out: LayoutBuilder, values: readonly Expression[], indent: Indent): void {
  out.open(indent);
  out.token('(');
  const [first, ...rest] = values;
  if (first !== undefined) {
    out.break();
    if (rest.length > 0 && isFormat(first)) layoutFormat(out, first, rest);
    else layoutList(out, values);
  }
  out.token(')');
  out.close();
}

/** `{a, b}` in an annotation or in code. */
export function layoutArrayItems(out: LayoutBuilder, array: ArrayItems, place: 'annotation' | 'code'): void {
  if (array.items.length === 0) {
    out.token('{');
    out.token('}', 2);
    return;
  }
  const areShort = areShortItems(out, array.items);
  const mayFill = areShort || place === 'code';
  out.open(2);
  out.token('{');
  out.breakBy(array.trailingComma ? 'forced' : 'unified', '');
  if (mayFill) out.open(0);
  for (const [index, item] of array.items.entries()) {
    if (index > 0) {
      out.token(',');
      out.breakBy(areShort ? 'fill' : 'unified', ' ');
    }
    out.rules.expression(out, item);
  }
  out.accept(',');
  if (mayFill) out.close();
  out.break('', -2);
  out.close();
  out.token('}', 2);
}

export function areShortItems(out: LayoutBuilder, items: readonly Expression[]): boolean {
  return items.every((item) => out.isShorter(item, SHORT_ITEM));
}

/** The format on its own line, what it formats together on the next. */
function layoutFormat(out: LayoutBuilder, format: Expression, values: readonly Expression[]): void {
  out.open(0);
  out.rules.expression(out, format);
  out.token(',');
  out.break(' ');
  out.open(0);
  layoutList(out, values);
  out.close();
  out.close();
}

function layoutList(out: LayoutBuilder, values: readonly Expression[]): void {
  const mode = areShortItems(out, values) ? 'fill' : 'unified';
  out.open(0);
  for (const [index, value] of values.entries()) {
    if (index > 0) {
      out.token(',');
      out.breakBy(mode, ' ');
    }
    out.rules.expression(out, value);
  }
  out.close();
}

/** Whether an argument is nothing but string literals, one of them with a placeholder. */
function isFormat(argument: Expression): boolean {
  const literals = stringsOf(argument);
  return literals?.some((literal) => PLACEHOLDER.test(literal)) ?? false;
}

function stringsOf(expression: Expression): readonly string[] | undefined {
  if (expression.kind === 'literal') return expression.text.startsWith('"') ? [expression.text] : undefined;
  if (expression.kind === 'text-block') return [expression.text];
  if (expression.kind !== 'binary' || expression.operators.some((operator) => operator !== '+')) return undefined;
  const parts = expression.operands.map(stringsOf);
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}
