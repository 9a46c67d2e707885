import type { ClauseRules } from '../dialect-rules.ts';
import { clauseTable } from '../clause-table.ts';

export const clauses: ClauseRules = {
  table: clauseTable('without rowid'),
  constraint: clauseTable(),
  index: clauseTable(),
  indexExtras: clauseTable(),
  column: clauseTable('on conflict *'),
};
