import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MESSAGES } from '@backsmith/contract';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Account } from '../identity/account-store.ts';
import { findSession } from '../identity/session-store.ts';
import { bearerOf, hashToken } from '../identity/token.ts';
import { Refusal } from '../refusal.ts';
import type { Access } from './fastify.d.ts';

export type { Access };

/** Checks every call before its body is read. A route below /api without `access` does not get past the start. */
export function enforceAccess(app: FastifyInstance, parts: { readonly db: Database; readonly clock: Clock }): void {
  const routes = new Map<string, Access>();
  app.decorate('accessOfRoutes', routes);
  app.decorateRequest('signedIn', null);
  app.addHook('onRoute', (route) => {
    // GET brings HEAD with it, under the same rule.
    const methods = [route.method].flat().filter((method) => method !== 'HEAD');
    for (const method of methods) routes.set(`${method} ${route.url}`, route.config?.access ?? 'public');
    if (route.url.startsWith('/api') && route.config?.access === undefined) {
      throw new Error(`${String(route.method)} ${route.url} does not say who may call it`);
    }
  });
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access ?? 'public';
    if (access === 'public') return;
    const token = bearerOf(request.headers.authorization);
    const account = token === undefined ? undefined : await findSession(parts.db, hashToken(token), parts.clock());
    if (token === undefined || !account) throw new Refusal('AUTH_REQUIRED', MESSAGES.authRequired);
    if (access === 'admin' && account.role !== 'admin') throw new Refusal('FORBIDDEN', MESSAGES.forbidden);
    request.signedIn = { account, token };
  });
}

/** The caller of a route that is not public. */
export function callerOf(request: FastifyRequest): { readonly account: Account; readonly token: string } {
  if (!request.signedIn) throw new Error(`${request.url} reads its caller and is public`);
  return request.signedIn;
}
