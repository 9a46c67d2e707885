import type { IndexPart } from '../../model/constraint.ts';
import type { PlannedIndex } from '../plan/planned.ts';
import { identifier } from '../shared/identifiers.ts';
import { words } from '../statements/words.ts';
import { identifiers } from './identifiers.ts';

/** A line of CREATE TABLE. */
export function index(planned: PlannedIndex): string {
  return words(
    planned.unique && 'UNIQUE',
    planned.kind?.toUpperCase(),
    'KEY',
    planned.name !== undefined && identifier(identifiers, planned.name),
    `(${planned.parts.map(indexPart).join(', ')})`,
    planned.method !== undefined && `USING ${planned.method.toUpperCase()}`,
  );
}

function indexPart(part: IndexPart): string {
  const length = part.length === undefined ? '' : `(${part.length})`;
  const subject = part.column === undefined ? `(${part.expression ?? ''})` : identifier(identifiers, part.column);
  return subject + length + (part.descending === true ? ' DESC' : '');
}
