import { readFileSync } from 'node:fs';
import { PATHS, sandboxClosedMessage } from '@backsmith/contract';
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { describeWith } from '../kit/index.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { rootStyle } from './kit/in-page.ts';
import { FLOW_LOOKS } from './kit/looks.ts';
import { pay } from './kit/money.ts';
import { quickFile } from './kit/schema-files.ts';
import { signedIn } from './kit/person.ts';
import { sharedSite } from './kit/site.ts';
import { startedAt } from './kit/started-at.ts';
import { buildFrom, walkWizard } from './kit/wizard.ts';

const REFUSED = ['402 (Payment'];
const REQUIRED = 'Payment required to generate applications. Please complete your payment first.';

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

describeWith(['chromium'], 'paying', () => {
  const site = sharedSite('selling');

  async function atPricing(options: Parameters<typeof site.page>[0] = {}) {
    const page = await site.page(options);
    const { user } = await signedIn(page, site.address());
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Start Building Your Backend' }).waitFor();
    return { page, user };
  }

  test('three cards in order, Advanced marked, each for sale (PRI-01 to PRI-03, PRI-15 to PRI-19)', async () => {
    const page = await site.page();
    await page.goto('/pricing');
    const cards = page.getByRole('list', { name: 'Plans' }).locator('> li');
    await expect
      .poll(() => cards.getByRole('heading').allTextContents())
      .toEqual(['Starter', 'Advanced', 'Enterprise']);
    await expect.poll(() => page.getByText('Most Popular').count()).toBe(1);
    await cards.nth(1).getByText('Most Popular').waitFor();
    await cards.nth(1).getByText('Global exception handler').waitFor();
    await cards.nth(2).getByText('JWT and OAuth2').waitFor();
    await cards.nth(2).getByText('Rate limiting and audit').waitFor();
    await expect.poll(() => cards.nth(2).getByRole('button').getAttribute('aria-disabled')).not.toBe('true');
    await expect.poll(() => cards.nth(2).getByText('coming').count()).toBe(0);
  });

  test.each(FLOW_LOOKS)('strangers are asked to log in: $look (PRI-05 to PRI-09, ERR-01, ERR-02)', async (look) => {
    const page = await site.page({ viewport: look.viewport, colorScheme: look.colorScheme });
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Get Started Now' }).click();
    const dialog = page.getByRole('dialog', { name: 'Login Required' });
    await dialog.getByText('Please log in to continue with payment.', { exact: true }).waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Get Starter' }).click();
    await dialog.getByRole('link', { name: 'Login' }).click();
    await page.waitForURL('/login?redirect=/pricing');
  });

  test.each(FLOW_LOOKS)(
    'the success card pays for Advanced, stores the state and leads to the generator: $look (PRI-04, PRI-10, PRI-13, PRI-14, PAY-01, PAY-04, PAY-07)',
    async ({ viewport, colorScheme }) => {
      const { page, user } = await atPricing({ viewport, colorScheme });
      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.postData() ?? ''));
      await page.getByRole('button', { name: 'Start Building Your Backend' }).click();
      const dialog = page.getByRole('dialog', { name: 'Pay for Advanced' });
      await dialog.getByText('$250', { exact: true }).waitFor();
      await dialog.getByText('Test mode: no money moves').waitFor();
      await dialog.getByLabel('Card number').waitFor();
      expect(await axeFindingsInBothThemes(page)).toEqual([]);
      const intent = page.waitForRequest((request) => request.url().endsWith(PATHS.createPaymentIntent));
      await pay(page, 'good');
      expect((await intent).postDataJSON()).toEqual({
        plan: 'advanced',
        amount: 250,
        currency: 'usd',
        userId: user.id,
      });
      await page.waitForURL('/backsmith-chat');
      expect(sent.join()).not.toMatch(/4242/);
      expect(await stored(page, 'paymentStatus')).toBe('completed');
      expect(await stored(page, 'selectedPlan')).toBe('advanced');
      expect(await stored(page, 'userId')).toBe(user.id);
      expect(await stored(page, 'projectPrice')).toBe('250');
      expect(await stored(page, 'paymentId')).not.toBeNull();
      expect(JSON.parse((await stored(page, 'projectFeatures')) ?? '')).toContain('Global exception handler');
    },
  );

  test.each(FLOW_LOOKS)(
    'a declined card opens Payment Error; Try Again leads back, Cancel closes: $look (PRI-12, ERR-03, ERR-04, ERR-07)',
    async ({ viewport, colorScheme }) => {
      const { page } = await atPricing({ viewport, colorScheme, expected: REFUSED });
      await page.getByRole('button', { name: 'Buy Starter' }).click();
      await pay(page, 'poor');
      const error = page.getByRole('dialog', { name: 'Payment Error' });
      await error.getByText(/insufficient funds/i).waitFor();
      expect(await axeFindingsInBothThemes(page)).toEqual([]);
      await error.getByRole('button', { name: 'Try Again' }).click();
      const dialog = page.getByRole('dialog', { name: 'Pay for Starter' });
      await dialog.getByText('Payment failed. Please try again.', { exact: true }).waitFor();
      await pay(page, 'declined');
      await error.getByText(/declined/i).waitFor();
      await error.getByRole('button', { name: 'Cancel' }).click();
      await error.waitFor({ state: 'hidden' });
      expect(new URL(page.url()).pathname).toBe('/pricing');
    },
  );

  test('test cards that a header of a proxy switched off: the form says so and what to do, and takes none', async () => {
    const page = await site.page();
    await signedIn(page, site.address());
    const why = sandboxClosedMessage('x-forwarded-for');
    const data = { provider: 'sandbox', testMode: true, publishableKey: null, closed: why };
    await page.route(`**${PATHS.paymentConfig}`, (route) => route.fulfill({ json: { success: true, data } }));
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Buy Starter' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pay for Starter' });
    await dialog.getByText(why).waitFor();
    expect(await dialog.getByLabel('Card number').count()).toBe(0);
    expect(await dialog.getByText('Test mode').count()).toBe(0);
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
  });

  test('a bank that asks is answered in the dialog; a slow payment is waited for (PAY-02, PAY-03)', async () => {
    const { page } = await atPricing({ expected: REFUSED });
    await page.getByRole('button', { name: 'Buy Starter' }).click();
    await pay(page, 'asking');
    await page.getByText('Your bank asks you to confirm this payment.').waitFor();
    await page.getByRole('button', { name: 'Refuse' }).click();
    await page.getByRole('dialog', { name: 'Payment Error' }).getByRole('button', { name: 'Try Again' }).click();
    await pay(page, 'asking');
    await page.getByRole('button', { name: 'Confirm payment' }).click();
    await page.waitForURL('/backsmith-chat');
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Buy Starter' }).click();
    await pay(page, 'slow');
    await page.getByText('Your payment is being processed.').waitFor();
    await page.waitForURL('/backsmith-chat', { timeout: 30_000 });
  });

  test.each([
    ['a refusal with a sentence', { status: 500, json: { success: false, message: 'Closed today.' } }, 'Closed today.'],
    ['a refusal without one', { status: 500, json: { success: false } }, 'Failed to create payment intent'],
    ['success false', { status: 200, json: { success: false } }, 'Failed to create payment intent'],
    ['no client secret', { status: 200, json: { success: true } }, 'Invalid response from payment server'],
    ['no JSON', { status: 200, body: 'oops' }, 'Invalid response from payment server'],
  ] as const)('says what the catalogue says to %s (ERR-05, ERR-06)', async (_, answer, message) => {
    const { page } = await atPricing({ expected: ['500 (Internal'] });
    await page.route(`**${PATHS.createPaymentIntent}`, (route) => route.fulfill({ ...answer }));
    await page.getByRole('button', { name: 'Buy Starter' }).click();
    await pay(page, 'good');
    await page.getByRole('dialog', { name: 'Payment Error' }).getByText(message, { exact: true }).waitFor();
  });

  test('takes test cards only, and keeps a typed form from a slip (PAY-07)', async () => {
    const { page } = await atPricing();
    await page.getByRole('button', { name: 'Buy Starter' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pay for Starter' });
    await dialog.getByLabel('Card number').fill('5555 5555 5555 4444');
    await dialog.getByRole('button', { name: /^Pay \$/ }).click();
    await dialog.getByText('Please use one of the test cards below.').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.isVisible()).toBe(true);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  test('groups the digits of a card while they are typed, and leaves the page where it stands', async () => {
    const { page } = await atPricing();
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    await page.getByRole('button', { name: 'Buy Starter' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pay for Starter' });
    await dialog.waitFor();
    expect(await rootStyle(page, 'overflow-y')).toBe('hidden');
    expect(await heading.boundingBox()).toEqual(before);
    const number = dialog.getByLabel('Card number');
    await number.pressSequentially('424242424242424');
    await expect.poll(() => number.inputValue()).toBe('4242 4242 4242 424');
    await number.press('Home');
    await number.pressSequentially('4');
    await expect.poll(() => number.inputValue()).toBe('4424 2424 2424 2424');
    await number.pressSequentially('1');
    await expect.poll(() => number.inputValue()).toBe('4142 4242 4242 4242 4');
    const expiry = dialog.getByLabel('Expiry');
    await expiry.pressSequentially('1234');
    await expect.poll(() => expiry.inputValue()).toBe('12 / 34');
    for (let turn = 0; turn < 3; turn += 1) await expiry.press('Backspace');
    await expect.poll(() => expiry.inputValue()).toBe('1');
  });

  test('shows a discount with what it was before, and the fallback without an answer (PRI-21, PRI-22, PRI-24, PRI-26, PRI-29)', async () => {
    const page = await site.page({ expected: ['500 (Internal'] });
    const { data } = (await (await fetch(site.address() + PATHS.pricing)).json()) as {
      data: { currentPricing: Record<string, unknown> }[];
    };
    const [starter, ...rest] = data;
    const currentPricing = { current: 80, original: 100, discounted: 80, isDiscounted: true, discountPercentage: 20 };
    await page.route(`**${PATHS.pricing}`, (route) =>
      route.fulfill({ json: { success: true, data: [{ ...starter, currentPricing }, ...rest] } }),
    );
    await page.goto('/pricing');
    const card = page.getByRole('list', { name: 'Plans' }).locator('> li').first();
    await card.getByText('$80', { exact: true }).waitFor();
    await card.locator('s', { hasText: '$100' }).waitFor();
    await card.getByText('20% off').waitFor();
    await page.unroute(`**${PATHS.pricing}`);
    await page.route(`**${PATHS.pricing}`, (route) => route.fulfill({ status: 500, json: { success: false } }));
    await page.goto('/faq');
    await page.goto('/pricing');
    await card.getByText('$80', { exact: true }).waitFor(); // what an earlier page loaded (PRI-24)
    await page.evaluate(() => localStorage.removeItem('plans'));
    await page.reload();
    for (const price of ['$100', '$250', '$400']) await page.getByText(price, { exact: true }).waitFor();
  });

  test('asks once in five minutes within the app, and at each visit to the home page (PRI-23, PRI-25)', async () => {
    const page = await site.page();
    let calls = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === PATHS.pricing) calls += 1;
    });
    await signedIn(page, site.address());
    await page.goto('/account');
    const visit = async () => {
      await page.getByRole('link', { name: 'See pricing' }).click();
      await page.getByRole('heading', { level: 1, name: 'Pay once. Own the code.' }).waitFor();
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
    };
    await visit();
    await visit();
    expect(calls).toBe(1);
    for (const visits of [2, 3]) {
      const asked = page.waitForRequest((request) => new URL(request.url()).pathname === PATHS.pricing);
      await page.goto('/');
      await asked;
      expect(calls).toBe(visits);
    }
  });

  test.each(FLOW_LOOKS)(
    'generating asks for a payment, takes it in place, and uses it up: $look (GATE-04, GATE-10, ERR-08, ERR-09, ERR-11, PAY-08)',
    async ({ viewport, colorScheme }) => {
      const page = await site.page({ viewport, colorScheme, expected: REFUSED });
      await signedIn(page, site.address());
      await walkWizard(page);
      await buildFrom(page, quickFile());
      const dialog = page.getByRole('dialog', { name: 'Complete Payment' });
      await dialog.getByLabel('Card number').waitFor(); // by itself; what it is for stands behind it
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('alert').getByText(REQUIRED, { exact: true }).waitFor();
      const plan = page.getByRole('region', { name: 'Plan' });
      await plan.getByText('$100').waitFor();
      await plan.getByText('CRUD for every table').waitFor();
      await expect.poll(() => plan.getByRole('link', { name: 'See pricing' }).getAttribute('href')).toBe('/pricing');
      expect(await axeFindingsInBothThemes(page)).toEqual([]);
      await plan.getByRole('button', { name: 'Pay for Starter' }).click();
      const times = [startedAt(page, PATHS.sandboxConfirm), startedAt(page, PATHS.paymentStatus)];
      await pay(page, 'good');
      const [paid = 0, checked = 0] = await Promise.all(times);
      expect(checked - paid).toBeGreaterThanOrEqual(1000);
      await page.getByRole('heading', { name: 'Microservice Ready for Download!' }).waitFor({ timeout: 30_000 });
      await page.getByText(/Receipt /).waitFor();
      expect(await stored(page, 'paymentStatus')).toBeNull();
      await page.getByRole('button', { name: 'Create Another Project' }).click();
      await page.getByRole('alert').getByText(REQUIRED, { exact: true }).waitFor();
      await page.goto('/account');
      await page.getByText('Used for a project').waitFor();
      await page.getByText('Starter $100').waitFor();
    },
  );

  test('a forged state in the browser does not help: the server refuses and the page asks for the payment (GATE-05)', async () => {
    const page = await site.page({ expected: REFUSED });
    const { user } = await signedIn(page, site.address());
    await walkWizard(page);
    await page.evaluate((id) => {
      localStorage.setItem('paymentStatus', 'completed');
      localStorage.setItem('selectedPlan', 'enterprise');
      localStorage.setItem('userId', id);
    }, user.id);
    await buildFrom(page, quickFile());
    await page.getByRole('alert').getByText(REQUIRED, { exact: true }).waitFor();
    await page.getByRole('region', { name: 'Plan' }).getByRole('button', { name: 'Pay for Starter' }).waitFor();
  });

  test('the stored state is gone when the generator is left (GATE-12, GATE-13)', async () => {
    const { page } = await atPricing();
    await page.getByRole('button', { name: 'Buy Starter' }).click();
    await pay(page, 'good');
    await page.waitForURL('/backsmith-chat');
    await page.getByRole('heading', { name: 'New project' }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
    await page.waitForURL('/dashboard');
    await expect.poll(() => stored(page, 'paymentStatus')).toBeNull();
    await page.goto('/account');
    await page.getByText('Not used yet').waitFor();
  });

  test('a payment has its receipt as a PDF, with the project it was used for', async () => {
    const page = await site.page({ expected: REFUSED });
    const { user } = await signedIn(page, site.address());
    await walkWizard(page, { projectName: 'kennel', packageName: 'com.acme.kennel' });
    await buildFrom(page, quickFile());
    await pay(page, 'good');
    await page.getByRole('heading', { name: 'Microservice Ready for Download!' }).waitFor({ timeout: 30_000 });
    await page.goto('/account');
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Receipt .* as PDF$/ }).click();
    const saved = await saving;
    const [, number = ''] = /^backsmith-receipt-(.+)\.pdf$/.exec(saved.suggestedFilename()) ?? [];
    const file = await getDocumentProxy(new Uint8Array(readFileSync(await saved.path())));
    const { text } = await extractText(file, { mergePages: true });
    for (const said of [number, 'Starter plan, one project', 'kennel', '$100', user.email, 'Test mode'])
      expect(text).toContain(said);
  });
});
