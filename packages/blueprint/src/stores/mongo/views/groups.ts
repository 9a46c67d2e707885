import type { ExpressionTree, PlainColumn } from '@backsmith/schema';
import { NameScope } from '@backsmith/text';
import { columnAt, type Source, type Stage, type StageValue } from './scope.ts';
import { columnValue, isNumber, NUMBERS, readsColumns, valueOf, type Given, type ViewValue } from './values.ts';

/** What a value of the groups is read by. */
const KEYS = '_id';

/** The groups of a query: their keys, and what is counted and summed over each. It gathers the latter as they are read. */
export class Groups {
  readonly #sources: readonly Source[];
  readonly #keys: readonly ViewValue[];
  readonly #isWholeAverage: boolean;
  readonly #ignoresNone: boolean;
  readonly #gathered = new Map<string, Stage>();
  readonly #names = new NameScope({ reserved: [KEYS] });
  readonly #keyNames: readonly string[];

  /**
   * @param isWholeAverage the average of whole numbers is one
   * @param ignoresNone as of `valueOf`
   */
  constructor(
    sources: readonly Source[],
    keys: readonly ViewValue[],
    { isWholeAverage, ignoresNone }: { readonly isWholeAverage: boolean; readonly ignoresNone: boolean },
  ) {
    this.#sources = sources;
    this.#keys = keys;
    this.#isWholeAverage = isWholeAverage;
    this.#ignoresNone = ignoresNone;
    const scope = new NameScope();
    this.#keyNames = keys.map(({ expression }) => scope.take(lastOf(expression)));
  }

  /** Gives the key an expression is, or what a call gathers, for a column of this name. */
  givenFor(column: string): Given {
    return (tree) => this.#given(tree, column);
  }

  #given(tree: ExpressionTree, name: string): ViewValue | undefined {
    if (tree.kind === 'call' && tree.qualifier === undefined && GATHERING.has(tree.name))
      return this.#gather(tree, name);
    if (tree.kind === 'string' || tree.kind === 'number') return undefined;
    const value = this.#plain(tree);
    const at = value === undefined ? -1 : this.#keys.findIndex((key) => isSame(key, value));
    if (value === undefined) return undefined;
    if (at < 0) return this.#ofKey(tree, value, name);
    return { ...value, expression: `$${KEYS}.${this.#keyNames[at] ?? ''}` };
  }

  /** The stage that makes the groups, once all values have been read. */
  stage(): Stage {
    const keys = this.#keys.map(({ expression, isNullable }, at): [string, StageValue] => [
      this.#keyNames[at] ?? '',
      // A value that is missing and one that is none make one group.
      isNullable ? { $ifNull: [expression, null] } : expression,
    ]);
    return { $group: { [KEYS]: Object.fromEntries(keys), ...Object.fromEntries(this.#gathered) } };
  }

  #plain(tree: ExpressionTree): ViewValue | undefined {
    return valueOf(tree, readsColumns(this.#sources), this.#ignoresNone);
  }

  /** A column of a table of whose key each group has one: it is the same in all of it. */
  #ofKey(tree: ExpressionTree, value: ViewValue, name: string): ViewValue | undefined {
    const column = columnAt(tree, this.#sources);
    if (column === undefined) return undefined;
    const { key, columns } = column.source;
    const grouped = key.every((part) => {
      const named = columns.find((draft) => draft.column.name === part);
      const own =
        named && this.#plain({ kind: 'name', name: part, written: part, quoted: true, qualifier: column.source.name });
      return own !== undefined && this.#keys.some((one) => isSame(one, own));
    });
    return key.length > 0 && grouped ? this.#taken({ $first: value.expression }, value, name) : undefined;
  }

  #gather({ name, arguments: given }: ExpressionTree & { kind: 'call' }, as: string): ViewValue | undefined {
    const [only, ...more] = given;
    if (only === undefined || more.length > 0) return undefined;
    if (name === 'count') return this.#count(only, as);
    const value = this.#plain(only);
    if (value === undefined) return undefined;
    if (name === 'min' || name === 'max') {
      const column = columnAt(only, this.#sources);
      const { kind } = column?.draft.type.shape ?? { kind: value.kind };
      return ORDERED.has(kind) ? this.#taken({ [`$${name}`]: value.expression }, value, as) : undefined;
    }
    if (!isNumber(value)) return undefined;
    return name === 'sum' ? this.#sum(value, as) : this.#average(value, as);
  }

  /** `count(*)`, or how many values are there. */
  #count(tree: ExpressionTree, as: string): ViewValue | undefined {
    const counted = { kind: 'whole', isNullable: false, dataType: NUMBERS.whole } as const;
    if (tree.kind === 'opaque' || tree.kind === 'number') return this.#taken({ $sum: 1 }, counted, as);
    const column = columnAt(tree, this.#sources);
    const value = column ? columnValue(column) : this.#plain(tree);
    return value && this.#taken({ $sum: value.isNullable ? oneIfThere(value.expression) : 1 }, counted, as);
  }

  /** SQL's sum of no value is none, and MongoDB's is 0. */
  #sum(value: ViewValue, as: string): ViewValue {
    const kind = value.kind === 'text' || value.kind === 'other' ? 'whole' : value.kind;
    const sum = this.#taken({ $sum: value.expression }, { ...value, dataType: NUMBERS[kind] }, as);
    if (!value.isNullable) return sum;
    const { expression: many } = this.#taken({ $sum: oneIfThere(value.expression) }, value, `${as}_there`);
    return { ...sum, expression: { $cond: [{ $eq: [many, 0] }, null, sum.expression] } };
  }

  #average(value: ViewValue, as: string): ViewValue | undefined {
    if (value.kind === 'whole' && this.#isWholeAverage) return undefined;
    const kind = value.kind === 'floating' ? 'floating' : 'decimal';
    return this.#taken({ $avg: value.expression }, { ...value, kind, dataType: NUMBERS[kind] }, as);
  }

  /** Gathers it, once for all that ask for the same. */
  #taken(gathered: Stage, like: Omit<ViewValue, 'expression'>, as: string): ViewValue {
    const text = JSON.stringify(gathered);
    const known = [...this.#gathered].find(([, one]) => JSON.stringify(one) === text)?.[0];
    const name = known ?? this.#names.take(as);
    this.#gathered.set(name, gathered);
    return { ...like, expression: `$${name}` };
  }
}

const GATHERING: ReadonlySet<string> = new Set(['count', 'sum', 'avg', 'min', 'max']);

const ORDERED: ReadonlySet<string> = new Set(['whole', 'decimal', 'floating', 'text', 'date', 'timestamp']);

function oneIfThere(expression: StageValue): Stage {
  return { $cond: [{ $eq: [{ $ifNull: [expression, null] }, null] }, 0, 1] };
}

/** What a key of groups is called: the last name of where it lies. */
function lastOf(expression: StageValue): string {
  const name = typeof expression === 'string' ? expression.split('.').at(-1)?.replace(/^\$/u, '') : undefined;
  return name === undefined || name === KEYS ? 'key' : name;
}

function isSame(one: ViewValue, other: ViewValue): boolean {
  return JSON.stringify(one.expression) === JSON.stringify(other.expression);
}

/** Whether a query makes groups without saying so: one of all rows, also where there are none, which no stage makes. */
export function gathersAll(columns: readonly PlainColumn[]): boolean {
  return columns.some((column) => column.kind === 'value' && gathers(column.tree));
}

function gathers(tree: ExpressionTree): boolean {
  if (tree.kind === 'call') return GATHERING.has(tree.name) || tree.arguments.some(gathers);
  if (tree.kind === 'operation') return gathers(tree.left) || gathers(tree.right);
  return tree.kind === 'cast' && gathers(tree.operand);
}
