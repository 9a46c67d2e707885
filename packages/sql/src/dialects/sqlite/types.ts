import { always, integer, typeTable } from '../../types/type-table.ts';

export const types = typeTable([
  ['integer, int', integer(64)],
  ['real, float', always({ kind: 'float', bits: 64 })],
]);
