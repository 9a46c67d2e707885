import { LIMITS, type Capabilities } from '@backsmith/contract';
import Fastify, { type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { HasRoom } from './disk/free-room.ts';
import type { EnginePool } from './engine/engine-pool.ts';
import type { Entitlements } from './entitlements/entitlements.ts';
import { accountRoutes } from './features/account/routes.ts';
import { adminRoutes } from './features/admin/routes.ts';
import { authRoutes } from './features/auth/routes.ts';
import { bookingRoutes } from './features/booking/routes.ts';
import { capabilityRoutes } from './features/capabilities/routes.ts';
import { exemptionRoutes } from './features/exemption/routes.ts';
import { previewRoutes } from './features/generation/preview-routes.ts';
import { generationRoutes } from './features/generation/routes.ts';
import { editRoutes } from './features/ideas/edit-routes.ts';
import { ideaRoutes } from './features/ideas/routes.ts';
import type { IdeaParts } from './features/ideas/understand.ts';
import { healthRoutes, type HealthCheck } from './features/health/routes.ts';
import { newsletterRoutes } from './features/newsletter/routes.ts';
import { outboxRoutes } from './features/outbox/routes.ts';
import { passwordResetRoutes } from './features/password-reset/routes.ts';
import { paymentRoutes } from './features/payments/routes.ts';
import { planRoutes } from './features/pricing/plan-routes.ts';
import { pricingRoutes } from './features/pricing/routes.ts';
import { proofRoutes } from './features/proof/routes.ts';
import { projectRoutes } from './features/projects/routes.ts';
import { pushRoutes } from './features/push/routes.ts';
import { resultRoutes } from './features/result/routes.ts';
import { tryoutRoutes } from './features/tryout/routes.ts';
import { uploadRoutes } from './features/upload/routes.ts';
import { versionRoutes } from './features/versions/routes.ts';
import { enforceAccess } from './http/access.ts';
import type { App } from './http/app-type.ts';
import type { BodyLimits } from './http/body-budget.ts';
import { trustOf } from './http/trust-proxies.ts';
import { answerError } from './http/error-answer.ts';
import { readBodies } from './http/read-body.ts';
import { refuseTwoHosts } from './http/refuse-two-hosts.ts';
import { refuseUnstorable } from './http/refuse-unstorable.ts';
import { noticeStrangers } from './http/notice-strangers.ts';
import { streamPlaces } from './http/stream-places.ts';
import type { RateLimit } from './identity/rate-limit.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { PostOffice } from './mail/post-office.ts';
import type { Sandbox } from './payments/sandbox-provider.ts';
import { apiDescriptionRoute, describeApi } from './plugins/api-description.ts';
import { floodLimit } from './plugins/flood-limit.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { siteFiles } from './plugins/site-files.ts';
import { serveSite, type Site } from './plugins/site.ts';
import type { ArchiveStorage } from './ports/archive-storage.ts';
import type { PaymentProvider } from './ports/payment-provider.ts';
import type { ProgressHub } from './progress/progress-hub.ts';
import type { Pushes } from './push/pushes.ts';
import type { Tryouts } from './tryout/tryouts.ts';

/** Everything the application works with. Nothing is opened or started in here. */
export type AppParts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly limit: RateLimit;
  readonly reader: Pick<EnginePool, 'read' | 'edit' | 'preview' | 'remake' | 'update'>;
  /** What one account may keep in all. Bytes. */
  readonly quota: number;
  /** False: the disks would not take what a run writes. */
  readonly hasRoom: HasRoom;
  readonly jobs: Pick<JobQueue, 'enqueue' | 'withdraw'>;
  readonly hub: ProgressHub;
  readonly storage: ArchiveStorage;
  readonly entitlements: Entitlements;
  readonly ideas: IdeaParts;
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
  /** Why projects are not proven here; undefined where they are. */
  readonly notProven?: string | undefined;
  /** The backends that are kept up to be tried, once there are places for them; undefined where there are none. */
  readonly tryouts?: (() => Tryouts | undefined) | undefined;
  /** Why not. */
  readonly notTried?: string | undefined;
  /** The pushes of this process, once it makes some; undefined where it makes none. */
  readonly pushes?: (() => Pushes | undefined) | undefined;
  readonly heartbeatMs: number;
  readonly stopping: AbortSignal;
};

export type AppOptions = {
  readonly site?: Site | undefined;
  readonly https?: boolean;
  readonly trustProxy?: Config['trustProxy'];
  /** False leaves out the flood limit of this process; a number is another one than usual. */
  readonly floodLimit?: boolean | number;
  /** How many bytes of bodies are held at one time. */
  readonly bodies?: BodyLimits;
  readonly logger?: Exclude<FastifyServerOptions['logger'], undefined>;
};

/** Builds the application from its parts. It does not listen. */
export async function buildApp(parts: AppParts, options: AppOptions = {}): Promise<App> {
  const app = createApp(options);
  await describeApi(app);
  await securityHeaders(app, {
    https: options.https ?? false,
    cardForm: parts.provider?.cardForm,
    scriptHashes: options.site?.scriptHashes ?? [],
  });
  const { floodLimit: flood = true } = options;
  if (flood !== false) await floodLimit(app, flood === true ? undefined : flood);
  noticeStrangers(app);
  enforceAccess(app, parts);
  authRoutes(app, parts);
  accountRoutes(app, parts);
  passwordResetRoutes(app, parts);
  await newsletterRoutes(app, parts);
  outboxRoutes(app, parts);
  await uploadRoutes(app, parts);
  ideaRoutes(app, parts);
  editRoutes(app, parts);
  previewRoutes(app, parts);
  generationRoutes(app, parts);
  projectRoutes(app, parts);
  resultRoutes(app, parts);
  proofRoutes(app, parts);
  tryoutRoutes(app, parts);
  pushRoutes(app, parts);
  versionRoutes(app, parts);
  pricingRoutes(app, parts);
  planRoutes(app, parts);
  await paymentRoutes(app, parts);
  exemptionRoutes(app, parts);
  adminRoutes(app, parts);
  bookingRoutes(app, parts);
  capabilityRoutes(app, parts);
  healthRoutes(app, parts);
  apiDescriptionRoute(app);
  if (options.site) siteFiles(app, { ...parts, site: options.site });
  await serveSite(app, options.site, parts.siteUrl);
  return app;
}

function createApp(options: AppOptions): App {
  const app = Fastify({
    logger: options.logger ?? false,
    trustProxy: trustOf(options.trustProxy ?? false),
    routerOptions: { maxParamLength: 200 },
    bodyLimit: LIMITS.request.maxBytes,
    forceCloseConnections: 'idle',
    requestTimeout: 120_000,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  readBodies(app, options.bodies);
  app.decorate('streamPlaces', streamPlaces());
  refuseTwoHosts(app);
  refuseUnstorable(app);
  return app;
}
