import { PATHS } from '@backsmith/contract';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { describeWith } from '../kit/index.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { holdTime } from './kit/held-time.ts';
import { sidewaysScroll } from './kit/in-page.ts';
import { FLOW_LOOKS } from './kit/looks.ts';
import { buyStarter, exempt, pay } from './kit/money.ts';
import { signedIn } from './kit/person.ts';
import { quickFile } from './kit/schema-files.ts';
import { sharedSite } from './kit/site.ts';
import { buildFrom, fillWizard, walkWizard } from './kit/wizard.ts';

const REQUIRED = 'Payment required to generate applications. Please complete your payment first.';
/** The keys of spec 1 §3. */
const KEYS = ['paymentStatus', 'selectedPlan', 'paymentId', 'userId', 'projectPrice', 'projectFeatures'];

const storedKeys = (page: Page) =>
  page.evaluate((keys) => keys.filter((key) => localStorage.getItem(key) !== null), KEYS);

const asksForStatus = (one: { url(): string }) => one.url().endsWith(PATHS.paymentStatus);

describeWith(['chromium'], 'money in the generator', () => {
  const site = sharedSite('selling');
  const ready = (page: Page) => page.getByRole('heading', { name: 'Microservice Ready for Download!' });
  const required = (page: Page) => page.getByRole('alert').getByText(REQUIRED, { exact: true });

  test('leaving step 2 clears what the browser remembers, and whoever has paid is not asked again (WIZ-10, WIZ-11)', async () => {
    const page = await site.page();
    await signedIn(page, site.address());
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Buy Starter' }).click();
    await pay(page, 'good');
    await page.waitForURL('/backsmith-chat');
    await page.getByLabel('Project name').fill('shop');
    await page.getByLabel('Package name').fill('com.acme.shop');
    await page.getByRole('radio', { name: 'Monolithic' }).check();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('heading', { name: 'Features' }).waitFor();
    expect(await storedKeys(page)).toEqual(KEYS);
    const askedAgain = page.waitForRequest(asksForStatus);
    await page.getByRole('button', { name: 'Next' }).click();
    await askedAgain;
    expect(await storedKeys(page)).toEqual([]);

    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByRole('heading', { name: 'Features' }).waitFor();
    await page.evaluate((keys) => keys.forEach((key) => localStorage.setItem(key, 'completed')), KEYS);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByRole('heading', { name: 'Basic Info' }).waitFor();
    expect(await storedKeys(page)).toEqual([]);

    await fillWizard(page);
    await page.getByText('Starter plan active').waitFor();
    await buildFrom(page, quickFile());
    await ready(page).waitFor();
  });

  test.each(FLOW_LOOKS)(
    'an idea that is not paid for opens Complete Payment, which pays without leaving the page: $look (CHAT-17)',
    async ({ viewport, colorScheme }) => {
      const page = await site.page({ viewport, colorScheme });
      await signedIn(page, site.address());
      await walkWizard(page);
      await page.getByRole('radio', { name: 'Create with Chat' }).check();
      await page.getByLabel('Your idea').fill('A library with members who borrow copies of books');
      await page.getByLabel('Your idea').press('Enter');
      await required(page).waitFor();
      const dialog = page.getByRole('dialog', { name: 'Complete Payment' });
      await dialog.getByText('Starter, one project').waitFor();
      await dialog.getByLabel('Card number').waitFor();
      expect(await axeFindingsInBothThemes(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      const loads: string[] = [];
      page.on('load', () => loads.push(page.url()));
      await pay(page, 'good');
      await ready(page).waitFor();
      expect(new URL(page.url()).pathname).toBe('/backsmith-chat');
      expect(loads).toEqual([]);
    },
  );

  test('another project asks for a payment only when nothing is left to build with; asking again takes it away (GEN-14)', async () => {
    const page = await site.page();
    const session = await signedIn(page, site.address());
    await buyStarter(site.address(), session);
    await buyStarter(site.address(), session);
    await walkWizard(page);
    await buildFrom(page, quickFile());
    await ready(page).waitFor();
    const answered = page.waitForResponse(asksForStatus);
    await page.getByRole('button', { name: 'Create Another Project' }).click();
    await answered;
    await page.getByRole('heading', { name: 'Basic Info' }).waitFor();
    await expect.poll(() => required(page).count()).toBe(0);

    await fillWizard(page);
    await page.getByText('Starter plan active').waitFor();
    await buildFrom(page, quickFile());
    await ready(page).waitFor();
    await page.getByRole('button', { name: 'Create Another Project' }).click();
    await required(page).waitFor();

    await buyStarter(site.address(), session);
    await page.getByLabel('Project name').fill('shop');
    await page.getByLabel('Package name').fill('com.acme.shop');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await required(page).waitFor({ state: 'detached' });
  });

  test('who is freed while being asked for a payment generates for free, and is asked about two seconds later (ERR-10, GATE-11, GEN-14)', async () => {
    const page = await site.page();
    const session = await signedIn(page, site.address());
    await walkWizard(page);
    await page.getByLabel('Drop a .sql file here').setInputFiles(quickFile());
    await page.getByRole('region', { name: 'What it costs' }).getByText('$100').waitFor();
    await exempt(site, session, 2);
    await page.getByRole('button', { name: 'Build from Database' }).click();
    await required(page).waitFor();
    const free = page.getByRole('button', { name: 'Generate for free' });
    await free.waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Pay for/ }).count()).toBe(0);

    const asked: string[] = [];
    page.on('request', (request) => asksForStatus(request) && asked.push(request.url()));
    const time = await holdTime(page);
    await free.click();
    await time.until(ready(page));
    await time.pass(1800);
    expect(asked).toEqual([]);
    const again = page.waitForRequest(asksForStatus);
    await time.pass(300);
    await again;
    await time.letGo();

    await page.getByRole('button', { name: 'Create Another Project' }).click();
    await fillWizard(page);
    await page.getByText('Free access active').waitFor();
    await buildFrom(page, quickFile());
    await ready(page).waitFor();
    await page.getByRole('button', { name: 'Create Another Project' }).click();
    await page
      .getByRole('alert')
      .getByText(/You have reached your generation limit of 2\./)
      .waitFor();
  });
});
