import type { IndexPart } from '../../model/constraint.ts';
import type { DesignedIndex } from '../shared/designed.ts';
import { identifier } from '../shared/identifiers.ts';
import { words } from '../statements/words.ts';
import { identifiers } from './identifiers.ts';

/** A line of CREATE TABLE. */
export function index(designed: DesignedIndex): string {
  return words(
    designed.unique && 'UNIQUE',
    designed.kind?.toUpperCase(),
    'KEY',
    designed.name !== undefined && identifier(identifiers, designed.name),
    `(${designed.parts.map(indexPart).join(', ')})`,
    designed.method !== undefined && `USING ${designed.method.toUpperCase()}`,
  );
}

function indexPart(part: IndexPart): string {
  const length = part.length === undefined ? '' : `(${part.length})`;
  const subject = part.column === undefined ? `(${part.expression ?? ''})` : identifier(identifiers, part.column);
  return subject + length + (part.descending === true ? ' DESC' : '');
}
