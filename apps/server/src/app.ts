import type { Capabilities } from '@backsmith/contract';
import Fastify, { type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { EnginePool } from './engine/engine-pool.ts';
import type { Entitlements } from './entitlements/entitlements.ts';
import { authRoutes } from './features/auth/routes.ts';
import { bookingRoutes } from './features/booking/routes.ts';
import { capabilityRoutes } from './features/capabilities/routes.ts';
import { exemptionRoutes } from './features/exemption/routes.ts';
import { generationRoutes } from './features/generation/routes.ts';
import { healthRoutes, type HealthCheck } from './features/health/routes.ts';
import { newsletterRoutes } from './features/newsletter/routes.ts';
import { outboxRoutes } from './features/outbox/routes.ts';
import { passwordResetRoutes } from './features/password-reset/routes.ts';
import { paymentRoutes } from './features/payments/routes.ts';
import { pricingRoutes } from './features/pricing/routes.ts';
import { projectRoutes } from './features/projects/routes.ts';
import { uploadRoutes } from './features/upload/routes.ts';
import { enforceAccess } from './http/access.ts';
import type { App } from './http/app-type.ts';
import { answerError } from './http/error-answer.ts';
import type { RateLimit } from './identity/rate-limit.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { PostOffice } from './mail/post-office.ts';
import type { Sandbox } from './payments/sandbox-provider.ts';
import { apiDescriptionRoute, describeApi } from './plugins/api-description.ts';
import { floodLimit } from './plugins/flood-limit.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { serveSite, type Site } from './plugins/site.ts';
import type { ArchiveStorage } from './ports/archive-storage.ts';
import type { PaymentProvider } from './ports/payment-provider.ts';
import type { ProgressHub } from './progress/progress-hub.ts';

/** Everything the application works with. Nothing is opened or started in here. */
export type AppParts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly limit: RateLimit;
  readonly reader: Pick<EnginePool, 'read'>;
  readonly jobs: Pick<JobQueue, 'enqueue' | 'withdraw'>;
  readonly hub: ProgressHub;
  readonly storage: ArchiveStorage;
  readonly entitlements: Entitlements;
  /** Undefined: nothing can be bought here. */
  readonly provider: PaymentProvider | Sandbox | undefined;
  /** True: the sandbox takes test cards of strangers, too, not only of this machine. */
  readonly sandboxForAll: boolean;
  readonly mail: PostOffice;
  /** The address people reach the site by, for links in mails. Never taken from a request. */
  readonly siteUrl: () => string;
  readonly outboxKey: string | undefined;
  readonly teamEmail: string;
  /** False where nothing can be bought. */
  readonly sells: boolean;
  readonly offered: Capabilities;
  readonly checks: readonly HealthCheck[];
  readonly heartbeatMs: number;
  readonly stopping: AbortSignal;
};

export type AppOptions = {
  readonly site?: Site | undefined;
  readonly https?: boolean;
  /** True: pages may load Stripe's card form. */
  readonly stripe?: boolean;
  readonly trustProxy?: boolean | string;
  /** False leaves out the flood limit of this process. */
  readonly floodLimit?: boolean;
  readonly logger?: Exclude<FastifyServerOptions['logger'], undefined>;
};

/** Builds the application from its parts. It does not listen. */
export async function buildApp(parts: AppParts, options: AppOptions = {}): Promise<App> {
  const app = createApp(options);
  await describeApi(app);
  await securityHeaders(app, {
    https: options.https ?? false,
    stripe: options.stripe ?? false,
    scriptHashes: options.site?.scriptHashes ?? [],
  });
  if (options.floodLimit ?? true) await floodLimit(app);
  enforceAccess(app, parts);
  authRoutes(app, parts);
  passwordResetRoutes(app, parts);
  await newsletterRoutes(app, parts);
  outboxRoutes(app, parts);
  await uploadRoutes(app, parts);
  generationRoutes(app, parts);
  projectRoutes(app, parts);
  pricingRoutes(app, parts);
  await paymentRoutes(app, parts);
  exemptionRoutes(app, parts);
  bookingRoutes(app, parts);
  capabilityRoutes(app, parts);
  healthRoutes(app, parts);
  apiDescriptionRoute(app);
  await serveSite(app, options.site);
  return app;
}

function createApp(options: AppOptions): App {
  const app = Fastify({
    logger: options.logger ?? false,
    trustProxy: options.trustProxy ?? false,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    requestTimeout: 120_000,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  acceptEmptyJson(app);
  return app;
}

/** Clients say "JSON" on every call, also where they send nothing. */
function acceptEmptyJson(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}
