import {
  expressionResult,
  resultsOf,
  type Name,
  type ResultRules,
  type SelectColumn,
  type SelectShape,
  type SelectSource,
  type SelectValue,
} from '@backsmith/sql';
import { isSamePlace, placeOf } from '@backsmith/text';
import type { DataType } from '../../model/data-type.ts';
import type { ColumnAddress, ViewColumn } from '../../model/schema.ts';
import type { Catalog, ViewDraft } from '../catalog/catalog.ts';
import type { TableDraft } from '../catalog/table-draft.ts';
import { columnName } from '../queries/column-name.ts';
import { columnResult, typeResult } from './column-result.ts';
import {
  computed,
  exactly,
  find,
  isNamed,
  isOne,
  named,
  nameOf,
  NOTHING,
  readsFrom,
  readsRoutine,
  settled,
  sourcesOf,
  typeOf,
  valued,
  weakened,
  withNames,
  type Named,
  type Output,
  type Scope,
  type Source,
  type Traced,
} from './traced-columns.ts';
import { arrayOfValues, valueType } from './value-type.ts';
import type { ValueType } from './value-type.ts';

/** So many columns may be named as those others are made of; beyond that nothing is said. */
const MOST_READS = 500_000;

/** Says of the columns of views and queries which columns of tables they give, and of what type the others are. */
export class ViewTracer {
  readonly #catalog: Catalog;
  readonly #rules: ResultRules | undefined;
  readonly #views = new Map<ViewDraft, Traced>();
  readonly #tables = new Map<TableDraft, readonly Output[]>();
  #keepers: ReadonlyMap<string, TableDraft> | undefined;
  #left: number;

  /** @param most so many columns may be named at all */
  constructor(catalog: Catalog, most = MOST_READS) {
    this.#catalog = catalog;
    this.#rules = resultsOf(catalog.dialect);
    this.#left = most;
  }

  /** So many columns may still be named. */
  get left(): number {
    return this.#left;
  }

  /** What the columns of a query are, in their order. */
  outputsOf(select: SelectShape): readonly Output[] {
    return this.#query(select, undefined, new Map()).outputs;
  }

  /** The columns of the view, in their order; nothing where their names are not known. */
  columnsOf(view: ViewDraft): readonly ViewColumn[] | undefined {
    const { outputs, isObscure } = this.#outputsOf(view);
    const own = outputs.flatMap(({ name }) => name ?? []);
    const names = view.columns ?? (isObscure || own.length < outputs.length ? [] : own);
    if (names.length === 0) return undefined;
    return names.map((name, at): ViewColumn => {
      const found = view.isRenamed ? outputs[at] : (outputs.find((one) => isNamed(one, name)) ?? outputs[at]);
      if (found === undefined) return { name, notNull: false, reads: [], isObscure: true };
      const { origin, notNull, reads } = found;
      const dataType: DataType | undefined = found.isTruth === true ? { kind: 'boolean' } : found.dataType;
      const typed = dataType === undefined ? {} : { dataType };
      return {
        name,
        ...(origin === undefined ? typed : { origin }),
        notNull,
        reads,
        ...(isObscure || found.isObscure ? { isObscure: true } : {}),
      };
    });
  }

  /** The columns by which no two rows of the view are alike: those of its only table's key, where it shows it and nothing computed. */
  keyOf({ select }: ViewDraft, traced: readonly ViewColumn[]): readonly string[] | undefined {
    const [only, ...more] = select.tables;
    if (only?.kind !== 'table' || more.length > 0 || select.others !== undefined) return undefined;
    if (!traced.every(({ origin }) => origin !== undefined)) return undefined;
    const table = this.#catalog.findTable(only.table);
    const key = table?.primaryKey?.columns.map(({ name }) =>
      traced.find(({ origin }) => origin?.column === name && isSamePlace(origin.table, table)),
    );
    const names = key?.flatMap((column) => column?.name ?? []) ?? [];
    return names.length === 0 || names.length !== key?.length ? undefined : names;
  }

  #outputsOf(view: ViewDraft): Traced {
    const known = this.#views.get(view);
    if (known !== undefined) return known;
    this.#views.set(view, NOTHING);
    const { namespace } = this.#catalog;
    this.#catalog.namespace = view.namespace;
    const traced = this.#query(view.select, undefined, new Map());
    this.#catalog.namespace = namespace;
    this.#views.set(view, traced);
    return traced;
  }

  /** The columns of a query, each of the type the database gives it. */
  #query(select: SelectShape, around: Scope | undefined, outside: Named): Traced {
    const { outputs, isObscure } = this.#rows(select, around, outside);
    const rules = this.#rules;
    if (rules === undefined) return { outputs, isObscure };
    return { outputs: outputs.map((one) => settled(one, rules)), isObscure };
  }

  #rows(select: SelectShape, around: Scope | undefined, outside: Named): Traced {
    if (select.isUnread === true && select.named === undefined) return NOTHING;
    const named = this.#namedBy(select, around, outside);
    const scope = this.#scopeOf(select, around, named);
    const isObscure =
      select.isUnread === true ||
      select.columns.some((one) => one.kind === 'all' && sourcesOf(one, scope).some((source) => source.isObscure));
    const own = { outputs: select.columns.flatMap((column) => this.#columnOutputs(column, scope, named)), isObscure };
    return (select.others ?? []).reduce<Traced>(
      (sum, other) => this.#merged(sum, this.#rows(other, around, named)),
      own,
    );
  }

  #namedBy({ named = [] }: SelectShape, around: Scope | undefined, outside: Named): Named {
    const all = new Map(outside);
    for (const { name, columns, select } of named) {
      const own = name.text.toLowerCase();
      const { others = [], ...first } = select;
      const isRecursive = others.some((other) => readsFrom(other, own));
      const begun = isRecursive ? this.#query(first, around, all) : { outputs: [], isObscure: false };
      all.set(own, withNames(begun, this.#canonical(columns)));
      const traced = this.#query(select, around, all);
      all.set(own, withNames(isRecursive ? this.#mixed(traced) : traced, this.#canonical(columns)));
    }
    return all;
  }

  /** A query that reads itself may hand a value from column to column. */
  #mixed({ outputs, isObscure }: Traced): Traced {
    const reads = this.#together(outputs.map((one) => one.reads));
    return {
      outputs: outputs.map((one) => ({ ...computed(one, reads, one.isObscure), ...named(one.name) })),
      isObscure,
    };
  }

  #scopeOf({ tables, isOuter }: SelectShape, around: Scope | undefined, named: Named): Scope {
    const sources: Source[] = [];
    const scope: Scope = { sources, isOuter: isOuter === true, ...(around === undefined ? {} : { around }) };
    for (const source of tables) sources.push(this.#source(source, scope, named));
    return scope;
  }

  #source(source: SelectSource, scope: Scope, named: Named): Source {
    const name = nameOf(source);
    if (source.kind === 'function') return this.#made(source, scope, named);
    if (source.kind === 'query') {
      return { name, ...withNames(this.#query(source.select, scope, named), this.#canonical(source.columns)) };
    }
    const { table } = source;
    const query = table.qualifier === undefined ? named.get(table.name.text.toLowerCase()) : undefined;
    if (query !== undefined) return { name, ...withNames(query, this.#canonical(source.columns)) };
    const found = this.#catalog.findTableOrPartition(table);
    if (found !== undefined) {
      return {
        name,
        ...withNames({ outputs: this.#tableOutputs(found), isObscure: false }, this.#canonical(source.columns)),
        table: found,
      };
    }
    const view = this.#catalog.find(this.#catalog.views, table);
    const keeper = view === undefined ? this.#keeperOf(table.name) : undefined;
    if (keeper !== undefined) {
      const outputs = this.#tableOutputs(keeper);
      return { name, ...withNames({ outputs, isObscure: false }, this.#canonical(source.columns)) };
    }
    if (view === undefined) return { name, outputs: [], isObscure: false };
    return { name, ...withNames(withNames(this.#outputsOf(view), view.columns), this.#canonical(source.columns)) };
  }

  /** The table that keeps what its rows were before under this name: it has the same columns, and no key. */
  #keeperOf(name: Name): TableDraft | undefined {
    this.#keepers ??= new Map(
      this.#catalog.tables.all().flatMap((table) => {
        const kept = table.history && this.#catalog.canonical(table.history.name).toLowerCase();
        return kept === undefined ? [] : [[kept, table] as const];
      }),
    );
    return this.#keepers.get(this.#catalog.canonical(name).toLowerCase());
  }

  /** The one column of a function whose type is known; of what any other makes nothing is said. */
  #made(source: SelectSource & { kind: 'function' }, scope: Scope, within: Named): Source {
    const { call, value, alias, columns } = source;
    const name = nameOf(source) ?? this.#catalog.canonical(call).toLowerCase();
    const unknown = { name, outputs: [], isObscure: true, isRoutine: this.#isRoutine(call) };
    const output =
      value === undefined || this.#rules === undefined ? undefined : this.#valueOutput(value, scope, within);
    if (output?.dataType === undefined) return unknown;
    const own = this.#rules?.columnOfCall?.(call.text.toLowerCase()) ?? this.#catalog.canonical(alias ?? call);
    return {
      name,
      ...withNames({ outputs: [{ ...output, name: own }], isObscure: false }, this.#canonical(columns)),
      isMade: true,
    };
  }

  #canonical(names: readonly Name[] | undefined): readonly string[] | undefined {
    return names?.map((name) => this.#catalog.canonical(name));
  }

  #tableOutputs(table: TableDraft): readonly Output[] {
    const known = this.#tables.get(table);
    if (known !== undefined) return known;
    const outputs = table.columns.all.map((column): Output => {
      const address = { table: placeOf(table), column: column.name };
      const isKey = table.primaryKey?.columns.includes(column) === true;
      const type = columnResult(this.#catalog, column, isKey);
      return { ...type, name: column.name, origin: address, draft: column, reads: [address], isObscure: false };
    });
    this.#tables.set(table, outputs);
    return outputs;
  }

  #columnOutputs(column: SelectColumn, scope: Scope, within: Named): readonly Output[] {
    if (column.kind === 'all') {
      const outputs = sourcesOf(column, scope).flatMap((source) => source.outputs);
      this.#left -= outputs.length;
      return this.#left > 0 ? outputs.map((one) => weakened(one, scope)) : [];
    }
    const name = named(columnName(this.#catalog, column));
    if (column.kind === 'column' && column.source !== undefined) {
      const [found, ...more] = find(column.source, column.of, scope);
      if (found !== undefined && more.length === 0) return [{ ...weakened(found, scope), ...name }];
    }
    return [{ ...this.#valueOutput(column.value, scope, within), value: column.value, ...name }];
  }

  #valueOutput(value: SelectValue, scope: Scope, named: Named): Output {
    const { tree, names, calls, queries } = value;
    const inner = queries.map(({ select }) => this.#query(select, scope, named));
    const type = this.#typeOf(value, inner, scope);
    // How many there are, and whether there is one, gives nothing of the values themselves.
    if ((tree.kind === 'call' && tree.name === 'count') || tree.kind === 'is-null') return computed(type, [], false);
    const reads = [
      ...names.map((path) => this.#readsOf(path, scope)),
      ...inner.flatMap(({ outputs }) => outputs.map((one) => one.reads)),
    ];
    const isObscure =
      calls.some((call) => this.#isRoutine(call)) ||
      readsRoutine(scope) ||
      inner.some((one) => one.isObscure || one.outputs.some((output) => output.isObscure));
    return computed(type, this.#together(reads), isObscure || this.#left <= 0);
  }

  /** The type of `(SELECT …)` and `ARRAY(SELECT …)`, where their query tells. */
  #queryType({ tree }: SelectValue, inner: readonly Traced[]): ValueType | undefined {
    const [only] = inner[0]?.outputs ?? [];
    if (only?.dataType === undefined) return undefined;
    if (tree.kind === 'query') return { ...typeOf(only), notNull: false };
    return tree.kind === 'call' && tree.name === 'array' ? arrayOfValues(only) : undefined;
  }

  #isRoutine(call: Name): boolean {
    return this.#catalog.routines.has(this.#catalog.canonical(call));
  }

  #typeOf(value: SelectValue, inner: readonly Traced[], scope: Scope): ValueType {
    const { tree, queries } = value;
    const columnOf = (name: Name, of: Name | undefined): ValueType | undefined => {
      const found = find(name, of, scope);
      return isOne(found) ? weakened(found[0], scope) : undefined;
    };
    if (this.#rules === undefined) return this.#queryType(value, inner) ?? valueType(tree, columnOf);
    const exact = expressionResult(tree, this.#rules, {
      column: (name, of) => exactly(columnOf(name, of)),
      query: (at) => exactly(inner[queries.findIndex((query) => query.at === at)]?.outputs[0]),
      type: (text) => typeResult(this.#catalog, text),
      isRoutine: (name) => this.#isRoutine({ text: name, quoted: false }),
    });
    const isKnown = exact.dataType !== undefined || exact.untyped === true;
    if (isKnown || value.calls.some((call) => this.#isRoutine(call))) return exact;
    const kind = this.#queryType(value, inner) ?? valueType(tree, columnOf);
    return kind.dataType === undefined ? exact : { ...kind, isKindOnly: true };
  }

  /** What a name in an expression may read: a column, a whole row, or, where a function makes columns, anything it is given. */
  #readsOf(path: readonly Name[], scope: Scope): readonly ColumnAddress[] {
    const outputs = path.flatMap((name, at) => (at === 0 && path.length > 1 ? [] : find(name, path[at - 1], scope)));
    if (outputs.length > 0) return this.#together(outputs.map(({ reads }) => reads));
    const [first] = path;
    if (first === undefined) return [];
    for (let at: Scope | undefined = scope; at !== undefined; at = at.around) {
      const rows = at.sources.filter(({ name }) => name === first.text.toLowerCase());
      const isMade = rows.some(({ isObscure }) => isObscure) || at.sources.some(({ isObscure }) => isObscure);
      const read = isMade ? at.sources : rows;
      if (read.length > 0) return this.#together(read.flatMap((source) => source.outputs.map(({ reads }) => reads)));
    }
    return [];
  }

  /** Rows of one query or of the other: a value is of either. */
  #merged(one: Traced, other: Traced): Traced {
    const outputs = one.outputs.map((output, at): Output => {
      const second = other.outputs[at];
      const reads = this.#together([output.reads, second?.reads ?? []]);
      const type = second === undefined ? { notNull: false } : this.#eitherType(output, second);
      const isObscure = output.isObscure || second === undefined || second.isObscure;
      return { ...computed(type, reads, isObscure), ...valued(output), ...named(output.name) };
    });
    return { outputs, isObscure: one.isObscure || other.isObscure };
  }

  #eitherType(one: Output, other: Output): ValueType {
    const notNull = one.notNull && other.notNull;
    const isExact = one.isKindOnly !== true && other.isKindOnly !== true;
    if (isExact && this.#rules !== undefined) return { ...this.#rules.union([one, other]), notNull };
    const isSame = JSON.stringify(one.dataType) === JSON.stringify(other.dataType);
    if (!isSame || one.dataType === undefined) return { notNull };
    return { dataType: one.dataType, notNull, ...(isExact ? {} : { isKindOnly: true }) };
  }

  #together(lists: readonly (readonly ColumnAddress[])[]): readonly ColumnAddress[] {
    if (lists.length === 1 && lists[0] !== undefined) return lists[0];
    const all = [...new Set(lists.flat())];
    this.#left -= all.length;
    return this.#left > 0 ? all : [];
  }
}
