import type { PlannedIndex } from '../plan/planned.ts';
import { createIndex } from '../statements/create-index.ts';
import { identifiers } from './identifiers.ts';

export function index(planned: PlannedIndex): string {
  return createIndex(identifiers, planned, 'before');
}
