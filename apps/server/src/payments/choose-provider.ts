import { PAYMENT_PROVIDERS, type PaymentProviderName } from '@backsmith/contract';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { isLoopbackHost } from '../http/is-local.ts';
import type { PaymentProvider } from '../ports/payment-provider.ts';
import { stripeProvider } from '../ports/stripe-provider.ts';
import { sandboxProvider, type Sandbox } from './sandbox-provider.ts';

type SalesConfig = Pick<
  Config,
  'stripe' | 'sandboxPayments' | 'publicUrl' | 'freeGeneration' | 'host' | 'trustProxy' | 'production'
>;

/** How a provider is opened, and what the operator reads of it; undefined where the configuration does not ask for it. */
type Seller = {
  readonly open: (config: SalesConfig, db: Db, clock: Clock) => PaymentProvider | Sandbox | undefined;
  readonly line: (config: SalesConfig) => string | undefined;
};

const SELLERS: Readonly<Record<PaymentProviderName, Seller>> = {
  stripe: {
    open: ({ stripe }) => stripe && stripeProvider(stripe),
    line: ({ stripe }) => stripe && stripeLine(stripe.secretKey),
  },
  sandbox: {
    open: (config, db, clock) => (usesSandbox(config) ? sandboxProvider(db, clock) : undefined),
    line: (config) => (usesSandbox(config) ? sandboxLine(config) : undefined),
  },
};

/** The providers in their order: the first that is asked for takes the payments. */
const IN_ORDER = PAYMENT_PROVIDERS.map((name) => SELLERS[name]);

/** Who takes payments: Stripe, the sandbox or nobody. */
export function providerOf(config: SalesConfig, db: Db, clock: Clock): PaymentProvider | Sandbox | undefined {
  for (const { open } of IN_ORDER) {
    const provider = open(config, db, clock);
    if (provider !== undefined) return provider;
  }
  return undefined;
}

/** On one's own machine, and on a public site only when it was asked for: there, test cards would be free projects. */
function usesSandbox(config: SalesConfig): boolean {
  return config.sandboxPayments || isOnOwnMachine(config);
}

/** Nothing says that strangers can reach the site: no public address, no address but this machine's, no proxy, no production. */
function isOnOwnMachine({ publicUrl, host, trustProxy, production }: SalesConfig): boolean {
  const isPublished = publicUrl !== undefined && !isLoopbackHost(new URL(publicUrl).hostname);
  return !isPublished && isLoopbackHost(host) && trustProxy === false && !production;
}

/** A line for the operator: what can be bought. */
export function salesLine(config: SalesConfig): string {
  if (config.freeGeneration) return 'not needed, every signed-in account may generate (BACKSMITH_FREE_GENERATION).';
  const [line] = IN_ORDER.flatMap((seller) => seller.line(config) ?? []);
  return (
    line ??
    'nothing can be bought; set BACKSMITH_STRIPE_SECRET_KEY and its companions, or exempt accounts (backsmith admin exempt).'
  );
}

function stripeLine(secretKey: string): string {
  return secretKey.includes('_live_') ? 'Stripe.' : 'Stripe in test mode, no money moves.';
}

function sandboxLine(config: SalesConfig): string {
  const sandbox = 'sandbox, test cards only, no money moves.';
  if (isOnOwnMachine(config)) return sandbox;
  return `${sandbox} Strangers can reach this site: whoever knows the test cards generates for nothing (BACKSMITH_SANDBOX_PAYMENTS).`;
}
