import { isIP } from 'node:net';
import { isEmail } from '@backsmith/contract';
import { z } from 'zod';

function whole(min: number, max: number) {
  const range = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number(range).int(range).min(min, range).max(max, range).optional();
}

/** Each variable of the environment and what it may say. */
export const variables = z.object({
  BACKSMITH_HOST: z.string().min(1, 'must not be empty').optional(),
  BACKSMITH_PORT: whole(0, 65535),
  PORT: whole(0, 65535),
  NODE_ENV: z.string().optional(),
  BACKSMITH_PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  BACKSMITH_TRUST_PROXY: z
    .string()
    .refine(isProxyList, 'must be true, false, a number of proxies, or a list of addresses such as 10.0.0.0/8')
    .optional(),
  BACKSMITH_DATA: z.string().min(1, 'must not be empty').optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  BACKSMITH_DATABASE_USER: z.string().min(1, 'must not be empty').optional(),
  BACKSMITH_WEB: z.string().min(1, 'must not be empty').optional(),
  BACKSMITH_LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
      error: 'must be trace, debug, info, warn, error or silent',
    })
    .optional(),
  BACKSMITH_LOG_FORMAT: z.enum(['lines', 'json'], { error: 'must be lines or json' }).optional(),
  BACKSMITH_RATE_LIMITS: z.enum(['on', 'off'], { error: 'must be on or off' }).optional(),
  BACKSMITH_WORKERS: whole(0, 64),
  BACKSMITH_SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  BACKSMITH_SMTP_TLS: z.enum(['on', 'off'], { error: 'must be on or off' }).optional(),
  BACKSMITH_MAIL_FROM: z.string().min(1, 'must not be empty').optional(),
  BACKSMITH_TEAM_EMAIL: z.string().refine(isEmail, 'must be an e-mail address').optional(),
  BACKSMITH_STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_/, 'must begin with sk_ or rk_')
    .optional(),
  BACKSMITH_STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_/, 'must begin with pk_').optional(),
  BACKSMITH_STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must begin with whsec_')
    .optional(),
  BACKSMITH_STRIPE_API: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  BACKSMITH_MODEL_PROVIDER: z
    .enum(['openai', 'anthropic', 'google', 'compatible'], { error: 'must be openai, anthropic, google or compatible' })
    .optional(),
  BACKSMITH_MODEL: z.string().min(1, 'must not be empty').optional(),
  BACKSMITH_MODEL_KEY: z.string().min(1, 'must not be empty').optional(),
  BACKSMITH_MODEL_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  BACKSMITH_MODEL_SECONDS: whole(1, 110),
  BACKSMITH_MODEL_DAILY_TOKENS: whole(10_000, 1_000_000_000),
  BACKSMITH_SANDBOX_PAYMENTS: z.enum(['on', 'off'], { error: 'must be on or off' }).optional(),
  BACKSMITH_FREE_GENERATION: z.enum(['on', 'off'], { error: 'must be on or off' }).optional(),
  BACKSMITH_FREE_ROOM_MB: whole(0, 1_000_000),
  BACKSMITH_VERIFY: z.enum(['auto', 'on', 'off'], { error: 'must be auto, on or off' }).optional(),
  BACKSMITH_VERIFY_UNSANDBOXED: z.enum(['on', 'off'], { error: 'must be on or off' }).optional(),
  BACKSMITH_VERIFY_AT_ONCE: whole(1, 16),
  BACKSMITH_VERIFY_SECONDS: whole(60, 7200),
  BACKSMITH_VERIFY_MEMORY_MB: whole(1024, 65536),
  BACKSMITH_TRYOUT: z.enum(['auto', 'off'], { error: 'must be auto or off' }).optional(),
  BACKSMITH_TRYOUT_AT_ONCE: whole(1, 16),
  BACKSMITH_TRYOUT_MINUTES: whole(1, 120),
  BACKSMITH_TRYOUT_UNUSED_MINUTES: whole(1, 120),
  BACKSMITH_TRYOUT_MEMORY_MB: whole(1024, 65536),
  BACKSMITH_GITHUB_API: z
    .string()
    .refine(isHost, 'must be off, or an https address such as https://github.example.com/api/v3')
    .optional(),
  BACKSMITH_GITLAB_API: z
    .string()
    .refine(isHost, 'must be off, or an https address such as https://gitlab.example.com/api/v4')
    .optional(),
  BACKSMITH_GENERATION_SECONDS: whole(1, 3600),
  BACKSMITH_GENERATION_MEMORY_MB: whole(64, 65536),
});

/** The environment as it was read, each variable by itself. */
export type Variables = z.infer<typeof variables>;

/** Tokens go there: in the clear to this machine at most. */
function isHost(text: string): boolean {
  if (text === 'off') return true;
  const url = URL.parse(text);
  if (url?.username !== '' || url.search !== '' || url.hash !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.has(url.hostname));
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

function isProxyList(text: string): boolean {
  if (['', 'true', 'false'].includes(text) || /^\d{1,2}$/.test(text)) return true;
  return text.split(',').every((one) => {
    const [address = '', bits, ...more] = one.trim().split('/');
    if (['loopback', 'linklocal', 'uniquelocal'].includes(one.trim())) return true;
    const family = isIP(address);
    const isMask = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
    return family !== 0 && isMask && more.length === 0;
  });
}
