import { secondsAfter, type Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import { addUpTallies } from './db/tally-store.ts';
import { answerRequests } from './features/password-reset/service.ts';
import { purgeResets } from './identity/password-reset-store.ts';
import type { Log } from './log.ts';
import { purgeMails } from './mail/mail-store.ts';
import { deliverMails, type PostOffice } from './mail/post-office.ts';
import { purgeEvents } from './payments/event-store.ts';
import type { Sandbox } from './payments/sandbox-provider.ts';
import { settleSandbox } from './payments/settle-sandbox.ts';
import type { MailTransport } from './ports/mail-transport.ts';
import type { PaymentProvider } from './ports/payment-provider.ts';
import { repeat } from './repeat.ts';

const LOOK_EVERY = 1000;
const PURGE_EVERY = 60 * 60 * 1000;
const ADD_UP_EVERY = 60 * 1000;
/** Mails that were not sent, or not fetched from the outbox, are kept this long. Seconds. */
const KEEP = 14 * 24 * 60 * 60;

/** A provider repeats its messages for some days. Seconds. */
const KEEP_EVENTS = 30 * 24 * 60 * 60;

export type HousekeepingParts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly mail: PostOffice;
  readonly siteUrl: () => string;
  readonly provider: PaymentProvider | Sandbox | undefined;
};

/**
 * Delivers mails, and brings test payments to their end, for as long as the process runs.
 *
 * @param transport undefined: there is only the outbox.
 * @returns the stopper.
 */
export function startHousekeeping(
  parts: HousekeepingParts & { readonly log: Log },
  transport: MailTransport | undefined,
): () => Promise<void> {
  const work = async () => {
    await answerRequests(parts);
    await settleSandbox(parts, parts.log);
    // A full batch: there may be more.
    while (transport && (await deliverMails(parts, transport)) > 0);
  };
  const purge = async () => {
    const now = parts.clock();
    await purgeResets(parts.db, now);
    await purgeEvents(parts.db, secondsAfter(now, -KEEP_EVENTS));
    await purgeMails(parts.db, secondsAfter(now, -KEEP));
  };
  const timers = [
    repeat(LOOK_EVERY, work, parts.log),
    repeat(PURGE_EVERY, purge, parts.log),
    repeat(ADD_UP_EVERY, () => addUpTallies(parts.db), parts.log),
  ];
  return async () => {
    timers.forEach(clearInterval);
    transport?.close();
  };
}
