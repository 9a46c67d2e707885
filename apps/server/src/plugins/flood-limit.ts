import rateLimit from '@fastify/rate-limit';
import type { App } from '../http/app-type.ts';
import { callerAddress } from '../http/caller-address.ts';
import { tooMany } from '../identity/rate-limit.ts';

/** Calls of one address per minute; a page of ours makes a handful. */
const MOST_CALLS = 600;

/** Keeps one address from flooding this process. What must hold across processes is counted in the database. */
export async function floodLimit(app: App, most = MOST_CALLS): Promise<void> {
  await app.register(rateLimit, {
    max: most,
    timeWindow: '1 minute',
    // By the route it came to: an address can be written in many ways (`/%61pi/`).
    allowList: (request) => !(request.routeOptions.url ?? '').startsWith('/api'),
    keyGenerator: callerAddress,
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': false,
    },
    errorResponseBuilder: (_request, context) => tooMany(Math.ceil(context.ttl / 1000)),
  });
}
