import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { MESSAGES } from '@backsmith/contract';
import type { App } from '../../http/app-type.ts';
import { isLocal } from '../../http/is-local.ts';
import { listOutbox } from '../../mail/mail-store.ts';
import { Refusal } from '../../refusal.ts';
import { outboxPage } from './page.ts';

export type OutboxParts = {
  readonly db: Db;
  /** The secret part of the page's address, printed when the server starts; undefined: there is no outbox. */
  readonly outboxKey: string | undefined;
};

const MOST_SHOWN = 50;

/**
 * The developer's page of mails that were not sent. They hold links that grant something, so the page is for this machine
 * alone: its address holds a secret, and a request that came from elsewhere or through a proxy is answered like an unknown
 * page.
 */
export function outboxRoutes(app: App, parts: OutboxParts): void {
  const { outboxKey } = parts;
  if (outboxKey === undefined) return;
  app.get(
    '/dev/outbox/:key',
    { schema: { hide: true, params: z.object({ key: z.string() }) } },
    async (request, reply) => {
      if (!isSame(request.params.key, outboxKey) || !isLocal(request))
        throw new Refusal('NOT_FOUND', MESSAGES.notFound);
      const mails = await listOutbox(parts.db, MOST_SHOWN);
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .send(outboxPage(mails));
    },
  );
}

function isSame(given: string, key: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}
