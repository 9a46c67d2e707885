import { MESSAGES, type PreviewAnswer } from '@backsmith/contract';
import { secondsAfter, type Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { StoredOptions } from '../../db/stored.ts';
import type { EnginePool } from '../../engine/engine-pool.ts';
import type { Previewed } from '../../engine/engine-task.ts';
import { finished } from '../../engine/finished.ts';
import { isSameEntity, type SeenEntity } from '../../engine/seen-entity.ts';
import type { Entitlements } from '../../entitlements/entitlements.ts';
import { lockAccount, type Account } from '../../identity/account-store.ts';
import type { RateLimit } from '../../identity/rate-limit.ts';
import { insertShownEntity, listShownEntities } from './shown-entity-store.ts';

export type PreviewParts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly limit: RateLimit;
  readonly reader: Pick<EnginePool, 'preview'>;
  readonly entitlements: Pick<Entitlements, 'paymentNeeded'>;
};

/** So many different entities an account may read the code of, in so many seconds, where building costs something. */
const MOST_SHOWN = 3;
const DAY = 24 * 60 * 60;

/**
 * What would be generated: the names of all files, and the code of one entity. As one schema is changed, the same entity is shown
 * again; a few others may be within a day, whatever the schemas, and then no more: nobody reads a whole project without building it.
 *
 * @throws Refusal when the engine does not get done.
 */
export async function previewOf(
  parts: PreviewParts,
  account: Account,
  task: { readonly source: string; readonly options: StoredOptions },
  signal: AbortSignal,
): Promise<PreviewAnswer['data']> {
  const isBounded = parts.entitlements.paymentNeeded;
  const seen = isBounded ? await listShownEntities(parts.db, account.id, secondsAfter(parts.clock(), -DAY)) : [];
  const outcome = await parts.reader.preview({ ...task, seen }, account.id, signal);
  const { shown, ...rest } = finished(outcome, 'Working out the files', MESSAGES.previewFailed);
  const isOpen = shown === null || !isBounded || (await takePlace(parts, account, shown));
  return isOpen
    ? { ...rest, entity: shown?.entity ?? null, withheld: null }
    : { ...rest, files: withoutText(rest.files), entity: null, withheld: MESSAGES.previewWithheld };
}

/** Notes the entity as shown, under the account's lock; false when it is one more than an account is shown. */
function takePlace({ db, clock }: PreviewParts, account: Account, shown: SeenEntity): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, account.id);
    const now = clock();
    const since = secondsAfter(now, -DAY);
    const seen = await listShownEntities(tx, account.id, since);
    if (seen.some((one) => isSameEntity(one, shown))) return true;
    if (seen.length >= MOST_SHOWN) return false;
    await insertShownEntity(tx, account.id, shown, { now, since });
    return true;
  });
}

function withoutText(files: Previewed['files']): Previewed['files'] {
  return files.map(({ path, lines }) => ({ path, lines }));
}
