import type { Call, Expression } from '../syntax/tree.ts';
import type { BreakMode, BreakTag, Indent } from './doc.ts';
import { layoutArguments } from './layout-arguments.ts';
import type { LayoutBuilder } from './layout-builder.ts';
import { layoutTypeArguments } from './layout-type.ts';
import { typePrefixLength } from './type-prefix.ts';

/** Calls behind which a chain goes on as if they were a name. */
const STREAM_CALLS: ReadonlySet<string> = new Set(['stream', 'parallelStream', 'toBuilder']);

/** The fluent calls of a logger, which stay on the line of the logger up to its `log`. */
const LOG_CALLS: ReadonlySet<string> = new Set(
  `at atConfig atDebug atFine atFiner atFinest atInfo atMostEvery atSevere atWarning every log logVarargs perUnique withCause
   withStackTrace`.split(/\s+/u),
);

/** The expressions a dotted chain consists of, each with everything in front of it; a head that is no name apart. */
type Chain = { readonly head: Expression | undefined; readonly items: readonly Expression[] };

/** Names, selections, calls and array accesses, as one chain. */
export function layoutChain(out: LayoutBuilder, expression: Expression): void {
  if (expression.kind === 'call' && expression.target === undefined) {
    layoutRegular(out, [expression], false);
    return;
  }
  const chain = chainOf(expression);
  if (isLogging(expression, chain)) {
    layoutWithPrefixes(out, chain.items, false, [chain.items.length - 1], 'fill');
    return;
  }
  if (chain.head === undefined) {
    layoutItems(out, chain, false);
    return;
  }
  const needsDot = layoutHead(out, chain.head);
  if (chain.items.length > 0) layoutItems(out, chain, needsDot);
  out.close();
}

function chainOf(expression: Expression): Chain {
  const items: Expression[] = [];
  let current: Expression | undefined = expression;
  while (current !== undefined) {
    const base: Expression = withoutIndexes(current);
    if (base.kind !== 'select' && base.kind !== 'call' && base.kind !== 'name') return { head: current, items };
    items.unshift(current);
    current = base.kind === 'name' ? undefined : base.target;
  }
  return { head: undefined, items };
}

function isLogging(expression: Expression, chain: Chain): boolean {
  if (expression.kind !== 'call' || (expression.name !== 'log' && expression.name !== 'logVarargs')) return false;
  const [logger, ...calls] = chain.items;
  return (
    chain.head === undefined &&
    logger?.kind === 'name' &&
    calls.every((call) => call.kind === 'call' && LOG_CALLS.has(call.name))
  );
}

/** Opens the level of the whole chain, writes its head, and answers whether the dot behind it is still to be written. */
function layoutHead(out: LayoutBuilder, head: Expression): boolean {
  const isAnonymousClass = head.kind === 'new' && head.body !== undefined;
  out.open(isAnonymousClass ? 0 : 4);
  out.rules.expression(out, withoutIndexes(head));
  if (isAnonymousClass) out.token('.');
  else out.break();
  layoutIndexes(out, head);
  return !isAnonymousClass;
}

function layoutItems(out: LayoutBuilder, chain: Chain, needsDot: boolean): void {
  const streams = indexesOfStreams(chain.items);
  const prefixes = prefixesOf(chain, streams);
  if (prefixes.length === 0) layoutRegular(out, chain.items, needsDot);
  else layoutWithPrefixes(out, chain.items, needsDot, prefixes, streams.length === 0 ? 'fill' : 'unified');
}

/** Where parts end that stay together: a type's name, everything up to a lone call, `this.x`, and calls of `stream`. */
function prefixesOf(chain: Chain, streams: readonly number[]): readonly number[] {
  const prefixes = new Set<number>();
  const typePrefix = typePrefixLength(simpleNames(chain.items));
  if (typePrefix !== undefined) prefixes.add(typePrefix);
  const loneCall = indexOfLoneCall(chain);
  if (loneCall !== undefined) prefixes.add(loneCall);
  const [first] = chain.items;
  if (prefixes.size === 0 && first?.kind === 'name' && (first.name === 'this' || first.name === 'super'))
    prefixes.add(1);
  for (const index of streams) prefixes.add(index);
  return Array.from(prefixes);
}

/** The index of the only call behind a dot, unless another call begins the chain. */
function indexOfLoneCall(chain: Chain): number | undefined {
  const first = chain.items.findIndex((item) => item.kind === 'call');
  if (first <= 0) return undefined;
  return chain.items.findLastIndex((item) => item.kind === 'call') === first ? first : undefined;
}

function indexesOfStreams(items: readonly Expression[]): readonly number[] {
  return items.flatMap((item, index) => (item.kind === 'call' && STREAM_CALLS.has(item.name) ? [index] : []));
}

/** The names up to the first call or array access. */
function simpleNames(items: readonly Expression[]): readonly string[] {
  const names: string[] = [];
  for (const item of items) {
    const base = withoutIndexes(item);
    if (base.kind !== 'name' && base.kind !== 'select' && base.kind !== 'call') break;
    names.push(base.name);
    if (base.kind === 'call' || item.kind === 'index') break;
  }
  return names;
}

/** Every dot on a line of its own, unless what stands in front of the first is very short. */
function layoutRegular(out: LayoutBuilder, items: readonly Expression[], needsDot: boolean): void {
  const hasMore = items.length > 1;
  if (!needsDot) out.open(4);
  for (const [index, item] of items.entries()) {
    if (index > 0 || needsDot) {
      if (index > 1 || (index === 1 && (needsDot || !isVeryShort(out, items[0])))) out.break();
      out.token('.');
    }
    if (layoutShortCall(out, item, items)) continue;
    const tag: BreakTag = { taken: false };
    layoutName(out, item, tag);
    layoutRest(out, item, tag, hasMore || index > 0 || needsDot ? 4 : 0);
  }
  if (!needsDot) out.close();
}

function isVeryShort(out: LayoutBuilder, first: Expression | undefined): boolean {
  return first !== undefined && out.isShorter(first, 5);
}

/** A first call such as `when(x)` in front of more keeps its argument on its line. */
function layoutShortCall(out: LayoutBuilder, item: Expression, items: readonly Expression[]): boolean {
  if (items.length < 2 || item.kind !== 'call' || item.target !== undefined) return false;
  const [only, ...more] = item.arguments;
  if (item.name.length > 4 || only === undefined || more.length > 0) return false;
  out.open(0);
  out.open(0);
  out.next();
  out.token('(');
  out.rules.expression(out, only);
  out.close();
  out.token(')');
  out.close();
  return true;
}

function layoutWithPrefixes(
  out: LayoutBuilder,
  items: readonly Expression[],
  needsDot: boolean,
  prefixes: readonly number[],
  mode: BreakMode,
): void {
  const hasMore = (prefixes.at(-1) ?? 0) < items.length - 1;
  const left = prefixes.toSorted((one, other) => one - other);
  const nameTag: BreakTag = { taken: false };
  out.open(4);
  left.forEach(() => {
    out.open(0);
  });
  for (const [index, item] of items.entries()) {
    const [next] = left;
    if (index > 0 || needsDot) {
      out.breakBy(next !== undefined && index <= next ? mode : 'unified', '', nameTag);
      out.token('.');
    }
    const tag: BreakTag = { taken: false };
    layoutName(out, item, tag);
    if (index === next) {
      out.close();
      left.shift();
    }
    layoutRest(out, item, tag, { tag: nameTag, taken: 4, otherwise: hasMore ? 4 : 0 });
  }
  out.close();
}

/** An item up to its arguments. */
function layoutName(out: LayoutBuilder, item: Expression, typeArgumentsTag: BreakTag): void {
  const base = withoutIndexes(item);
  if (base.kind === 'call' && base.typeArguments.length > 0) {
    out.open(4);
    layoutTypeArguments(out, base.typeArguments, 0);
    out.breakBy('unified', '', typeArgumentsTag);
    out.close();
  }
  out.next();
}

/** The arguments and array indexes of an item. */
function layoutRest(out: LayoutBuilder, item: Expression, typeArgumentsTag: BreakTag, indent: Indent): void {
  const base = withoutIndexes(item);
  if (base.kind === 'call') layoutCallArguments(out, base, typeArgumentsTag, indent);
  layoutIndexes(out, item);
}

function layoutCallArguments(out: LayoutBuilder, call: Call, tag: BreakTag, indent: Indent): void {
  out.open({ tag, taken: 4, otherwise: 0 });
  layoutArguments(out, call.arguments, indent);
  out.close();
}

function layoutIndexes(out: LayoutBuilder, expression: Expression): void {
  const indexes: Expression[] = [];
  for (let current = expression; current.kind === 'index'; current = current.target) indexes.unshift(current.index);
  if (indexes.length === 0) return;
  out.open(0);
  for (const index of indexes) {
    out.token('[');
    out.fill();
    out.rules.expression(out, index);
    out.token(']');
  }
  out.close();
}

function withoutIndexes(expression: Expression): Expression {
  let current = expression;
  while (current.kind === 'index') current = current.target;
  return current;
}
