import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { describeWith } from '../kit/index.ts';
import { signedIn } from './kit/person.ts';
import { sharedSite } from './kit/site.ts';

/** What has the focus, as it is called. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    return at?.getAttribute('aria-label') ?? (at instanceof HTMLInputElement ? at.name : (at?.textContent ?? ''));
  });

describeWith(['chromium'], 'where the keyboard is', () => {
  const site = sharedSite('free');

  test('sign-in begins with the e-mail, and goes on to the password', async () => {
    const page = await site.page();
    await page.goto('/login');
    await expect.poll(() => focused(page)).toBe('email');
    const order: string[] = [];
    for (let at = 0; at < 3; at++) {
      await page.keyboard.press('Tab');
      order.push(await focused(page));
    }
    expect(order).toEqual(['password', 'Show password', 'Forgot Password?']);
  });

  test('sign-up begins with the first name, and its boxes are ticked before any code arrives', async () => {
    const page = await site.page();
    await page.goto('/register');
    await expect.poll(() => focused(page)).toBe('firstName');
    const written = await (await fetch(`${site.address()}/register`)).text();
    expect(written).toMatch(/<input[^>]*name="subscribeToNewsletter"[^>]*checked/);
    expect(await page.getByLabel(/Send me news/).isChecked()).toBe(true);
  });

  test('the wizard begins with the project, and leads on to the page it opens', async () => {
    const page = await site.page();
    await signedIn(page, site.address());
    await page.goto('/backsmith-chat');
    await expect.poll(() => focused(page)).toBe('projectName');
    await page.keyboard.type('shop');
    await page.getByLabel('Package name').fill('com.acme.shop');
    await page.getByRole('button', { name: 'Next' }).press('Enter');
    await expect.poll(() => focused(page)).toBe('Features');
    await page.getByRole('button', { name: 'Next' }).press('Enter');
    await page.getByRole('button', { name: 'Start Generation' }).press('Enter');
    await expect.poll(() => focused(page)).toBe('shop');
  });
});
