import type { Clock } from '../clock.ts';
import { secondsAfter } from '../clock.ts';
import type { Db } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { MailTransport } from '../ports/mail-transport.ts';
import { deliveryCause } from './delivery-cause.ts';
import { headerText, letterHtml, letterText, type Letter } from './letter.ts';
import { deleteMail, insertMail, leaseMails, noteFailure, type MailRow } from './mail-store.ts';

/** Takes letters. Where they go, over SMTP or into the outbox, is configured once and never both. */
export type PostOffice = {
  readonly channel: 'smtp' | 'outbox';
  /** Queues a letter as part of a transaction: it is on its way exactly when what it tells about has happened. */
  post(tx: Db, letter: Letter): Promise<void>;
};

export function postOffice(channel: PostOffice['channel'], clock: Clock): PostOffice {
  return {
    channel,
    post: (tx, letter) =>
      insertMail(
        tx,
        {
          channel,
          recipient: letter.to,
          subject: headerText(letter.subject),
          bodyText: letterText(letter),
          bodyHtml: letterHtml(letter),
          calendar: letter.calendar ?? null,
          unsubscribeUrl: letter.unsubscribeUrl ?? null,
        },
        clock(),
      ),
  };
}

/** Nobody else tries a mail while one attempt may last. Seconds. */
const LEASE = 120;
const AT_ONCE = 20;
/** About a day and a half in all: a minute after the first failure, twice as long after each further one. */
const MOST_ATTEMPTS = 12;

/** Delivers what is due. A mail that is not taken is tried again later, and given up at last. @returns how many were sent. */
export async function deliverMails(
  parts: { readonly db: Db; readonly clock: Clock; readonly log: Log },
  transport: MailTransport,
): Promise<number> {
  const mails = await leaseMails(parts.db, parts.clock(), LEASE, AT_ONCE);
  const sent = await Promise.all(mails.map((mail) => deliver(parts, transport, mail)));
  return sent.filter(Boolean).length;
}

async function deliver(
  parts: { readonly db: Db; readonly clock: Clock; readonly log: Log },
  transport: MailTransport,
  mail: MailRow,
): Promise<boolean> {
  try {
    await transport.send(mail);
  } catch (error) {
    const now = parts.clock();
    const isLost = transport.isPermanent(error) || mail.attempts >= MOST_ATTEMPTS;
    const again = isLost ? null : secondsAfter(now, 60 * 2 ** (mail.attempts - 1));
    parts.log.warn(
      { mail: mail.id, attempts: mail.attempts, ...deliveryCause(error) },
      isLost ? 'a mail was given up' : 'a mail waits',
    );
    await noteFailure(parts.db, mail.id, error instanceof Error ? error.message : String(error), again, now);
    return false;
  }
  await deleteMail(parts.db, mail.id);
  return true;
}
