import { PRODUCT } from '@backsmith/contract';
import { buildApp, type AppParts } from './app.ts';
import { systemClock } from './clock.ts';
import { closingStack, type ClosingStack } from './closing-stack.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { noteDatabase } from './db/noted-database.ts';
import { openDisks } from './disk/disks.ts';
import { openEnginePool } from './engine/engine-pool.ts';
import { offered } from './engine/offered.ts';
import { entitlementsOf, freeForAll } from './entitlements/entitlements.ts';
import { openFoundation, type Foundation } from './foundation.ts';
import { healthChecks } from './health-checks.ts';
import { closeApp } from './http/close-app.ts';
import { listenOn } from './http/listen-on.ts';
import { offerOllama } from './features/ideas/offer-ollama.ts';
import { ideasLine, openIdeas } from './features/ideas/open-ideas.ts';
import { logSerializers } from './http/log-request.ts';
import { hasAdministrator } from './identity/account-store.ts';
import { rateLimitOf, unlimited } from './identity/rate-limit.ts';
import { makeToken } from './identity/token.ts';
import { openJobQueue, type JobQueue } from './jobs/job-queue.ts';
import { giveSignOfLife } from './jobs/sign-of-life.ts';
import { outputOf, type Output } from './log-form.ts';
import { postOffice } from './mail/post-office.ts';
import { findSite } from './plugins/site.ts';
import { providerOf, salesLine } from './payments/choose-provider.ts';
import { localStorage } from './ports/local-storage.ts';
import { smtpTransport } from './ports/smtp-transport.ts';
import { QUOTA } from './projects/store-source.ts';
import { openProgressHub } from './progress/progress-hub.ts';
import { proverOf, type ProverChoice } from './prover/choose-prover.ts';
import type { ProofRunner } from './prover/prove-archive.ts';
import { startProver } from './prover/start-prover.ts';
import { openPushes, type Pushes } from './push/pushes.ts';
import { startHousekeeping } from './start-housekeeping.ts';
import { startPatience, type Patience } from './start-patience.ts';
import { steadyOutput } from './steady-output.ts';
import { tryoutsOf } from './tryout/choose-tryouts.ts';
import type { TryoutRunner } from './tryout/runner.ts';
import { openTryouts, type Tryouts } from './tryout/tryouts.ts';
import { startWorker } from './worker/start-worker.ts';

export type ServeOptions = {
  /** Default: `process.env`. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Wins over the environment. */
  readonly overrides?: Partial<Config>;
  /** Told what people should read: the address, where data is kept. Default: standard output, in the form of the log. */
  readonly print?: (line: string) => void;
  /** The module worker threads run, and the steps it goes through where they are not the engine's. Default: the engine. */
  readonly engine?: { readonly workerFile: URL; readonly steps?: readonly string[] };
  /** What proves projects. Default: a sandbox, where there are one and a JDK. */
  readonly proofs?: ProofRunner;
  /** What brings backends up that are tried. Default: the sandbox of proofs, where there is one. */
  readonly tryouts?: TryoutRunner;
  /** Ends a start that waits for its database, and one whose migrations run. */
  readonly signal?: AbortSignal;
};

/** The configuration, and what of the environment has no effect. */
type ReadConfig = Config & { readonly warnings: readonly string[] };

/** What a start goes by. */
type Means = {
  readonly config: Config;
  readonly options: ServeOptions;
  readonly closing: ClosingStack;
  readonly patience: Patience;
};

/** A server that answers. */
export type RunningServer = {
  /** `http://127.0.0.1:3000`. */
  readonly address: string;
  /** Where a developer reads the mails; undefined when they are sent. */
  readonly outboxUrl: string | undefined;
  /** Finishes what is being answered, gives running jobs back, closes everything. */
  stop(): Promise<void>;
};

/** The start was ended by whoever asked for it. */
export class StartStopped extends Error {}

/** How long the reader may look at one uploaded file. Milliseconds. */
const READING_TIME = 30_000;
/** What reading one uploaded file may take: more than twenty times the longest there may be. Megabytes. */
const READING_MEMORY = 240;
/** Files that may wait to be read: a usual one takes a fraction of a second. */
const READERS = { waiting: 32, waitingOfOne: 4 } as const;
/** The npm packages of PostgreSQL follow its releases with a delay of weeks or months. */
const EMBEDDED_IN_PUBLIC =
  'The embedded PostgreSQL gets security fixes late. For a public site set DATABASE_URL to one you keep up to date.';
/** Where something stands in for the prover, nothing brings backends up. */
const STANDS_IN = { kind: 'off', why: 'Something stands in for the prover.' } as const;
/** Silence after which the last line of a progress stream is repeated. Milliseconds. */
const HEARTBEAT = 10_000;

/**
 * Starts everything: database, migrations, job worker, HTTP. A database that is away is waited for, and calls are answered 503
 * meanwhile.
 *
 * @throws ConfigError with all problems of the environment; StartStopped when the signal fired; Error that says what to do when a
 *   part cannot start.
 */
export async function serve(options: ServeOptions = {}): Promise<RunningServer> {
  const config = configOf(options);
  const output = openOutput(config, options);
  const { print } = output;
  const closing = closingStack();
  const patience = startPatience(config, options.signal ?? new AbortController().signal, closing, print);
  try {
    const foundation = await openFoundation(config, closing, print, patience);
    if (!noteDatabase(foundation.dataFolder, config.databaseUrl)) {
      print(
        `The disk of ${foundation.dataFolder} is full. Until the next start, commands beside this one need DATABASE_URL.`,
      );
    }
    const { address, outboxUrl } = await start(foundation, { config, options, closing, patience }, output);
    print(`${PRODUCT.name} is ready: ${config.publicUrl ?? address}`);
    if (config.publicUrl !== undefined && config.databaseUrl === undefined) print(EMBEDDED_IN_PUBLIC);
    print(`Payments: ${salesLine(config)}`);
    print(`Ideas: ${ideasLine(config)}`);
    const offer = config.languageModel === undefined && !config.production ? await offerOllama() : undefined;
    if (offer !== undefined) print(offer);
    if (outboxUrl !== undefined) print(`Mails are not sent (BACKSMITH_SMTP_URL is not set). Outbox: ${outboxUrl}`);
    if (!(await patience.outlast(() => hasAdministrator(foundation.db)))) {
      print(`There is no administrator yet. To become one: npx ${PRODUCT.slug} admin create --email you@example.com`);
    }
    return { address, outboxUrl, stop: () => stopped(closing, print) };
  } catch (error) {
    if (!patience.signal.aborted) {
      await closing.close();
      throw error;
    }
    await stopped(closing, print);
    throw new StartStopped('The start was stopped.', { cause: error });
  }
}

function configOf(options: ServeOptions): ReadConfig {
  const read = readConfig(options.environment ?? process.env);
  if (!read.ok) throw new ConfigError(read.problems);
  return { ...read.config, ...options.overrides, warnings: read.warnings };
}

/** Opens what all is written to, and says first what is wrong with the configuration. */
function openOutput(config: ReadConfig, options: ServeOptions): Output {
  const steady = steadyOutput();
  const output = outputOf(config.logForm, systemClock, (line) => steady.write(line));
  const print = options.print ?? output.print;
  config.warnings.forEach(print);
  if (!config.rateLimits) print('Rate limits are off. Never do this where strangers can reach the server.');
  return { ...output, print };
}

function stopped(closing: ClosingStack, print: Output['print']): Promise<void> {
  print('Stopping.');
  return closing.close();
}

async function start(
  foundation: Foundation,
  means: Means,
  { print, stream }: Output,
): Promise<Omit<RunningServer, 'stop'>> {
  const { config, options, closing, patience } = means;
  const queue = {
    connection: foundation.connection,
    expireInSeconds: Math.ceil(config.generation.timeLimitMs / 1000) + 60,
    onError: (error: Error) => print(`Job queue: ${error.message}`),
  };
  const jobs = await patience.outlast(() => openJobQueue(queue));
  closing.add(() => jobs.stop(0));
  const stopping = new AbortController();
  let address = '';
  const siteUrl = () => config.publicUrl ?? address;
  const prover = chosenProver(config, options);
  const trial = options.tryouts
    ? ({ kind: 'on', run: options.tryouts } as const)
    : tryoutsOf(config, options.proofs === undefined ? prover : STANDS_IN, foundation.dataFolder);
  let tryouts: Tryouts | undefined;
  const notTried = trial.kind === 'on' ? undefined : trial.why;
  let pushes: Pushes | undefined;
  const kept = { tryouts: () => tryouts, pushes: () => pushes };
  const given = { jobs, stopping: stopping.signal, siteUrl, prover, notTried, ...kept };
  const parts = await openParts(foundation, means, given);
  const site = findSite(config.webFolder);
  if (!site) print(`The site has not been built (${config.webFolder}); only the API answers.`);
  const app = await buildApp(parts, {
    site,
    https: config.publicUrl?.startsWith('https:') ?? false,
    trustProxy: config.trustProxy,
    floodLimit: config.rateLimits,
    logger: { level: config.logLevel, serializers: logSerializers, stream },
  });
  const worked = { ...parts, log: app.log };
  const life = await patience.outlast(() => giveSignOfLife(foundation.connection));
  closing.add(life.close);
  if (Object.keys(config.pushApis).length > 0) {
    pushes = openPushes({ ...worked, instance: life.instance, apis: config.pushApis });
    closing.add(pushes.close);
  }
  if (config.workers > 0) {
    const pool = { threads: config.workers, limits: config.generation, ...workerFileOf(options) };
    const proves = prover.kind === 'on';
    closing.add(await startWorker({ ...worked, proves }, life, jobs, pool));
    if (proves) closing.add(await startProver(worked, foundation, life, prover, config.verify));
    if (trial.kind === 'on') {
      const { dataFolder } = foundation;
      const places = openTryouts({ ...worked, ...trial, limits: config.tryout, instance: life.instance, dataFolder });
      closing.add(places.close);
      tryouts = places;
    }
  }
  closing.add(() => closeApp(app, stopping));
  if (prover.kind === 'on') print(`Proofs: in ${prover.label}, on JDK ${prover.jdk}`);
  else print(`Proofs: none. ${prover.why}`);
  if (trial.kind === 'on')
    print(`Tryouts: ${config.tryout.atOnce} at once, ${config.tryout.mostMs / 60_000} minutes each`);
  address = await listenOn(app, await patience.end(), print);
  const transport = config.smtp && smtpTransport(config.smtp);
  const stopHousekeeping = startHousekeeping({ ...parts, log: app.log }, transport);
  closing.add(stopHousekeeping);
  return { address, outboxUrl: parts.outboxKey === undefined ? undefined : `${address}/dev/outbox/${parts.outboxKey}` };
}

function chosenProver(config: Config, { proofs }: ServeOptions): ProverChoice {
  if (proofs !== undefined) return { kind: 'on', run: proofs, sandbox: undefined, label: 'a stand-in', jdk: '–' };
  return config.workers > 0 ? proverOf(config) : { kind: 'off', why: 'This process only serves.' };
}

async function openParts(
  { dataFolder, connection, db, isUp }: Foundation,
  { config, options, closing, patience }: Means,
  {
    prover,
    ...given
  }: Pick<AppParts, 'stopping' | 'siteUrl' | 'tryouts' | 'notTried' | 'pushes'> & {
    readonly jobs: JobQueue;
    readonly prover: ProverChoice;
  },
): Promise<AppParts> {
  const hub = await patience.outlast(() => openProgressHub(connection));
  closing.add(hub.close);
  const limits = { timeLimitMs: READING_TIME, memoryLimitMb: config.generation.memoryLimitMb };
  const reading = { limits, readingLimitMb: READING_MEMORY, queue: READERS };
  const reader = openEnginePool({ threads: 1, ...reading, ...workerFileOf(options) });
  closing.add(reader.close);
  const provider = providerOf(config, db, systemClock);
  const disks = openDisks(dataFolder, config);
  const sales = {
    offered: { ...offered(), ...(options.engine?.steps ? { steps: [...options.engine.steps] } : {}) },
    sells: provider !== undefined,
  };
  return {
    ...given,
    db,
    clock: systemClock,
    limit: config.rateLimits ? rateLimitOf(db, systemClock) : unlimited,
    reader,
    quota: QUOTA,
    hasRoom: disks.haveRoom,
    hub,
    storage: localStorage(disks.archives),
    entitlements: config.freeGeneration ? freeForAll : entitlementsOf(systemClock, sales),
    ideas: openIdeas(config, db, systemClock),
    ...sales,
    provider,
    sandboxForAll: config.sandboxPayments,
    mail: postOffice(config.smtp ? 'smtp' : 'outbox', systemClock),
    teamEmail: teamEmailOf(config),
    outboxKey: config.smtp ? undefined : makeToken(),
    checks: healthChecks(isUp, disks, given.jobs),
    notProven: prover.kind === 'on' ? undefined : prover.why,
    heartbeatMs: HEARTBEAT,
  };
}

function workerFileOf(options: ServeOptions): { readonly workerFile?: URL } {
  return options.engine ? { workerFile: options.engine.workerFile } : {};
}

/** Who gives the demos: as configured, else whoever sends the mails. */
function teamEmailOf(config: Config): string {
  const sender = config.smtp && /([^<>\s]+@[^<>\s]+)/.exec(config.smtp.from)?.[1];
  return config.teamEmail ?? sender ?? `team@${PRODUCT.slug}.invalid`;
}
