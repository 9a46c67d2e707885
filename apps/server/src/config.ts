import { existsSync } from 'node:fs';
import { availableParallelism, homedir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PushHost } from '@backsmith/contract';
import { variables, type Variables } from './config-variables.ts';
import type { LogForm } from './log-form.ts';

/** Everything the environment decides. */
export type Config = {
  readonly host: string;
  readonly port: number;
  /** False: the port is our default, and a free one nearby may be taken instead. */
  readonly portWasChosen: boolean;
  /** The address people type, when a proxy stands in front; decides about https-only headers. */
  readonly publicUrl: string | undefined;
  /**
   * Who may tell the client's address: nobody, so many proxies in front of us, the nearest in a private network (the address is the one the
   * outermost of them saw), or the proxies of a list of addresses and networks.
   */
  readonly trustProxy: false | number | string;
  readonly dataFolder: string;
  readonly dataFolderWasChosen: boolean;
  /** Undefined: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** The system user of the embedded PostgreSQL when started as root. */
  readonly databaseUser: string | undefined;
  readonly webFolder: string;
  /** False for load and browser tests only. */
  readonly rateLimits: boolean;
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly logForm: LogForm;
  /** Generations this process runs at once; 0: it only serves. */
  readonly workers: number;
  /** Undefined: mails stay in the outbox, which a developer reads at a local page. */
  readonly smtp: SmtpConfig | undefined;
  /** Who is told of booked demos. */
  readonly teamEmail: string | undefined;
  /** Undefined: the sandbox, or nothing is sold. */
  readonly stripe: StripeConfig | undefined;
  /** Undefined: ideas become schemas by our own rules alone. */
  readonly languageModel: LanguageModelConfig | undefined;
  /** NODE_ENV says that this is no trial. */
  readonly production: boolean;
  /** True: the sandbox, also where the site is public. */
  readonly sandboxPayments: boolean;
  /** True: whoever is signed in may generate, nothing need be paid. */
  readonly freeGeneration: boolean;
  /** What the disks must have left for a generation to be accepted; 0: they are not asked. */
  readonly freeRoomBytes: number;
  readonly verify: VerifyConfig;
  readonly tryout: TryoutConfig;
  /** Where the REST APIs of the hosts begin that projects are pushed to; one without is none. */
  readonly pushApis: Readonly<Partial<Record<PushHost, string>>>;
  readonly generation: { readonly timeLimitMs: number; readonly memoryLimitMb: number };
};

/** Whether and how generated projects are proven beside their download. */
export type VerifyConfig = {
  /** `auto`: where a JDK and a sandbox are at hand. */
  readonly mode: 'auto' | 'on' | 'off';
  /** True: without a sandbox, too, which the operator has asked for in so many words. */
  readonly unsandboxed: boolean;
  readonly atOnce: number;
  readonly timeLimitMs: number;
  readonly memoryLimitMb: number;
};

/** Whether and how many backends are kept up for their owners to try, where projects are proven. */
export type TryoutConfig = {
  readonly mode: 'auto' | 'off';
  readonly atOnce: number;
  /** How long one stays up, and how long one that nobody calls. */
  readonly mostMs: number;
  readonly unusedMs: number;
  /** What one may take, its compiler and database included. */
  readonly memoryLimitMb: number;
};

export type SmtpConfig = {
  readonly url: string;
  readonly from: string;
  /** False: mails also go where no TLS is offered. */
  readonly tls: boolean;
};

export type StripeConfig = {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Another address than Stripe's own, for tests. */
  readonly api: string | undefined;
};

export type LanguageModelConfig = {
  /** `compatible`: any server that speaks OpenAI's protocol, such as Ollama or vLLM. */
  readonly provider: 'openai' | 'anthropic' | 'google' | 'compatible';
  readonly model: string;
  readonly apiKey: string | undefined;
  /** Another address than the provider's own. */
  readonly url: string | undefined;
  /** How long one answer may take. */
  readonly timeLimitMs: number;
  /** What one account may use up in a day, asked and answered. */
  readonly dailyTokens: number;
};

export type ConfigResult =
  | { readonly ok: true; readonly config: Config; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly problems: readonly string[] };

/** The environment asks for something that cannot be. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is not valid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

const HERE = path.dirname(fileURLToPath(import.meta.url));
const ROOT = path.resolve(HERE, '../../..');
const DEFAULT_PORT = 3000;
/** GitHub and GitLab themselves. */
const GITHUB_API = 'https://api.github.com';
const GITLAB_API = 'https://gitlab.com/api/v4';

/** Where the built site is: beside the code of the published package, or where a clone builds it. */
function builtSite(): string {
  const packed = path.join(HERE, 'site');
  return existsSync(packed) ? packed : path.join(ROOT, 'apps/web/dist');
}

/**
 * Reads the environment. All problems are found at once; variables of ours that do not exist are
 * warned of, as they are mostly misspelt.
 *
 * @param environment usually `process.env`.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): ConfigResult {
  const parsed = variables.safeParse(environment);
  const broken = parsed.success ? [] : parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
  if (!parsed.success) return { ok: false, problems: broken };
  const incomplete = [
    ...lonely(parsed.data, STRIPE_KEYS),
    ...lonely(parsed.data, MAIL_KEYS),
    ...modelProblems(parsed.data),
  ];
  if (incomplete.length > 0) return { ok: false, problems: incomplete };
  return { ok: true, config: configOf(parsed.data), warnings: unknownVariables(environment) };
}

const STRIPE_KEYS = [
  'BACKSMITH_STRIPE_SECRET_KEY',
  'BACKSMITH_STRIPE_PUBLISHABLE_KEY',
  'BACKSMITH_STRIPE_WEBHOOK_SECRET',
] as const;
const MAIL_KEYS = ['BACKSMITH_SMTP_URL', 'BACKSMITH_MAIL_FROM'] as const;

/** Variables that only work together: what is missing beside the ones that are set. */
function lonely(given: Variables, together: readonly (keyof typeof given)[]): readonly string[] {
  const missing = together.filter((name) => given[name] === undefined);
  if (missing.length === together.length) return [];
  return missing.map((name) => `${name} is missing: ${together.join(', ')} are set together`);
}

function stripeOf(given: Variables): StripeConfig | undefined {
  const [secretKey, publishableKey, webhookSecret] = STRIPE_KEYS.map((name) => given[name]);
  if (secretKey === undefined || publishableKey === undefined || webhookSecret === undefined) return undefined;
  return { secretKey, publishableKey, webhookSecret, api: given.BACKSMITH_STRIPE_API };
}

/** A model needs its name, and what its provider needs: a key, or an address. */
function modelProblems(given: Variables): readonly string[] {
  const needed = given.BACKSMITH_MODEL_PROVIDER === 'compatible' ? 'BACKSMITH_MODEL_URL' : 'BACKSMITH_MODEL_KEY';
  return lonely(given, ['BACKSMITH_MODEL_PROVIDER', 'BACKSMITH_MODEL', needed]);
}

function languageModelOf(given: Variables): LanguageModelConfig | undefined {
  const { BACKSMITH_MODEL_PROVIDER: provider, BACKSMITH_MODEL: model } = given;
  if (provider === undefined || model === undefined) return undefined;
  return {
    provider,
    model,
    apiKey: given.BACKSMITH_MODEL_KEY,
    url: given.BACKSMITH_MODEL_URL,
    timeLimitMs: (given.BACKSMITH_MODEL_SECONDS ?? 60) * 1000,
    dailyTokens: given.BACKSMITH_MODEL_DAILY_TOKENS ?? 200_000,
  };
}

function smtpOf(given: Variables): SmtpConfig | undefined {
  const { BACKSMITH_SMTP_URL: url, BACKSMITH_MAIL_FROM: from } = given;
  return url === undefined || from === undefined ? undefined : { url, from, tls: given.BACKSMITH_SMTP_TLS !== 'off' };
}

function configOf(given: Variables): Config {
  return {
    host: given.BACKSMITH_HOST ?? '127.0.0.1',
    port: given.BACKSMITH_PORT ?? given.PORT ?? DEFAULT_PORT,
    portWasChosen: given.BACKSMITH_PORT !== undefined || given.PORT !== undefined,
    publicUrl: given.BACKSMITH_PUBLIC_URL?.replace(/\/+$/, ''),
    trustProxy: trustProxyOf(given.BACKSMITH_TRUST_PROXY),
    dataFolder: path.resolve(given.BACKSMITH_DATA ?? defaultDataFolder()),
    dataFolderWasChosen: given.BACKSMITH_DATA !== undefined,
    databaseUrl: given.DATABASE_URL,
    databaseUser: given.BACKSMITH_DATABASE_USER,
    webFolder: path.resolve(given.BACKSMITH_WEB ?? builtSite()),
    rateLimits: given.BACKSMITH_RATE_LIMITS !== 'off',
    logLevel: given.BACKSMITH_LOG_LEVEL ?? 'warn',
    logForm: given.BACKSMITH_LOG_FORMAT ?? 'lines',
    workers: given.BACKSMITH_WORKERS ?? Math.min(4, Math.max(1, availableParallelism() - 1)),
    smtp: smtpOf(given),
    teamEmail: given.BACKSMITH_TEAM_EMAIL,
    stripe: stripeOf(given),
    languageModel: languageModelOf(given),
    freeGeneration: given.BACKSMITH_FREE_GENERATION === 'on',
    production: given.NODE_ENV === 'production',
    sandboxPayments: given.BACKSMITH_SANDBOX_PAYMENTS === 'on',
    freeRoomBytes: (given.BACKSMITH_FREE_ROOM_MB ?? 200) * 1024 * 1024,
    verify: verifyOf(given),
    tryout: tryoutOf(given),
    pushApis: {
      ...apiOf('github', given.BACKSMITH_GITHUB_API ?? GITHUB_API),
      ...apiOf('gitlab', given.BACKSMITH_GITLAB_API ?? GITLAB_API),
    },
    generation: {
      timeLimitMs: (given.BACKSMITH_GENERATION_SECONDS ?? 120) * 1000,
      memoryLimitMb: given.BACKSMITH_GENERATION_MEMORY_MB ?? 256,
    },
  };
}

function verifyOf(given: Variables): VerifyConfig {
  return {
    mode: given.BACKSMITH_VERIFY ?? 'auto',
    unsandboxed: given.BACKSMITH_VERIFY === 'on' && given.BACKSMITH_VERIFY_UNSANDBOXED === 'on',
    atOnce: given.BACKSMITH_VERIFY_AT_ONCE ?? 1,
    timeLimitMs: (given.BACKSMITH_VERIFY_SECONDS ?? 600) * 1000,
    memoryLimitMb: given.BACKSMITH_VERIFY_MEMORY_MB ?? 3072,
  };
}

function tryoutOf(given: Variables): TryoutConfig {
  return {
    mode: given.BACKSMITH_TRYOUT ?? 'auto',
    atOnce: given.BACKSMITH_TRYOUT_AT_ONCE ?? 2,
    mostMs: (given.BACKSMITH_TRYOUT_MINUTES ?? 10) * 60_000,
    unusedMs: (given.BACKSMITH_TRYOUT_UNUSED_MINUTES ?? 5) * 60_000,
    memoryLimitMb: given.BACKSMITH_TRYOUT_MEMORY_MB ?? 2048,
  };
}

function apiOf(host: PushHost, api: string): Config['pushApis'] {
  return api === 'off' ? {} : { [host]: api.replace(/\/+$/, '') };
}

function unknownVariables(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  return Object.keys(environment)
    .filter((name) => name.startsWith('BACKSMITH_') && !Object.hasOwn(variables.shape, name))
    .filter((name) => !FOREIGN.has(name))
    .map((name) => `${name} is not a variable of Backsmith and has no effect.`);
}

/** Variables of the tests and of the site's development server that share the prefix. */
const FOREIGN = new Set(['BACKSMITH_CORPUS', 'BACKSMITH_API']);

/** `true` is one proxy in front of us. Were everybody trusted, each client could choose the address it is limited by. */
function trustProxyOf(text: string | undefined): Config['trustProxy'] {
  if (text === undefined || text === '' || text === 'false' || text === '0') return false;
  if (text === 'true') return 1;
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** `data` of the clone; where there is no clone around us, the place the system keeps such files in. */
function defaultDataFolder(): string {
  if (existsSync(path.join(ROOT, 'apps/server'))) return path.join(ROOT, 'data');
  return path.join(process.env['XDG_DATA_HOME'] ?? path.join(homedir(), '.local/share'), 'backsmith');
}
