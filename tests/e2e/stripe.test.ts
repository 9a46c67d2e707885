import { PATHS, type PaymentHistoryAnswer, type SessionAnswer } from '@backsmith/contract';
import { afterAll, expect, test } from 'vitest';
import { FAKE_STRIPE_KEYS, type FakeStripe, fakeStripe } from '../../apps/server/src/testing/fake-stripe.ts';
import { describeWith } from '../kit/index.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { signedIn } from './kit/person.ts';
import { quickFile } from './kit/schema-files.ts';
import { ownSite } from './kit/site.ts';
import { buildFrom, walkWizard } from './kit/wizard.ts';

const STARTS = /The build starts by itself once your bank approves it/;
const DECIDES = /Your bank is still processing your payment: Starter, \$100/;

/** Stands in for Stripe's script: a field in the place of its card form; "declined" in it declines, "slow" leaves it to the bank. */
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
      if (document.getElementById('stripe-card').value === 'slow') {
        await window.leaveToBank(elements.clientSecret);
        return { paymentIntent: { status: 'processing' } };
      }
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
      BACKSMITH_FREE_GENERATION: 'off',
      BACKSMITH_STRIPE_API: fake.address,
      BACKSMITH_STRIPE_SECRET_KEY: FAKE_STRIPE_KEYS.secretKey,
      BACKSMITH_STRIPE_PUBLISHABLE_KEY: FAKE_STRIPE_KEYS.publishableKey,
      BACKSMITH_STRIPE_WEBHOOK_SECRET: FAKE_STRIPE_KEYS.webhookSecret,
    };
  });
  afterAll(() => fake?.close());

  const LATEST = () => [...(fake?.intents.keys() ?? [])].at(-1) ?? '';

  /** What a bank makes of a payment, in Stripe's words; no message of it comes. */
  function bank(status: string, id = LATEST()): void {
    const intent = fake?.intents.get(id);
    if (intent) intent.status = status;
  }

  /** Somebody whose bank decides on the payment for a draft, before a page that was loaded again. */
  async function undecided() {
    const { page, session } = await prepared();
    await walkWizard(page);
    await buildFrom(page, quickFile());
    const dialog = page.getByRole('dialog', { name: 'Complete Payment' });
    await dialog.getByLabel('Card of pk_test_backsmith').fill('slow');
    await dialog.getByRole('button', { name: 'Pay $100' }).click();
    await dialog.getByText('Your payment is being processed.').waitFor();
    await page.reload();
    await page.getByText(DECIDES).waitFor();
    return { page, session };
  }

  async function paymentsOf({ token }: SessionAnswer['data']): Promise<readonly string[]> {
    const answer = await fetch(site.address() + PATHS.paymentHistory, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { data } = (await answer.json()) as PaymentHistoryAnswer;
    return data.payments.map(({ status, use }) => `${status} ${use}`);
  }

  /** A page that counts the loads of Stripe's script. */
  async function prepared() {
    const page = await site.page();
    let loads = 0;
    await page.route('https://js.stripe.com/**', (route) => {
      loads += 1;
      return route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
    });
    await page.exposeFunction('payAtStripe', (secret: string) => fake?.pay(secret.replace(/_secret_.*$/, '')));
    await page.exposeFunction('leaveToBank', (secret: string) => bank('processing', secret.replace(/_secret_.*$/, '')));
    const session = await signedIn(page, site.address());
    return { page, session, loads: () => loads };
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

  test('while a bank decides, a reload and a second tab show it, ask for no card, and the build goes on once it has', async () => {
    const { page, session } = await undecided();
    const other = await page.context().newPage();
    await other.goto('/backsmith-chat');
    for (const one of [other, page]) {
      await one.bringToFront();
      await one.getByText(DECIDES).waitFor();
      await one.getByRole('button', { name: 'Build from Database' }).click();
      await one.getByText(STARTS).waitFor();
      expect(await one.getByRole('dialog').count()).toBe(0);
    }
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await other.close();
    await page.reload();
    await page.getByText(STARTS).waitFor();
    fake?.pay(LATEST());
    await page.getByRole('heading', { name: 'Microservice Ready for Download!' }).waitFor();
    expect(await paymentsOf(session)).toEqual(['succeeded used']);
  });

  test('a payment the bank declines in the end is said to be, and another card pays', async () => {
    const { page, session } = await undecided();
    bank('requires_payment_method');
    await page.getByText('Your bank declined the payment, and nothing was taken.', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Pay for Starter' }).click();
    const dialog = page.getByRole('dialog', { name: 'Complete Payment' });
    await dialog.getByLabel('Card of pk_test_backsmith').fill('fine');
    await dialog.getByRole('button', { name: 'Pay $100' }).click();
    await page.getByRole('heading', { name: 'Microservice Ready for Download!' }).waitFor();
    expect(await paymentsOf(session)).toEqual(['succeeded used']);
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
