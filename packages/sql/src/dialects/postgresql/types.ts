import { always, interval, time, timestamp, typeTable } from '../../types/type-table.ts';

export const types = typeTable([
  ['money', always({ kind: 'money', precision: 19, scale: 2 })],
  ['time', time()],
  ['timestamp', timestamp()],
  ['interval', interval],
]);
