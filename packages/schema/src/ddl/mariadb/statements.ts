import { identifiers } from '../mysql/identifiers.ts';
import type { PlannedSequence } from '../plan/planned.ts';
import { createSequence } from '../statements/create-sequence.ts';

export { namespace, tableTail } from '../mysql/statements.ts';

export function sequence(planned: PlannedSequence): string {
  return createSequence(identifiers, planned);
}
