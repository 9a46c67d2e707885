import {
  always,
  blob,
  decimal,
  float,
  interval,
  text,
  timestamp,
  typeTable,
  type TypeReader,
} from '../../types/type-table.ts';

/** FLOAT(p) counts bits up to 126; 24 of them fill a single. */
const oracleFloat: TypeReader = (syntax) => float(64)(syntax);

export const types = typeTable([
  ['number, decimal, numeric, dec', decimal],
  ['integer, int', always({ kind: 'integer', bits: 64 })],
  ['smallint', always({ kind: 'integer', bits: 32 })],
  ['float', oracleFloat],
  ['real', always({ kind: 'float', bits: 64 })],
  ['date', always({ kind: 'timestamp', precision: 0 })],
  ['timestamp', timestamp()],
  ['interval', interval],
  ['long', text()],
  ['long raw, bfile, blob', blob()],
  ['boolean', always({ kind: 'boolean' })],
]);
