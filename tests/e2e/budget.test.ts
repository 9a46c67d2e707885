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
