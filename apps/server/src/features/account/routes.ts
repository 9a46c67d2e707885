import { Readable } from 'node:stream';
import { accountSessionsAnswer, deleteAccountRequest, done, MESSAGES, PATHS, PRODUCT } from '@backsmith/contract';
import type { Clock } from '../../clock.ts';
import { callerOf } from '../../http/access.ts';
import { refusals, stream } from '../../http/answers.ts';
import type { App } from '../../http/app-type.ts';
import { passwordMatches } from '../../identity/password-hash.ts';
import type { RateLimit } from '../../identity/rate-limit.ts';
import { deleteOtherSessions, listSessions } from '../../identity/session-store.ts';
import { sessionView } from '../../identity/session-view.ts';
import { hashToken } from '../../identity/token.ts';
import { removeAccount, type RemovalParts } from '../../projects/remove-account.ts';
import { Refusal } from '../../refusal.ts';
import { exportOf } from './export.ts';
import { accountDeletedLetter } from './letters.ts';

const tags = ['account'];

export type AccountParts = RemovalParts & { readonly clock: Clock; readonly limit: RateLimit };

export function accountRoutes(app: App, parts: AccountParts): void {
  sessionRoutes(app, parts);
  app.get(
    PATHS.accountExport,
    {
      exposeHeadRoute: false,
      config: { access: 'user' },
      schema: { tags, summary: 'All that is kept about the caller, as JSON', response: { 200: stream, ...refusals } },
    },
    async (request, reply) => {
      const { account } = callerOf(request);
      await parts.limit.spend('export', account.id);
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${PRODUCT.slug}-data.json"`)
        .header('cache-control', 'private, no-store')
        .send(Readable.from(exportOf(parts.db, account, parts.clock())));
    },
  );

  app.delete(
    PATHS.account,
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Delete the own account, with all its projects',
        body: deleteAccountRequest,
        response: { 200: done, ...refusals },
      },
    },
    async (request) => {
      const { account } = callerOf(request);
      await parts.limit.spend('changePassword', account.id);
      if (!(await passwordMatches(request.body.password, account.passwordHash))) {
        throw new Refusal('VALIDATION_ERROR', MESSAGES.passwordWrong, { field: 'password' });
      }
      await removeAccount(parts, account, accountDeletedLetter(account));
      return { success: true as const, message: MESSAGES.accountDeleted };
    },
  );
}

function sessionRoutes(app: App, parts: AccountParts): void {
  app.get(
    PATHS.accountSessions,
    {
      config: { access: 'user' },
      schema: { tags, summary: 'Where the caller is signed in', response: { 200: accountSessionsAnswer, ...refusals } },
    },
    async (request) => {
      const { account, token } = callerOf(request);
      const own = hashToken(token);
      const sessions = (await listSessions(parts.db, account.id, parts.clock())).map((row) => sessionView(row, own));
      return { success: true as const, data: { sessions } };
    },
  );

  app.delete(
    PATHS.accountSessions,
    {
      config: { access: 'user' },
      schema: { tags, summary: 'End all sessions but this one', response: { 200: done, ...refusals } },
    },
    async (request) => {
      const { account, token } = callerOf(request);
      await deleteOtherSessions(parts.db, account.id, hashToken(token));
      return { success: true as const, message: MESSAGES.sessionsEnded };
    },
  );
}
