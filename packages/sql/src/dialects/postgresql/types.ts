import { always, blob, char, interval, time, timestamp, typeTable, varchar, vendor } from '../../types/type-table.ts';

export const types = typeTable([
  ['regconfig, regdictionary, regcollation, int2vector, oidvector', vendor],
  // CockroachDB's names.
  ['bytes', blob()],
  ['string', (syntax) => (syntax.arguments.length === 0 ? { kind: 'text' } : varchar(false)(syntax))],
  // Snowflake's names.
  ['object, array', always({ kind: 'json' })],
  ['money', always({ kind: 'money', precision: 19, scale: 2 })],
  // Without a length it has none, other than `char`.
  ['bpchar', (syntax) => (syntax.arguments.length === 0 ? vendor(syntax) : char(false)(syntax))],
  ['time', time()],
  ['timestamp', timestamp()],
  ['interval', interval],
  // Shapes of its own, which others write and measure in other ways.
  ['point', always({ kind: 'vendor', name: 'point' })],
  ['polygon', always({ kind: 'vendor', name: 'polygon' })],
]);
