import { expect, test } from 'vitest';
import { describeWith } from '../kit/index.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { focusedId, groundColour, inlineStyle, rootStyle, scrollDown, sidewaysScroll } from './kit/in-page.ts';
import { FLOW_LOOKS } from './kit/looks.ts';
import { signedIn } from './kit/person.ts';
import { sharedSite } from './kit/site.ts';

describeWith(['chromium'], 'the frame of the site', () => {
  const site = sharedSite('free');

  test('is compact after 50 px of scroll and draws how far one is (NAV-03, NAV-04)', async () => {
    const page = await site.page();
    await page.goto('/');
    const isCompact = (is: boolean) => page.locator(`header[data-compact=${is}]`).waitFor();
    await isCompact(false);
    await scrollDown(page, 51);
    await isCompact(true);
    await scrollDown(page, 49);
    await isCompact(false);
    await scrollDown(page, 100_000);
    await expect.poll(() => inlineStyle(page, '[data-scrolled]')).toContain('scaleX(1)');
  });

  test('leads strangers to the door and members to their dashboard (NAV-05, NAV-06)', async () => {
    const page = await site.page();
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
    await page.waitForURL('/login');
    await signedIn(page, site.address());
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
    await page.waitForURL('/dashboard');
  });

  test('has a phone menu that locks the page and closes by button, overlay, Escape and link (NAV-07 to NAV-10)', async () => {
    const page = await site.page({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.goto('/');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const open = async () => {
      await page.getByRole('button', { name: 'Open menu' }).tap();
      await menu.waitFor();
    };
    await open();
    expect(await rootStyle(page, 'overflow-y')).toBe('hidden');
    await page.getByRole('heading', { name: "LET'S TALK" }).waitFor();
    await expect.poll(() => menu.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/login');
    await page.getByRole('button', { name: 'Close menu' }).tap();
    await menu.waitFor({ state: 'hidden' });
    expect(await rootStyle(page, 'overflow-y')).not.toBe('hidden');
    await open();
    await page.touchscreen.tap(10, 400);
    await menu.waitFor({ state: 'hidden' });
    await open();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await open();
    await menu.getByRole('link', { name: 'Pricing' }).tap();
    await menu.waitFor({ state: 'hidden' });
    await page.waitForURL('/pricing');
    await page.getByRole('heading', { level: 1, name: 'Pay once. Own the code.' }).waitFor();
  });

  test.each(FLOW_LOOKS)('has an account menu for pointer and keyboard: $look', async ({ viewport, colorScheme }) => {
    const page = await site.page({ viewport, colorScheme });
    await signedIn(page, site.address());
    await page.goto('/dashboard');
    const button = page.getByRole('button', { name: /account of/ });
    const menu = page.getByRole('menu');
    const focused = async () => String(await page.evaluate('document.activeElement.textContent'));
    await button.focus();
    await page.keyboard.press('Enter');
    await menu.waitFor();
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
    await expect.poll(focused).toBe('Account');
    for (const [key, name] of [
      ['ArrowDown', 'Logout'],
      ['ArrowDown', 'Account'],
      ['ArrowUp', 'Logout'],
      ['Home', 'Account'],
      ['End', 'Logout'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focused()).toBe(name);
    }
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate('document.activeElement.getAttribute("aria-haspopup")')).toBe('menu');
    await button.click();
    const [trigger, list] = await Promise.all([button.boundingBox(), menu.boundingBox()]);
    expect(list?.y).toBeGreaterThan((trigger?.y ?? 0) + (trigger?.height ?? 0));
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
    await page.mouse.click(20, viewport.height - 20);
    await menu.waitFor({ state: 'hidden' });
  });

  test('shows the chosen theme from the first paint on, and remembers it', async () => {
    const page = await site.page({ colorScheme: 'light' });
    await page.goto('/');
    const ground = () => groundColour(page);
    expect(await ground()).toBe('rgb(250, 248, 244)');
    await page.getByRole('banner').getByRole('button', { name: 'Switch to dark theme' }).click();
    expect(await ground()).toBe('rgb(12, 11, 10)');
    // Held up, the app cannot have set the theme: what is seen comes from the line in the head.
    await page.route('**/assets/*.js', (route) => route.abort());
    const { complaints } = page;
    await page.gotoAsWritten('/login', { waitUntil: 'domcontentloaded' });
    expect(await ground()).toBe('rgb(12, 11, 10)');
    (complaints as string[]).length = 0; // the aborted scripts
  });

  test('keeps what the first page was written with: nothing is drawn twice', async () => {
    const page = await site.page();
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate('document.querySelector("h1").wasFirst = true');
    await page.getByRole('banner').getByRole('button', { name: 'Switch to dark theme' }).click();
    await expect.poll(() => page.evaluate('document.querySelector("h1").wasFirst')).toBe(true);
  });

  test('lets keyboards skip to the content, and puts the focus on the first field of a form one is led to', async () => {
    const page = await site.page();
    await page.goto('/');
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await expect.poll(() => focusedId(page)).toBe('main');
    await page.goto('/login');
    expect(await page.title()).toBe('Sign in · Backsmith');
    await page.getByRole('link', { name: 'Create an account' }).press('Enter');
    await page.waitForURL('/register');
    // Where there is something to fill in, one begins with it.
    await expect.poll(() => focusedId(page)).toBe('first-name');
    expect(await page.title()).toBe('Create an account · Backsmith');
  });

  test('an anchor leads to its section, from outside and within the page, on a phone too', async () => {
    const page = await site.page({ viewport: { width: 390, height: 844 } });
    const top = (id: string) =>
      page.evaluate(`Math.round(document.getElementById(${JSON.stringify(id)}).getBoundingClientRect().top)`);
    for (const id of ['faq', 'pricing']) {
      await page.goto('/privacy-policy');
      await page.goto(`/#${id}`);
      await expect.poll(() => top(id)).toBeLessThan(100);
      expect(await top(id)).toBeGreaterThanOrEqual(0);
    }
    await page.goto('/privacy-policy');
    await page.goto('/');
    await page.evaluate('location.hash = "#faq"');
    await expect.poll(() => top('faq')).toBeLessThan(100);
    await expect.poll(() => top('faq')).toBeGreaterThanOrEqual(0);
  });

  test('says that a page is not there, with status 404 (ROUTE-30)', async () => {
    const page = await site.page({ expected: ['404 (Not Found)'] });
    expect((await page.goto('/nowhere'))?.status()).toBe(404);
    await page.getByRole('heading', { name: 'There is no page here' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Go home' }).click();
    await page.waitForURL('/');
  });

  test('leads /terms and /privacy on (ROUTE-21)', async () => {
    const page = await site.page();
    await page.goto('/terms');
    await page.waitForURL('/terms-conditions');
    await page.goto('/privacy');
    await page.waitForURL('/privacy-policy');
  });

  test('shows the error screen when a page cannot be loaded (ROUTE-29)', async () => {
    const page = await site.page({
      expected: ['ERR_FAILED', 'Failed to fetch dynamically imported module', 'React Router caught'],
    });
    await page.route('**/assets/login-page-*.js', (route) => route.abort());
    await page.goto('/login');
    await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
  });

  test('follows one table through its three views on the home page', async () => {
    const page = await site.page();
    await page.goto('/');
    await page.getByLabel('Follow').selectOption('products');
    await page.getByText('domain/Product.java').waitFor();
    const marked = await page.locator('pre.code > .on').first().textContent();
    expect(marked).toContain('CREATE TABLE products');
    await page.locator('.diagram .on .name', { hasText: 'products' }).waitFor();
  });
});
