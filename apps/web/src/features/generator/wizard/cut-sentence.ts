import { countOf } from '@backsmith/text';

type CutFacts = {
  readonly tables: number;
  /** The services the tables would become, by their names. */
  readonly services: readonly string[];
  /** One application is chosen. */
  readonly isMonolith: boolean;
};

/** Above so many tables it is not their number that keeps them together. */
const FEW = 12;
/** So many services are called by their names; the review has all of them. */
const NAMED = 6;

/** What a schema becomes with the architecture that is chosen, in a sentence. */
export function cutSentence({ tables, services, isMonolith }: CutFacts): string {
  const count = countOf(tables, 'table');
  if (services.length === 1) {
    const reason =
      tables <= FEW ? `${count} ${tables === 1 ? 'is' : 'are'} too small to cut` : `${count} belong together`;
    return isMonolith ? `${reason}: one application fits.` : `${reason}: one service.`;
  }
  const rest = services.length - NAMED;
  const names = services.slice(0, NAMED).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
  return isMonolith
    ? `${count} in one application. As services they would be ${services.length}: ${names}.`
    : `${count} become ${countOf(services.length, 'service')}: ${names}.`;
}
