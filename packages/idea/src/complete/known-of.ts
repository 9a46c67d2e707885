import { findThing } from '../extract/thing-class.ts';
import type { DraftTable } from './draft.ts';

/** Whether the vocabulary has it that such a record is another's: a rental is a customer's, an attendance a lesson's. */
export function isKnownOf(record: DraftTable, other: DraftTable): boolean {
  return findThing(record.key)?.links.some(({ targets, many }) => !many && targets.includes(other.key)) ?? false;
}
