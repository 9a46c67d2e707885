import { forgetIn, inKept, readKept } from './kept-database.ts';

/**
 * The review that was left: what was understood, said and changed before it is built. It is kept for one account, in the
 * browser's own database, and is forgotten at logout, when it is built, and when another account comes.
 */
export type KeptReview = {
  readonly owner: string;
  /** What people call it; null while there is no schema to go on with. */
  readonly title: string | null;
  /** As the generator wrote it. */
  readonly work: unknown;
};

const KEY = 'review';

/** Keeps the review; an earlier one is replaced. @throws where the browser refuses storage or has no room */
export async function keepReview(review: KeptReview): Promise<void> {
  await inKept('reviews', 'readwrite', (reviews) => reviews.put(review, KEY));
}

/** The review this account left here; null where there is none. Another's is forgotten. */
export async function keptReview(owner: string): Promise<KeptReview | null> {
  if (owner === '') return null; // who signs out is nobody for a moment, and nobody's review is another's
  const found = await readKept('reviews', KEY);
  if (isReview(found) && found.owner === owner) return found;
  if (found !== null) await forgetKeptReview();
  return null;
}

/** Forgets the review, whosever it is. */
export async function forgetKeptReview(): Promise<void> {
  await forgetIn('reviews', KEY);
}

function isReview(found: unknown): found is KeptReview {
  return typeof found === 'object' && found !== null && 'owner' in found && 'title' in found && 'work' in found;
}
