import { PATHS } from '@backsmith/contract';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { refusals, stream } from '../../http/answers.ts';
import type { App } from '../../http/app-type.ts';
import { callerAddress } from '../../http/caller-address.ts';
import { csvOf } from '../../http/csv.ts';
import { plainPage } from '../../http/plain-page.ts';
import type { RateLimit } from '../../identity/rate-limit.ts';
import { escapeHtml } from '../../mail/letter.ts';
import { isUuid } from '../../projects/is-uuid.ts';
import { endNewsletter, listSubscribers } from './store.ts';

export type NewsletterParts = {
  readonly db: Db;
  readonly clock: Clock;
  readonly limit: RateLimit;
  readonly siteUrl: () => string;
};

const tags = ['newsletter'];
const query = z.object({ token: z.string().max(100) });

export async function newsletterRoutes(app: App, parts: NewsletterParts): Promise<void> {
  await app.register(async (scope: App) => unsubscribeRoutes(scope, parts));
  exportRoute(app, parts);
}

function unsubscribeRoutes(app: App, parts: NewsletterParts): void {
  // Mail programs post a form here when their own button is used (RFC 8058); what it says is always the same.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) =>
    parsed(null, body),
  );
  app.get(
    PATHS.newsletterUnsubscribe,
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'The page that asks once more',
        querystring: query,
        response: { 200: stream, ...refusals },
      },
    },
    // Programs that look into mails follow links, so a link alone ends nothing.
    (request, reply) => page(reply, 'End the newsletter?', askOnceMore(request.query.token)),
  );

  app.post(
    PATHS.newsletterUnsubscribe,
    {
      config: { access: 'public' },
      schema: { tags, summary: 'End the newsletter', querystring: query, response: { 200: stream, ...refusals } },
    },
    async (request, reply) => {
      await parts.limit.spend('unsubscribe', callerAddress(request));
      const { token } = request.query;
      if (isUuid(token)) await endNewsletter(parts.db, token, parts.clock());
      return page(reply, 'The newsletter has ended', `<p>You will not get it any more. ${BACK}</p>`);
    },
  );
}

function exportRoute(app: App, parts: NewsletterParts): void {
  app.get(
    PATHS.newsletterExport,
    {
      config: { access: 'admin' },
      schema: { tags, summary: 'Everybody who consented, as CSV', response: { 200: stream, ...refusals } },
    },
    async (_request, reply) => {
      const rows = await listSubscribers(parts.db);
      const lines = rows.map((row) => [
        ...[row.email, row.firstName, row.lastName, row.consentAt.toISOString()],
        unsubscribeUrl(parts.siteUrl(), row.unsubscribeToken),
      ]);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="newsletter.csv"')
        .header('cache-control', 'private, no-store')
        .send(csvOf([['email', 'firstName', 'lastName', 'consentAt', 'unsubscribeUrl'], ...lines]));
    },
  );
}

/** The link every mail of the newsletter carries. */
function unsubscribeUrl(siteUrl: string, token: string): string {
  return `${siteUrl}${PATHS.newsletterUnsubscribe}?token=${token}`;
}

function askOnceMore(token: string): string {
  const action = escapeHtml(`${PATHS.newsletterUnsubscribe}?token=${encodeURIComponent(token)}`);
  const effect = '<p>It stops at once. Mails about your account and your payments still reach you.</p>';
  return `${effect}<form method="post" action="${action}"><button>End the newsletter</button></form>`;
}

const BACK = 'Should you change your mind: it can be turned on again in <a href="/account">your account</a>.';

function page(reply: FastifyReply, title: string, body: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(plainPage(title, body));
}
