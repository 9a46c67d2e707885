import type { DesignedIndex } from '../shared/designed.ts';
import { createIndex } from '../statements/create-index.ts';
import { identifiers } from './identifiers.ts';

export function index(designed: DesignedIndex): string {
  return createIndex(identifiers, designed, 'before');
}
