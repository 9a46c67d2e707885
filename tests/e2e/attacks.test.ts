import { PATHS } from '@backsmith/contract';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { describeWith } from '../kit/index.ts';
import { awakeHome } from './kit/awake-home.ts';
import { fillRegistration, signedIn, somebody } from './kit/person.ts';
import { quickFile } from './kit/schema-files.ts';
import { sharedSite } from './kit/site.ts';
import { toast } from './kit/toast.ts';
import type { WatchedPage } from './kit/watched-page.ts';
import { buildFrom, walkWizard } from './kit/wizard.ts';

/** Addresses that browsers read as another site, or as a script. */
const ELSEWHERE = [
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//',
  'data:text/html,<script>alert(1)</script>',
  'https://evil.example/dashboard',
  '/.//evil.example',
] as const;

/** Runs a script where it is taken for HTML. */
const HTML = `<img src=x onerror=alert(1)>"'&`;

describeWith(['chromium'], 'attacks', () => {
  const site = sharedSite('free');

  /** A page on which every dialog is a script that got through, and every request to elsewhere a way out. */
  async function guarded(
    expected: readonly string[] = [],
  ): Promise<{ readonly page: WatchedPage; readonly broken: () => readonly string[] }> {
    const page = await site.page({ expected });
    const broken: string[] = [];
    page.on('dialog', (dialog) => {
      broken.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== site.address()) broken.push(`request: ${request.url()}`);
    });
    return { page, broken: () => broken };
  }

  /** Elements that text has become. */
  const injected = (page: Page) => page.locator('img[src="x"], [onerror]').count();

  test.each(ELSEWHERE)('signing in, signing up and being in already never lead to %j', async (target) => {
    const { page, broken } = await guarded();
    const person = somebody();
    const query = `?redirect=${encodeURIComponent(target)}&next=${encodeURIComponent(target)}`;
    await page.goto(`/register${query}`);
    await fillRegistration(page, person);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('/dashboard');
    await page.goto(`/login${query}`);
    await page.waitForURL('/dashboard');
    await page.evaluate('localStorage.clear()');
    await page.goto(`/login${query}`);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('/dashboard');
    expect(broken()).toEqual([]);
  });

  test('the link to sign-in keeps the page one was on, and no other', async () => {
    const { page, broken } = await guarded();
    for (const target of ELSEWHERE) {
      await page.goto(`/dashboard?redirect=${encodeURIComponent(target)}`);
      const link = page.getByRole('main').getByRole('link', { name: 'Sign in' });
      const href = new URL((await link.getAttribute('href')) ?? '', site.address());
      expect(href.origin).toBe(site.address());
      expect(new URL(href.searchParams.get('redirect') ?? '', site.address()).pathname).toBe('/dashboard');
    }
    expect(broken()).toEqual([]);
  });

  test('a forged return from the card provider is no payment, and leads nowhere', async () => {
    const { page, broken } = await guarded();
    await signedIn(page, site.address());
    for (const path of ['/pricing', '/backsmith-chat', '/account']) {
      const forged = 'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_x&redirect_status=succeeded';
      await page.goto(`${path}?${forged}&return_url=${encodeURIComponent('//evil.example')}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('paymentStatus'))).toBeNull();
      expect(new URL(page.url()).pathname).toBe(path);
    }
    expect(broken()).toEqual([]);
  });

  test('a reset link with another target or with HTML in it leads to sign-in at most', async () => {
    const { page, broken } = await guarded();
    for (const target of ['//evil.example', 'javascript:alert(1)', HTML]) {
      const value = encodeURIComponent(target);
      await page.goto(`/reset-password?token=${value}&redirect=${value}&next=${value}#${value}`);
      await page.getByRole('heading', { level: 1, name: 'Set a new password' }).waitFor();
      await expect
        .poll(() => page.getByRole('link', { name: 'Ask for another link' }).getAttribute('href'))
        .toBe('/forgot-password');
      expect(await injected(page)).toBe(0);
    }
    expect(broken()).toEqual([]);
  });

  test('HTML in the names of a person is text wherever they stand', async () => {
    const { page, broken } = await guarded();
    const names = { firstName: HTML, lastName: HTML, company: HTML };
    await signedIn(page, site.address(), names);
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: `Welcome back, ${HTML}!` }).waitFor();
    await page.getByRole('button', { name: /account of/ }).click();
    await page.getByRole('menuitem', { name: 'Account' }).click();
    await page.getByText('Nothing paid yet').waitFor();
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe(HTML);
    await expect.poll(() => page.getByLabel('Company').inputValue()).toBe(HTML);
    expect(await injected(page)).toBe(0);
    expect(broken()).toEqual([]);
  });

  test('HTML in the name and in the text of a file is text in the generator and on the dashboard', async () => {
    const { page, broken } = await guarded();
    await signedIn(page, site.address());
    const fileName = `${HTML.replaceAll('"', '')}.sql`;
    await walkWizard(page);
    await buildFrom(page, { ...quickFile(`-- ${HTML}\n-- fail`), name: fileName });
    await page.getByRole('heading', { name: 'Not generated' }).waitFor();
    expect(await injected(page)).toBe(0);
    await page.goto('/dashboard');
    const reason = page.getByRole('region', { name: 'Draft' }).getByRole('link', { name: 'See why it failed' });
    await reason.waitFor();
    expect(await injected(page)).toBe(0);
    await reason.click();
    await page.waitForURL('**/projects/*');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await injected(page)).toBe(0);
    expect(broken()).toEqual([]);
  });

  test('HTML in a message of the server is text in toasts and notes', async () => {
    const { page, broken } = await guarded(['401 (Unauthorized)']);
    const json = { success: false, message: HTML, error: { code: 'INVALID_CREDENTIALS' } };
    await page.route(`**${PATHS.login}`, (route) => route.fulfill({ status: 401, json }));
    await page.goto('/login');
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).fill('x');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await toast(page, HTML).waitFor();
    expect(await injected(page)).toBe(0);
    expect(broken()).toEqual([]);
  });

  test('HTML in every field of the demo form is text on the page and in the mails', async () => {
    const { page, broken } = await guarded();
    await awakeHome(page);
    const form = page.getByRole('region', { name: 'Book a Live Demo' });
    const person = somebody();
    for (const label of ['First name', 'Last name', 'Company', 'Phone', 'Message']) {
      await form.getByLabel(label).fill(HTML);
    }
    await form.getByLabel('Email').fill(person.email);
    await form.getByRole('button', { name: 'Book my demo' }).click();
    await page.getByRole('region', { name: 'Your demo is booked' }).waitFor();
    expect(await injected(page)).toBe(0);
    await page.goto(site.outbox());
    await page.getByText(person.email).first().waitFor();
    await page.getByText(HTML).first().waitFor();
    expect(await injected(page)).toBe(0);
    expect(broken()).toEqual([]);
  });

  test('what another page left in the storage is shown as text or not at all', async () => {
    const { page, broken } = await guarded();
    const { user } = await signedIn(page, site.address());
    await page.evaluate(
      ([stored, html]) => {
        localStorage.setItem('user', stored ?? '');
        for (const key of ['theme', 'prompt', 'selectedPlan', 'paymentStatus']) localStorage.setItem(key, html ?? '');
        for (const key of ['theme', 'prompt']) sessionStorage.setItem(key, html ?? '');
      },
      [JSON.stringify({ ...user, firstName: HTML, role: 'admin' }), HTML],
    );
    for (const path of ['/', '/dashboard', '/backsmith-chat', `/pricing#${HTML}`]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await injected(page)).toBe(0);
    }
    expect(broken()).toEqual([]);
  });

  test('no address of a project leads out of the projects', async () => {
    const { page, broken } = await guarded(['404 (Not Found)']);
    await signedIn(page, site.address());
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const id of ['../auth/me', '..%2F..%2Fhealth%2Flive', '//evil.example', HTML]) {
      await page.goto(`/backsmith-chat?project=${encodeURIComponent(id)}`);
      await page.getByRole('heading', { name: 'Not generated' }).waitFor();
      expect(await injected(page)).toBe(0);
    }
    const streams = asked.filter((path) => path.endsWith('/events'));
    expect(streams.length).toBeGreaterThanOrEqual(4);
    expect(streams.filter((path) => !/^\/api\/projects\/[^/]+\/events$/.test(path))).toEqual([]);
    expect(broken()).toEqual([]);
  });
});
