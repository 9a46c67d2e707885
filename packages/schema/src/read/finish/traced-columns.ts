import type { Name, ResultRules, SelectColumn, SelectShape, SelectSource, SelectValue } from '@backsmith/sql';
import type { ColumnAddress } from '../../model/schema.ts';
import type { ColumnDraft } from '../catalog/column-draft.ts';
import type { TableDraft } from '../catalog/table-draft.ts';
import type { ValueType } from './value-type.ts';

/** What a column of a query gives. */
export type Output = ValueType & {
  /** As the database knows it; none for a value without one. */
  readonly name?: string;
  readonly origin?: ColumnAddress;
  /** The column whose values it gives as they are. */
  readonly draft?: ColumnDraft;
  /** What it is computed from. */
  readonly value?: SelectValue;
  readonly reads: readonly ColumnAddress[];
  readonly isObscure: boolean;
};

/** What a query reads, by the name its columns have in front. */
export type Source = {
  readonly name: string | undefined;
  readonly outputs: readonly Output[];
  /** Its columns are not known: a function may make them of anything else the query reads. */
  readonly isObscure: boolean;
  readonly table?: TableDraft;
  /** A function makes its one column, which its own name stands for as well. */
  readonly isMade?: true;
  /** A routine of the source makes its rows, of whatever it likes. */
  readonly isRoutine?: boolean;
};

/** What names of a query may mean; a query within another sees that one's as well. */
export type Scope = { readonly sources: readonly Source[]; readonly isOuter: boolean; readonly around?: Scope };

/** The queries WITH names, by their names. */
export type Named = ReadonlyMap<string, Pick<Source, 'outputs' | 'isObscure'>>;

/** The columns of a query, and whether there may be others. */
export type Traced = Pick<Source, 'outputs' | 'isObscure'>;

/** Rows nothing is known of. */
export const NOTHING: Traced = { outputs: [], isObscure: true };

/** A column that is computed of others. */
export function computed(type: ValueType, reads: readonly ColumnAddress[], isObscure: boolean): Output {
  return { ...typeOf(type), reads, isObscure };
}

/** What is known of a value's type alone. */
export function typeOf({ dataType, domain, notNull, untyped, digits, width, isTruth, ...about }: ValueType): ValueType {
  const { isAnyNumber, isKindOnly } = about;
  return {
    ...(dataType === undefined ? {} : { dataType }),
    ...(domain === undefined ? {} : { domain }),
    notNull,
    ...(untyped === undefined ? {} : { untyped }),
    ...(digits === undefined ? {} : { digits }),
    ...(width === undefined ? {} : { width }),
    ...(isTruth === undefined ? {} : { isTruth }),
    ...(isAnyNumber === undefined ? {} : { isAnyNumber }),
    ...(isKindOnly === undefined ? {} : { isKindOnly }),
  };
}

/** A column of the type the database gives it. */
export function settled(output: Output, rules: ResultRules): Output {
  return output.isKindOnly === true ? output : { ...withoutType(output), ...typeOf(rules.column(output)) };
}

/** What is known of a value to the last digit. */
export function exactly(value: ValueType | undefined): ValueType | undefined {
  return value?.isKindOnly === true ? { notNull: value.notNull } : value;
}

/** What is known of a column besides its type. */
export function withoutType({ name, origin, draft, value, reads, isObscure }: Output): Omit<Output, keyof ValueType> {
  return {
    ...named(name),
    ...(origin === undefined ? {} : { origin }),
    ...(draft === undefined ? {} : { draft }),
    ...valued({ value }),
    reads,
    isObscure,
  };
}

/** A column that an outer join may leave empty. */
export function weakened(output: Output, { isOuter }: Scope): Output {
  return isOuter ? { ...output, notNull: false } : output;
}

/** The same columns under the names a query gives them. */
export function withNames({ outputs, isObscure }: Traced, names: readonly string[] = []): Traced {
  if (names.length === 0) return { outputs, isObscure };
  return {
    outputs: outputs.map((output, at) => ({ ...output, ...named(names[at]) })),
    isObscure: isObscure || outputs.length < names.length,
  };
}

/** A name as a member, where there is one. */
export function named(name: string | undefined): { readonly name?: string } {
  return name === undefined ? {} : { name };
}

/** Whether a name means one column, or several that USING makes one of. */
export function isOne(found: readonly Output[]): found is readonly [Output, ...Output[]] {
  const [first, ...more] = found;
  return first !== undefined && more.every((one) => JSON.stringify(typeOf(one)) === JSON.stringify(typeOf(first)));
}

/** A value as a member, where there is one. */
export function valued({ value }: { readonly value?: SelectValue | undefined }): { readonly value?: SelectValue } {
  return value === undefined ? {} : { value };
}

/** Names are compared without regard to case: rather one column too many than one too few. */
export function isNamed({ name }: Output, wanted: string): boolean {
  return name?.toLowerCase() === wanted.toLowerCase();
}

/** Whether a query reads the one WITH names so, whatever it is called there. */
export function readsFrom({ tables, others = [] }: SelectShape, named: string): boolean {
  const isOf = (source: SelectSource): boolean => {
    if (source.kind === 'query') return readsFrom(source.select, named);
    if (source.kind !== 'table' || source.table.qualifier !== undefined) return false;
    return source.table.name.text.toLowerCase() === named;
  };
  return tables.some(isOf) || others.some((other) => readsFrom(other, named));
}

/** What columns of a source have in front, in small letters. */
export function nameOf(source: SelectSource): string | undefined {
  const name = source.alias ?? (source.kind === 'table' ? source.table.name : undefined);
  return name?.text.toLowerCase();
}

/** Whether a query, or one it stands in, reads rows that a routine makes. */
export function readsRoutine({ sources, around }: Scope): boolean {
  return sources.some(({ isRoutine }) => isRoutine === true) || (around !== undefined && readsRoutine(around));
}

/** What `*`, or `name.*`, stands for. */
export function sourcesOf({ of }: SelectColumn & { kind: 'all' }, { sources }: Scope): readonly Source[] {
  return of === undefined ? sources : sources.filter(({ name }) => name === of.text.toLowerCase());
}

/** The columns a name may mean, in the closest query that has one. */
export function find(name: Name, of: Name | undefined, scope: Scope): readonly Output[] {
  for (let at: Scope | undefined = scope; at !== undefined; at = at.around) {
    const sources = of === undefined ? at.sources : at.sources.filter((one) => one.name === of.text.toLowerCase());
    const found = sources.flatMap(({ outputs }) => outputs.filter((output) => isNamed(output, name.text)));
    if (found.length > 0) return found;
    const made = at.sources.find(
      (one) => one.isMade === true && of === undefined && one.name === name.text.toLowerCase(),
    );
    if (made !== undefined) return made.outputs;
  }
  return [];
}
