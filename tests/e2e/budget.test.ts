import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { expect, test } from 'vitest';
import { describeWith } from '../kit/index.ts';
import { sharedSite } from './kit/site.ts';

const KILOBYTE = 1000;

describeWith(['chromium'], 'the weight of the home page', () => {
  const site = sharedSite('free');

  test('stays within its budget, gzipped: 96 kB of script, 11 kB of style, 30 kB for each font, no script that blocks', async () => {
    const page = await site.page();
    const loaded: { readonly type: string; readonly path: string; readonly bytes: Promise<number> }[] = [];
    const note = (response: Response): void => {
      const type = response.request().resourceType();
      const bytes = response.body().then((body) => (type === 'font' ? body : gzipSync(body, { level: 9 })).length);
      loaded.push({ type, path: new URL(response.url()).pathname, bytes });
    };
    page.on('response', note);
    // On a busy machine the network rests for a moment before the page asks for its prices.
    const prices = page.waitForResponse((response) => response.url().endsWith('/api/pricing'));
    await page.goto('/', { waitUntil: 'networkidle' });
    await prices;
    await page.waitForLoadState('networkidle');
    page.off('response', note);
    const sumOf = async (type: string) => {
      const sizes = await Promise.all(loaded.filter((file) => file.type === type).map(({ bytes }) => bytes));
      return sizes.reduce((sum, size) => sum + size, 0);
    };
    expect(await sumOf('script')).toBeLessThanOrEqual(96 * KILOBYTE);
    expect(await sumOf('script')).toBeGreaterThan(50 * KILOBYTE); // else nothing was measured
    const inlined = String(
      await page.evaluate('[...document.querySelectorAll("style")].map((s) => s.textContent).join("")'),
    );
    const style = (await sumOf('stylesheet')) + gzipSync(inlined, { level: 9 }).length;
    expect(style).toBeLessThanOrEqual(11 * KILOBYTE);
    expect(style).toBeGreaterThan(5 * KILOBYTE);
    for (const { type, bytes } of loaded) if (type === 'font') expect(await bytes).toBeLessThanOrEqual(30 * KILOBYTE);
    expect(loaded.map(({ path }) => path).filter((path) => path.includes('/api/'))).toEqual(['/api/pricing']);
  });

  test('nothing moves while it loads', async () => {
    const page = await site.page();
    await page.addInitScript(
      'window.shift = 0; new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.shift += entry.value; }).observe({ type: "layout-shift", buffered: true });',
    );
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.evaluate('document.fonts.ready.then(() => true)');
    expect(Number(await page.evaluate('window.shift'))).toBeLessThan(0.005);
  });
});

// The first of them takes a phone tens of milliseconds, in which the page answers nobody.
const NOTE_FORMATS = `
  window.formats = [];
  for (const name of ['DateTimeFormat', 'NumberFormat', 'ListFormat', 'Collator', 'Segmenter']) {
    const note = (how) => (...given) => { window.formats.push(name); return Reflect[how](...given); };
    Intl[name] = new Proxy(Intl[name], { construct: note('construct'), apply: note('apply') });
  }
  for (const kind of [Number, Date]) {
    const written = kind.prototype.toLocaleString;
    kind.prototype.toLocaleString = function (...given) { window.formats.push(kind.name); return written.apply(this, given); };
  }`;
// Nobody comes, however slow the machine is: see when-wanted.ts.
const NOBODY_COMES = `{
  const wait = window.setTimeout.bind(window);
  window.setTimeout = (call, ms, ...given) => (ms === 5000 ? 0 : wait(call, ms, ...given));
}`;

describeWith(['chromium'], 'a page of the site that nobody has touched', () => {
  const site = sharedSite('free');

  test.each(['/', '/services', '/pricing', '/sample-project', '/templates', '/templates/help-desk', '/login'])(
    '%s has made no format of dates, numbers or lists',
    async (path) => {
      const page = await site.page();
      await page.addInitScript(NOTE_FORMATS);
      await page.addInitScript(NOBODY_COMES);
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await page.evaluate('window.formats')).toEqual([]);
    },
  );

  test('the sample project brings the texts of its files with the second that is looked at', async () => {
    const page = await site.page();
    const weights: number[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        void response.body().then((body) => weights.push(body.length));
    });
    await page.goto('/sample-project', { waitUntil: 'networkidle' });
    const isThere = () => weights.some((bytes) => bytes > 250 * KILOBYTE);
    expect(isThere()).toBe(false);
    await page.getByRole('button', { name: 'OrderController.java' }).click();
    await page.getByText('public class OrderController {').waitFor();
    await expect.poll(isThere).toBe(true);
  });
});
