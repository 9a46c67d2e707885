import { always, blob, interval, time, timestamp, typeTable, varchar, vendor } from '../../types/type-table.ts';

export const types = typeTable([
  ['regconfig, regdictionary, regcollation, int2vector, oidvector', vendor],
  // CockroachDB's names.
  ['bytes', blob()],
  ['string', (syntax) => (syntax.arguments.length === 0 ? { kind: 'text' } : varchar(false)(syntax))],
  // Snowflake's names.
  ['object, array', always({ kind: 'json' })],
  ['money', always({ kind: 'money', precision: 19, scale: 2 })],
  ['time', time()],
  ['timestamp', timestamp()],
  ['interval', interval],
  // Shapes of its own, which others write and measure in other ways.
  ['point', always({ kind: 'vendor', name: 'point' })],
  ['polygon', always({ kind: 'vendor', name: 'polygon' })],
]);
