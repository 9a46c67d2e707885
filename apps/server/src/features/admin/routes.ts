import {
  adminActionsAnswer,
  adminActionsQuery,
  adminStatsAnswer,
  adminUserAnswer,
  adminUserChange,
  adminUserRequest,
  adminUsersAnswer,
  adminUsersQuery,
  deletedAnswer,
  LIMITS,
  MESSAGES,
  paginationOf,
  PATHS,
  revenueByUserAnswer,
  revenueByUserQuery,
  revenueMonthlyAnswer,
  revenueOverviewAnswer,
} from '@backsmith/contract';
import { z } from 'zod';
import { callerOf } from '../../http/access.ts';
import { refusals } from '../../http/answers.ts';
import type { App } from '../../http/app-type.ts';
import { countActions, listActions } from '../../identity/action-store.ts';
import { adminListRoutes } from './list-routes.ts';
import { monthsOf, overviewOf, payersOf, statsOf } from './figures.ts';
import type { AdminParts } from './parts.ts';
import { changeUser, createUser, deleteUser, users } from './user-service.ts';
import { actionView } from './views.ts';

const tags = ['admin'];
const config = { access: 'admin' } as const;
const params = z.object({ userId: z.string() });
const userPath = `${PATHS.adminUsers}/:userId`;
const TOP_PAYERS = 10;

export function adminRoutes(app: App, parts: AdminParts): void {
  userRoutes(app, parts);
  figureRoutes(app, parts);
  adminListRoutes(app, parts);
  app.get(
    PATHS.adminActions,
    {
      config,
      schema: {
        tags,
        summary: 'What administrators did, the latest first',
        querystring: adminActionsQuery,
        response: { 200: adminActionsAnswer, ...refusals },
      },
    },
    async (request) => {
      const { page = 1, limit = LIMITS.projects.defaultLimit } = request.query;
      const [rows, total] = await Promise.all([listActions(parts.db, page, limit), countActions(parts.db)]);
      const pagination = paginationOf(total, page, limit);
      return { success: true as const, data: { actions: rows.map(actionView), pagination } };
    },
  );
}

function userRoutes(app: App, parts: AdminParts): void {
  app.get(
    PATHS.adminUsers,
    {
      config,
      schema: {
        tags,
        summary: 'Users, the newest first, searched, filtered and in pages',
        querystring: adminUsersQuery,
        response: { 200: adminUsersAnswer, ...refusals },
      },
    },
    async (request) => ({ success: true as const, data: await users(parts, request.query) }),
  );

  app.post(
    PATHS.adminUsers,
    {
      config,
      schema: {
        tags,
        summary: 'Create a user',
        body: adminUserRequest,
        response: { 201: adminUserAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const data = await createUser(parts, callerOf(request).account, request.body);
      return reply.code(201).send({ success: true as const, message: MESSAGES.userCreated, data });
    },
  );

  app.put(
    userPath,
    {
      config,
      schema: {
        tags,
        summary: 'Change a user; without a password the old one stays',
        params,
        body: adminUserChange,
        response: { 200: adminUserAnswer, ...refusals },
      },
    },
    async (request) => {
      const data = await changeUser(parts, callerOf(request).account, request.params.userId, request.body);
      return { success: true as const, message: MESSAGES.userUpdated, data };
    },
  );

  app.delete(
    userPath,
    {
      config,
      schema: { tags, summary: 'Delete a user; payments stay', params, response: { 200: deletedAnswer, ...refusals } },
    },
    async (request) => {
      const { userId: id } = request.params;
      await deleteUser(parts, callerOf(request).account, id);
      return { success: true as const, message: MESSAGES.userDeleted, data: { id } };
    },
  );
}

function figureRoutes(app: App, parts: AdminParts): void {
  app.get(
    PATHS.adminStats,
    { config, schema: { tags, summary: 'The site in figures', response: { 200: adminStatsAnswer, ...refusals } } },
    async () => ({ success: true as const, data: await statsOf(parts) }),
  );

  app.get(
    PATHS.revenueOverview,
    {
      config,
      schema: { tags, summary: 'Revenue by plan and month', response: { 200: revenueOverviewAnswer, ...refusals } },
    },
    async () => ({ success: true as const, data: await overviewOf(parts) }),
  );

  app.get(
    PATHS.revenueMonthly,
    { config, schema: { tags, summary: 'Revenue by month', response: { 200: revenueMonthlyAnswer, ...refusals } } },
    async () => ({ success: true as const, data: await monthsOf(parts) }),
  );

  app.get(
    PATHS.revenueByUser,
    {
      config,
      schema: {
        tags,
        summary: 'Who paid most',
        querystring: revenueByUserQuery,
        response: { 200: revenueByUserAnswer, ...refusals },
      },
    },
    async (request) => ({ success: true as const, data: await payersOf(parts, request.query.limit ?? TOP_PAYERS) }),
  );
}
