import type { DataType } from '../../types/data-type.ts';
import { resultOf, type Literal, type Result, type ResultRules } from '../result-rules.ts';
import { columnName } from './column-name.ts';
import { list, oneOf, union } from './common-type.ts';
import { functions, keywords } from './functions.ts';
import { negative, operation } from './operators.ts';
import { spell } from './spell.ts';
import { BIG, BOOLEAN, elementOf, INT, INTERVAL, isUnsizedBit, NUMERIC, TEXT } from './types.ts';

/** What expressions of PostgreSQL give. */
export const results: ResultRules = {
  truth: { dataType: BOOLEAN, notNull: false },
  literal,
  keywords,
  cast,
  call: (call) => resultOf(functions.get(call.name)?.(call)),
  operation,
  negative,
  interval: (fields) => (fields === undefined ? INTERVAL : { kind: 'interval', fields }),
  oneOf,
  union,
  list,
  element,
  column,
  columnName,
  columnOfCall: (name) => (/^jsonb?_array_elements(?:_text)?$/.test(name) ? 'value' : undefined),
  home: 'pg_catalog',
  spell,
};

const MOST_INT = 2_147_483_647n;
const MOST_BIG = 9_223_372_036_854_775_807n;

function literal(tree: Literal): Result | undefined {
  switch (tree.kind) {
    case 'string':
    case 'null':
      return { untyped: true, notNull: tree.kind === 'string' };
    case 'number':
      return { dataType: numberType(tree.text), notNull: true };
    case 'boolean':
      return { dataType: BOOLEAN, notNull: true };
    case 'bits':
      return { dataType: { kind: 'bit', length: 0 }, notNull: true };
    case 'binary':
      return undefined;
  }
}

/** The smallest type that holds it (PostgreSQL manual, 4.1.2.6). */
function numberType(text: string): DataType {
  const digits = text.replace(/^-/, '').replaceAll('_', '');
  if (!/^\d+$/.test(digits)) return NUMERIC;
  const value = BigInt(digits);
  return value <= MOST_INT ? INT : value <= MOST_BIG ? BIG : NUMERIC;
}

function cast(_: Result, type: DataType): Result | undefined {
  if (type.kind === 'unknown') return undefined;
  return { dataType: type, notNull: false };
}

/** An element keeps the limits of the array's elements. */
function element({ dataType }: Result, isSlice: boolean): Result | undefined {
  const found = isSlice && dataType?.kind === 'array' ? dataType : elementOf(dataType);
  return found && { dataType: found, notNull: false };
}

function column(value: Result): Result {
  if (value.untyped === true) return { dataType: TEXT, notNull: value.notNull };
  const { dataType, ...rest } = value;
  return dataType === undefined || isUnsizedBit(dataType) ? rest : value;
}
