import { PATHS, type PaymentIntentAnswer, type SessionAnswer } from '@backsmith/contract';
import type { Page } from '@playwright/test';
import type { Site } from './site.ts';

/** The sandbox's cards, by what they do. */
export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  poor: '4000 0000 0000 9995',
  asking: '4000 0025 0000 3155',
  slow: '4000 0000 0000 0077',
} as const;

/** Fills the card form that is open and sends it. */
export async function pay(page: Page, card: keyof typeof CARDS): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^(Pay for|Complete Payment)/ });
  await dialog.getByLabel('Card number').fill(CARDS[card]);
  await dialog.getByLabel('Expiry').fill('12 / 34');
  await dialog.getByLabel('Security code').fill('123');
  await dialog.getByRole('button', { name: /^Pay \$/ }).click();
}

/** Pays for one Starter project at the sandbox, as another window of the same person would. */
export async function buyStarter(address: string, { token, user }: SessionAnswer['data']): Promise<void> {
  const order = { plan: 'starter', amount: 100, currency: 'usd', userId: user.id };
  const intent = await post(address + PATHS.createPaymentIntent, token, order);
  const { clientSecret } = (await intent.json()) as PaymentIntentAnswer;
  await post(address + PATHS.sandboxConfirm, token, { clientSecret, paymentMethod: 'card_success' });
}

/** Frees an account from paying, as whoever runs the server does. */
export async function exempt(site: Site, { user }: SessionAnswer['data'], limit: number): Promise<void> {
  const { exemptAccount } = await import('@backsmith/server'); // loaded on demand: most suites need none of it
  const order = { email: user.email, existing: true, reason: 'Beta tester', limit };
  const done = await exemptAccount({ ...order, environment: site.environment() });
  if (!done.ok) throw new Error(done.problem);
}

async function post(url: string, token: string, body: object): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    origin: new URL(url).origin,
  };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`status ${answer.status}: ${await answer.text()}`);
  return answer;
}
