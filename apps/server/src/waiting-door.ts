import { MESSAGES, PATHS } from '@backsmith/contract';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Config } from './config.ts';
import { healthRoutes } from './features/health/routes.ts';
import type { App } from './http/app-type.ts';
import { closeApp } from './http/close-app.ts';
import { answerError, AWAY_WAIT } from './http/error-answer.ts';
import { listenOn } from './http/listen-on.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { Refusal } from './refusal.ts';

/** Answers for a server whose start waits for its database. */
export type WaitingDoor = {
  /** `http://127.0.0.1:3000`. */
  readonly address: string;
  /** Lets go of the port. */
  close(): Promise<void>;
};

/** What does not work yet. Nobody has looked at the archives. */
const DOWN = ['database', 'jobs'].map((name) => ({ name, isUp: () => Promise.resolve(false) }));

/**
 * Listens where the server will: it lives and is not ready, and every other call is answered 503 with when to come again, before
 * anything of it is read.
 *
 * @throws Error when the port is taken.
 */
export async function openWaitingDoor(config: Config, print: (line: string) => void): Promise<WaitingDoor> {
  const app: App = Fastify({ forceCloseConnections: 'idle' }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  const https = config.publicUrl?.startsWith('https:') ?? false;
  await securityHeaders(app, { https, cardForm: undefined, scriptHashes: [] });
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.url === PATHS.live || request.routeOptions.url === PATHS.ready) return;
    throw new Refusal('UNAVAILABLE', MESSAGES.network, { retryAfter: AWAY_WAIT });
  });
  healthRoutes(app, { checks: DOWN });
  const address = await listenOn(app, config, print);
  return { address, close: () => closeApp(app, new AbortController()) };
}
