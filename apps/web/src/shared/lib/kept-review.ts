import { forgetIn, inKept, readKept } from './kept-database.ts';

/**
 * The review that was left: what was understood, said and changed before it is built. It is kept for one account, or for
 * whoever is not signed in, in the browser's own database, and is forgotten at logout, when it is built, and when another
 * account comes.
 */
export type KeptReview = {
  /** The account; null: nobody was signed in. */
  readonly owner: string | null;
  /** What people call it; null while there is no schema to go on with. */
  readonly title: string | null;
  /** What this browser calls it towards the server; absent where an earlier release kept it. */
  readonly draft?: string | undefined;
  /** As the generator wrote it. */
  readonly work: unknown;
};

/** When it was kept, in milliseconds; absent where an earlier release did. */
type Dated = KeptReview & { readonly at?: number };

/** A stranger's lies beside the account's: a session that ended takes nothing with it. */
const KEYS = { account: 'review', stranger: 'review of a stranger' } as const;

const keyOf = (owner: string | null) => (owner === null ? KEYS.stranger : KEYS.account);

/** Keeps the review; an earlier one of the same owner is replaced. @throws where the browser refuses storage or has no room */
export async function keepReview(review: KeptReview): Promise<void> {
  const dated: Dated = { ...review, at: Date.now() };
  await put(dated);
}

/**
 * The review this owner left here; null where there is none. Another account's is forgotten. What a stranger left goes to the
 * account that signs in next, once, unless that has kept something since.
 *
 * @param owner null: nobody is signed in
 */
export async function keptReview(owner: string | null): Promise<KeptReview | null> {
  if (owner === '') return null; // who signs out is nobody for a moment, and nobody's review is another's
  const found = await readKept('reviews', keyOf(owner));
  const own = isReview(found) && found.owner === owner ? found : null;
  if (owner === null) return own;
  if (found !== null && own === null) await forgetKeptReview(owner);
  return await withStrangers(owner, own);
}

/** Forgets the review of strangers, or that of an account, whosever it is. */
export async function forgetKeptReview(owner: string | null): Promise<void> {
  await forgetIn('reviews', keyOf(owner));
}

/** Forgets every review that was left here. */
export async function forgetKeptReviews(): Promise<void> {
  await Promise.all(Object.values(KEYS).map((key) => forgetIn('reviews', key)));
}

async function withStrangers(owner: string, own: Dated | null): Promise<KeptReview | null> {
  const left = await readKept('reviews', KEYS.stranger);
  if (!isReview(left)) return own;
  const isLatest = left.title !== null && (left.at ?? 0) > (own?.at ?? 0);
  const taken: Dated | null = isLatest ? { ...left, owner } : own;
  if (isLatest && taken !== null) await put(taken);
  await forgetKeptReview(null);
  return taken;
}

async function put(review: Dated): Promise<void> {
  await inKept('reviews', 'readwrite', (reviews) => reviews.put(review, keyOf(review.owner)));
}

function isReview(found: unknown): found is Dated {
  return typeof found === 'object' && found !== null && 'owner' in found && 'title' in found && 'work' in found;
}
