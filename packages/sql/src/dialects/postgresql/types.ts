import { always, interval, time, timestamp, typeTable } from '../../types/type-table.ts';

export const types = typeTable([
  ['money', always({ kind: 'money', precision: 19, scale: 2 })],
  ['time', time()],
  ['timestamp', timestamp()],
  ['interval', interval],
  // Shapes of its own, which others write and measure in other ways.
  ['point', always({ kind: 'vendor', name: 'point' })],
  ['polygon', always({ kind: 'vendor', name: 'polygon' })],
]);
