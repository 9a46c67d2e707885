import type { ExpressionTree, PlainSource } from '@backsmith/schema';
import { conditionOf } from './conditions.ts';
import { columnAt, columnOf, conjuncts, type ReadColumn, type Source, type Stage } from './scope.ts';

/** Values that are the same in documents of two collections. */
type Pair = { readonly local: ReadColumn; readonly foreign: ReadColumn };

/** The stages that join a table, and what of a WHERE they have asked already. */
export type Joined = { readonly stages: readonly Stage[]; readonly asked: readonly ExpressionTree[] };

/**
 * Joins the documents of a table to those of the tables before it.
 *
 * @param where the conditions of the query, which join a table that nothing else does
 * @returns nothing where anything but equal values and conditions on the table alone joins it
 */
export function joinOf(
  written: PlainSource,
  source: Source,
  before: readonly Source[],
  where: readonly ExpressionTree[],
): Joined | undefined {
  const isOpen = written.on === undefined && written.using === undefined;
  const asked = isOpen ? where.filter((one) => pairOf(one, source, before) !== undefined) : [];
  const given = isOpen ? asked : conjuncts(written.on);
  const named = (written.using ?? []).map(({ text }) => namedPair(text.toLowerCase(), source, before));
  const pairs = [...named, ...given.map((one) => pairOf(one, source, before))];
  const rest = given.filter((_, at) => pairs[named.length + at] === undefined);
  const conditions = rest.map((one) => conditionOf(one, [source], ({ own }) => own));
  const known = pairs.filter((one) => one !== undefined);
  const isWhole = named.every((one) => one !== undefined) && conditions.every((one) => one !== undefined);
  if (known.length === 0 || !isWhole || !known.every(isExact)) return undefined;
  const as = source.at ?? '';
  const unwound = { path: `$${as}`, ...(source.isOptional ? { preserveNullAndEmptyArrays: true } : {}) };
  return {
    stages: [
      {
        $lookup: lookup(source, known, conditions),
      },
      { $unwind: unwound },
    ],
    asked,
  };
}

function lookup({ collection, at = '' }: Source, pairs: readonly Pair[], conditions: readonly Stage[]): Stage {
  const [only, ...more] = pairs;
  if (only !== undefined && more.length === 0 && conditions.length === 0) {
    return { from: collection, localField: only.local.path, foreignField: only.foreign.own, as: at };
  }
  const equal = pairs.map(({ foreign }, index) => ({ $eq: [`$${foreign.own}`, `$$value${index}`] }));
  return {
    from: collection,
    let: Object.fromEntries(pairs.map(({ local }, index) => [`value${index}`, `$${local.path}`])),
    pipeline: [{ $match: { $and: [{ $expr: { $and: equal } }, ...conditions] } }],
    as: at,
  };
}

function pairOf(tree: ExpressionTree, source: Source, before: readonly Source[]): Pair | undefined {
  if (tree.kind !== 'operation' || tree.operator !== '=') return undefined;
  const all = [...before, source];
  const sides = [columnAt(tree.left, all), columnAt(tree.right, all)];
  const foreign = sides.find((one) => one?.source === source);
  const local = sides.find((one) => one !== undefined && one.source !== source);
  return foreign && local && { local, foreign };
}

function namedPair(name: string, source: Source, before: readonly Source[]): Pair | undefined {
  const foreign = columnOf(source, name);
  const local = before.flatMap((one) => columnOf(one, name) ?? [])[0];
  return foreign && local && { local, foreign };
}

/** Values are compared as they are, so that they must be of one kind, and one of them must never be missing: SQL finds none the same as none. */
function isExact({ local, foreign }: Pair): boolean {
  const isThere = foreign.draft.column.notNull || foreign.source.key.includes(foreign.draft.column.name);
  return kindOf(local) === kindOf(foreign) && (isThere || !local.isNullable);
}

function kindOf({ draft }: ReadColumn): string {
  const { kind } = draft.type.shape;
  if (kind === 'whole' || kind === 'decimal') return 'number';
  return kind === 'enum' ? 'text' : kind;
}
