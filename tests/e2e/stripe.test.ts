import type { Page } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { FAKE_STRIPE_KEYS, type FakeStripe, fakeStripe } from '../../apps/server/src/testing/fake-stripe.ts';
import { describeWith } from '../kit/index.ts';
import { signedIn } from './kit/person.ts';
import { ownSite } from './kit/site.ts';

/** Stands in for Stripe's script: a field in the place of its card form; "declined" in it declines. */
const SCRIPT = `
  window.Stripe = (key) => ({
    elements: ({ clientSecret }) => ({
      clientSecret,
      create: () => ({
        mount: (place) => { place.innerHTML = '<label>Card of ' + key + ' <input id="stripe-card"></label>'; },
        destroy: () => undefined,
      }),
    }),
    confirmPayment: async ({ elements }) => {
      if (document.getElementById('stripe-card').value === 'declined') return { error: { message: 'Your card was declined.' } };
      await window.payAtStripe(elements.clientSecret);
      return { paymentIntent: { status: 'succeeded' } };
    },
  });
`;

describeWith(['chromium'], 'paying with Stripe', () => {
  let fake: FakeStripe | undefined;
  const site = ownSite('stripe', 'paced', async () => {
    fake = await fakeStripe();
    return {
      BACKSMITH_STRIPE_API: fake.address,
      BACKSMITH_STRIPE_SECRET_KEY: FAKE_STRIPE_KEYS.secretKey,
      BACKSMITH_STRIPE_PUBLISHABLE_KEY: FAKE_STRIPE_KEYS.publishableKey,
      BACKSMITH_STRIPE_WEBHOOK_SECRET: FAKE_STRIPE_KEYS.webhookSecret,
    };
  });
  afterAll(() => fake?.close());

  /** A page that counts the loads of Stripe's script. */
  async function prepared(): Promise<{ readonly page: Page; readonly loads: () => number }> {
    const page = await site.page();
    let loads = 0;
    await page.route('https://js.stripe.com/**', (route) => {
      loads += 1;
      return route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
    });
    await page.exposeFunction('payAtStripe', (secret: string) => fake?.pay(secret.replace(/_secret_.*$/, '')));
    await signedIn(page, site.address());
    return { page, loads: () => loads };
  }

  test('the card form is Stripe’s, loaded only where one pays, and its "succeeded" leads to the generator (PAY-01, PAY-02)', async () => {
    const { page, loads } = await prepared();
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Buy Starter' }).waitFor();
    expect(loads()).toBe(0);
    await page.getByRole('button', { name: 'Buy Starter' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pay for Starter' });
    await dialog.getByLabel('Card of pk_test_backsmith').fill('fine');
    expect(loads()).toBe(1);
    await dialog.getByRole('button', { name: 'Pay $100' }).click();
    await page.waitForURL('/backsmith-chat');
    await page.goto('/account');
    await page.getByText('Not used yet').waitFor();
  });

  test('a declined card opens Payment Error with Stripe’s words (ERR-03, ERR-04)', async () => {
    const { page } = await prepared();
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Buy Advanced' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pay for Advanced' });
    await dialog.getByLabel('Card of pk_test_backsmith').fill('declined');
    await dialog.getByRole('button', { name: 'Pay $250' }).click();
    const error = page.getByRole('dialog', { name: 'Payment Error' });
    await error.getByText('Your card was declined.').waitFor();
    await error.getByRole('button', { name: 'Try Again' }).click();
    await dialog.getByLabel('Card of pk_test_backsmith').waitFor();
  });

  test('a script that cannot be loaded is told kindly (ERR-03)', async () => {
    const page = await site.page({ expected: ['ERR_FAILED'] });
    await page.route('https://js.stripe.com/**', (route) => route.abort());
    await signedIn(page, site.address());
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Buy Starter' }).click();
    await page
      .getByRole('dialog', { name: 'Payment Error' })
      .getByText('The card provider could not be reached.')
      .waitFor();
  });
});
