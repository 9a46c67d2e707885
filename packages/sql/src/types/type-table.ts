import type { DataType } from './data-type.ts';
import type { TypeSyntax } from './type-syntax.ts';

export type TypeReader = (syntax: TypeSyntax) => DataType;

/** What the names of types mean in one dialect, by name in lower case. */
export type TypeTable = ReadonlyMap<string, TypeReader>;

/** A table from rows of names (divided by commas) and one reader for all of them. */
export function typeTable(rows: readonly (readonly [names: string, reader: TypeReader])[]): TypeTable {
  const table = new Map<string, TypeReader>();
  for (const [names, reader] of rows) {
    for (const name of names.split(', ')) table.set(name, reader);
  }
  return table;
}

/** The whole number an argument is, or nothing. */
export function numberArgument(syntax: TypeSyntax, index: number): number | undefined {
  const text = syntax.arguments[index];
  if (text === undefined || !/^-?\d{1,10}$/.test(text)) return undefined;
  return Number(text);
}

export const always =
  (type: DataType): TypeReader =>
  () =>
    type;

export const integer =
  (bits: 8 | 16 | 24 | 32 | 64): TypeReader =>
  (syntax) => ({ kind: 'integer', bits, ...(syntax.unsigned ? { unsigned: true } : {}) });

export const decimal: TypeReader = (syntax) => {
  const first = numberArgument(syntax, 0);
  const scale = numberArgument(syntax, 1);
  const precision = first ?? (syntax.arguments[0] === '*' ? 38 : undefined);
  return {
    kind: 'decimal',
    ...(precision === undefined ? {} : { precision, scale: scale ?? 0 }),
    ...(syntax.unsigned ? { unsigned: true } : {}),
  };
};

/** A binary floating-point number whose argument is a precision in bits; two of them are digits, as of a decimal. */
export const float =
  (bits: 32 | 64): TypeReader =>
  (syntax) => {
    const sign = syntax.unsigned ? ({ unsigned: true } as const) : {};
    const [precision, scale] = [numberArgument(syntax, 0), numberArgument(syntax, 1)];
    if (precision !== undefined && scale !== undefined) return { kind: 'float', bits, ...sign, precision, scale };
    const needed = (precision ?? 0) <= 24 ? 32 : 64;
    const stated = precision === undefined ? bits : needed;
    return { kind: 'float', bits: stated, ...sign };
  };

export const char =
  (national: boolean): TypeReader =>
  (syntax) => ({
    kind: 'char',
    length: numberArgument(syntax, 0) ?? 1,
    ...(national ? { national: true } : {}),
    ...(syntax.unit === 'byte' ? { unit: 'byte' } : {}),
  });

export const varchar =
  (national: boolean): TypeReader =>
  (syntax) => {
    const mark = national ? ({ national: true } as const) : {};
    if (syntax.arguments[0]?.toLowerCase() === 'max') return { kind: 'text', ...mark };
    const length = numberArgument(syntax, 0);
    return {
      kind: 'varchar',
      ...(length === undefined ? {} : { length }),
      ...mark,
      ...(syntax.unit === 'byte' ? { unit: 'byte' } : {}),
    };
  };

export const text =
  (maxLength?: number, national?: true): TypeReader =>
  () => ({ kind: 'text', ...(maxLength === undefined ? {} : { maxLength }), ...(national ? { national } : {}) });

export const blob =
  (maxLength?: number): TypeReader =>
  () => ({ kind: 'blob', ...(maxLength === undefined ? {} : { maxLength }) });

export const binary: TypeReader = (syntax) => ({ kind: 'binary', length: numberArgument(syntax, 0) ?? 1 });

export const varbinary: TypeReader = (syntax) => {
  const length = numberArgument(syntax, 0);
  if (syntax.arguments[0]?.toLowerCase() === 'max') return { kind: 'blob' };
  return { kind: 'varbinary', ...(length === undefined ? {} : { length }) };
};

export const bit =
  (varying: boolean): TypeReader =>
  (syntax) => {
    // Of one that varies and states no length any is right; 0 stands for that.
    const length = numberArgument(syntax, 0) ?? (varying ? 0 : 1);
    return { kind: 'bit', length, ...(varying ? { varying: true } : {}) };
  };

/** A point in time; `missing` is the precision of one that states none, where the dialect's default should be kept. */
export const timestamp =
  (missing?: number, zone?: 'with' | 'local'): TypeReader =>
  (syntax) => {
    const precision = numberArgument(syntax, 0) ?? missing;
    const stated = syntax.timeZone ?? zone;
    return {
      kind: 'timestamp',
      ...(precision === undefined ? {} : { precision }),
      ...(stated === undefined ? {} : { withTimeZone: true }),
      ...(stated === 'local' ? { local: true } : {}),
    };
  };

export const time =
  (missing?: number, zone?: 'with'): TypeReader =>
  (syntax) => {
    const precision = numberArgument(syntax, 0) ?? missing;
    return {
      kind: 'time',
      ...(precision === undefined ? {} : { precision }),
      ...((syntax.timeZone ?? zone) === 'with' ? { withTimeZone: true } : {}),
    };
  };

export const interval: TypeReader = (syntax) => {
  const precision = numberArgument(syntax, 0);
  return {
    kind: 'interval',
    ...(syntax.fields === undefined ? {} : { fields: syntax.fields }),
    ...(precision === undefined ? {} : { precision }),
  };
};

export const spatial =
  (subtype: string): TypeReader =>
  (syntax) => {
    const named = syntax.arguments[0]?.toLowerCase();
    const srid = numberArgument(syntax, 1) ?? numberArgument(syntax, 0);
    return {
      kind: 'spatial',
      subtype: named !== undefined && /^[a-z]+$/.test(named) ? named : subtype,
      ...(srid === undefined ? {} : { srid }),
    };
  };

export const vendor: TypeReader = (syntax) => ({
  kind: 'vendor',
  name: syntax.name,
  ...(syntax.arguments.length === 0 ? {} : { arguments: syntax.arguments }),
});

export const enumeration: TypeReader = (syntax) => ({ kind: 'enum', values: syntax.arguments });
export const setOfValues: TypeReader = (syntax) => ({ kind: 'set', values: syntax.arguments });
