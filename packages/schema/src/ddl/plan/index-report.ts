import type { Index } from '../../model/constraint.ts';
import type { Table } from '../../model/schema.ts';
import { ownerName, type PlanContext } from './context.ts';

/** Reports an index that is left out; a unique one takes a rule with it. */
export function dropIndex(context: PlanContext, table: Table, index: Index, reason: string): void {
  context.report.add({
    code: 'ddl-index-dropped',
    severity: index.unique ? 'warning' : 'info',
    at: index,
    owner: ownerName(table),
    part: labelOf(index),
    text: `the index is left out: ${reason}`,
    consequence: index.unique ? 'the database no longer keeps these values unique' : 'queries may be slower',
  });
}

export function labelOf(index: Index): string {
  return index.name ?? index.parts.map((part) => part.column ?? part.expression ?? '').join(', ');
}
