import { liveAnswer, PATHS, readyAnswer } from '@backsmith/contract';
import type { App } from '../../http/app-type.ts';

/** A part the server cannot work without, and how to ask whether it is well. */
export type HealthCheck = { readonly name: string; readonly isUp: () => Promise<boolean> };

/** How long a part may take to answer. Milliseconds. */
const PATIENCE = 2000;

export function healthRoutes(app: App, parts: { readonly checks: readonly HealthCheck[] }): void {
  const tags = ['health'];
  app.get(PATHS.live, { schema: { tags, summary: 'The process answers', response: { 200: liveAnswer } } }, () => ({
    status: 'up' as const,
  }));

  app.get(
    PATHS.ready,
    {
      schema: { tags, summary: 'Everything it needs answers', response: { 200: readyAnswer, 503: readyAnswer } },
    },
    async (_request, reply) => {
      const states = await Promise.all(parts.checks.map(async (check) => [check.name, await ask(check)] as const));
      const ready = states.every(([, state]) => state === 'up');
      const status = ready ? ('ready' as const) : ('not-ready' as const);
      return reply.status(ready ? 200 : 503).send({ status, checks: Object.fromEntries(states) });
    },
  );
}

async function ask(check: HealthCheck): Promise<'up' | 'down'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), PATIENCE)));
  try {
    return (await Promise.race([check.isUp(), late])) ? 'up' : 'down';
  } catch {
    // Why it does not answer is in the log of whoever needs it; here only that it does not.
    return 'down';
  } finally {
    clearTimeout(timer);
  }
}
