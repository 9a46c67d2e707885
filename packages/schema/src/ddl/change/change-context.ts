import type { NameBook } from '../design/name-book.ts';
import { qualifiedIdentifier } from '../shared/identifiers.ts';
import type { Address } from '../shared/designed.ts';
import type { TargetWriter } from '../writer.ts';
import type { Plan } from './plan.ts';

/** What every part of a migration needs to know. */
export type ChangeContext = {
  readonly writer: TargetWriter;
  readonly plan: Plan;
  /** The names of all rules and indexes that stay. */
  readonly names: NameBook;
  /** Values of enumerations this migration adds, as literals: no statement of the same transaction may use them. */
  readonly freshValues: readonly string[];
};

/** Things of the earlier schema stand at no line of the new one. */
export const NOWHERE = { line: 0, column: 0 } as const;

export function addressSql({ writer }: Pick<ChangeContext, 'writer'>, { namespace, name }: Address): string {
  return qualifiedIdentifier(writer.identifiers, namespace, name);
}

/** Whether a text uses a value that cannot be used yet. */
export function usesFreshValue({ freshValues }: ChangeContext, text: string | undefined): boolean {
  return text !== undefined && freshValues.some((literal) => text.includes(literal));
}
