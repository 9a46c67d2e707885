import { identifiers } from '../mysql/identifiers.ts';
import { tableTail as mysqlTail } from '../mysql/statements.ts';
import type { PlannedSequence, PlannedTable } from '../plan/planned.ts';
import { createSequence } from '../statements/create-sequence.ts';

export { namespace } from '../mysql/statements.ts';

export function tableTail(table: PlannedTable): string {
  return `${mysqlTail(table)}${table.versioned ? ' WITH SYSTEM VERSIONING' : ''}`;
}

export function sequence(planned: PlannedSequence): string {
  return createSequence(identifiers, planned);
}
