import {
  ADMIN_EXPORTS,
  adminFailuresAnswer,
  adminFailuresQuery,
  adminPaymentsAnswer,
  adminPaymentsQuery,
  adminSessionsAnswer,
  done,
  LIMITS,
  MESSAGES,
  paginationOf,
  PATHS,
} from '@backsmith/contract';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { callerOf } from '../../http/access.ts';
import { refusals, stream } from '../../http/answers.ts';
import type { App } from '../../http/app-type.ts';
import { noteAction } from '../../identity/action-store.ts';
import { csvPages } from './export.ts';
import { countAllPayments, countFailures, listAllPayments, listFailures } from './list-store.ts';
import { adminPaymentView, failureView } from './list-views.ts';
import type { AdminParts } from './parts.ts';
import { endSessions, sessionsOf } from './user-sessions.ts';

const tags = ['admin'];
const config = { access: 'admin' } as const;
const STANDARD = LIMITS.projects.defaultLimit;

/** Lists of what happened on the site, for administrators alone. */
export function adminListRoutes(app: App, parts: AdminParts): void {
  app.get(
    PATHS.adminPayments,
    {
      config,
      schema: {
        tags,
        summary: 'Payments with their state, the latest first, searched, filtered and in pages',
        querystring: adminPaymentsQuery,
        response: { 200: adminPaymentsAnswer, ...refusals },
      },
    },
    async (request) => {
      const { page = 1, limit = STANDARD, ...filter } = request.query;
      const [rows, total] = await Promise.all([
        listAllPayments(parts.db, filter, { page, limit }),
        countAllPayments(parts.db, filter),
      ]);
      const pagination = paginationOf(total, page, limit);
      return { success: true as const, data: { payments: rows.map(adminPaymentView), pagination } };
    },
  );

  app.get(
    PATHS.adminFailures,
    {
      config,
      schema: {
        tags,
        summary: 'Generations that failed and why, the latest first, searched and in pages',
        querystring: adminFailuresQuery,
        response: { 200: adminFailuresAnswer, ...refusals },
      },
    },
    async (request) => {
      const { page = 1, limit = STANDARD, search } = request.query;
      const [rows, total] = await Promise.all([
        listFailures(parts.db, search, { page, limit }),
        countFailures(parts.db, search),
      ]);
      const pagination = paginationOf(total, page, limit);
      return { success: true as const, data: { failures: rows.map(failureView), pagination } };
    },
  );

  exportRoute(app, parts);
  sessionRoutes(app, parts);
}

function exportRoute(app: App, parts: AdminParts): void {
  app.get(
    `/api/admin/export/:list`,
    {
      exposeHeadRoute: false,
      config,
      schema: {
        tags,
        summary: 'A list whole, as CSV that is safe in spreadsheets',
        params: z.object({ list: z.enum(ADMIN_EXPORTS) }),
        response: { 200: stream, ...refusals },
      },
    },
    async (request, reply) => {
      const { list } = request.params;
      const { account } = callerOf(request);
      await noteAction(parts.db, account, { action: 'list exported', target: list }, parts.clock());
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${list}.csv"`)
        .header('cache-control', 'private, no-store')
        .send(Readable.from(csvPages(parts, list)));
    },
  );
}

function sessionRoutes(app: App, parts: AdminParts): void {
  const params = z.object({ userId: z.string() });
  const path = `${PATHS.adminUsers}/:userId/sessions`;
  app.get(
    path,
    {
      config,
      schema: {
        tags,
        summary: 'Where a user is signed in',
        params,
        response: { 200: adminSessionsAnswer, ...refusals },
      },
    },
    async (request) => {
      const sessions = await sessionsOf(parts, callerOf(request), request.params.userId);
      return { success: true as const, data: { sessions } };
    },
  );

  app.delete(
    path,
    {
      config,
      schema: { tags, summary: 'End all sessions of a user', params, response: { 200: done, ...refusals } },
    },
    async (request) => {
      await endSessions(parts, callerOf(request), request.params.userId);
      return { success: true as const, message: MESSAGES.userSessionsEnded };
    },
  );
}
