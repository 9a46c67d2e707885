import { inKept } from './kept-database.ts';

/**
 * The review that was left: what was understood, said and changed before it is built. It is kept for one account, in the
 * browser's own database, and is forgotten at logout, when it is built, and when another account comes.
 */
const KEY = 'review';

/** Keeps the review; an earlier one is replaced. @throws where the browser refuses storage or has no room */
export async function keepReview(owner: string, work: object): Promise<void> {
  await inKept('reviews', 'readwrite', (reviews) => reviews.put({ owner, work }, KEY));
}

/** The review this account left here, as it was kept; null where there is none. Another's is forgotten. */
export async function keptReview(owner: string): Promise<unknown> {
  try {
    const found: unknown = await inKept('reviews', 'readonly', (reviews) => reviews.get(KEY));
    if (isOf(owner, found)) return found.work;
    if (found !== undefined) await forgetKeptReview();
    return null;
  } catch (cause) {
    console.info('The browser keeps no reviews here.', cause);
    return null;
  }
}

/** True where somebody left a review in this browser. */
export async function hasKeptReview(): Promise<boolean> {
  try {
    return (await inKept('reviews', 'readonly', (reviews) => reviews.count())) > 0;
  } catch (cause) {
    console.info('The browser keeps no reviews here.', cause);
    return false;
  }
}

/** Forgets the review, whosever it is. */
export async function forgetKeptReview(): Promise<void> {
  try {
    await inKept('reviews', 'readwrite', (reviews) => reviews.delete(KEY));
  } catch (cause) {
    console.info('The browser keeps no reviews here.', cause);
  }
}

function isOf(owner: string, found: unknown): found is { readonly work: unknown } {
  return typeof found === 'object' && found !== null && 'owner' in found && 'work' in found && found.owner === owner;
}
