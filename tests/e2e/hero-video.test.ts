import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { describeWith } from '../kit/index.ts';
import { sharedSite } from './kit/site.ts';

const VIDEO = /\/assets\/demo-[\w-]+\.(webm|mp4)$/;
const backdrop = (page: Page) => page.locator('.backdrop');
const time = (page: Page) => page.evaluate('document.querySelector(".backdrop video").currentTime').then(Number);

describeWith(['chromium'], 'the video behind the hero', () => {
  const site = sharedSite('free');

  function videosAskedFor(page: Page): string[] {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (VIDEO.test(request.url())) asked.push(request.url());
    });
    return asked;
  }

  test('plays without sound, round and round, once the page is there; it can be stopped (HOME-03)', async () => {
    const page = await site.page({ reducedMotion: 'no-preference' });
    await page.addInitScript('addEventListener("load", () => { window.loadedAt = performance.now(); })');
    await page.goto('/');
    const video = backdrop(page).locator('video');
    await expect.poll(() => time(page)).toBeGreaterThan(4.5); // the first seconds, which show this page, are left out
    await page.evaluate('document.querySelector(".backdrop video").currentTime = 1e6');
    await expect.poll(() => time(page)).toBeLessThan(10);
    await expect.poll(() => time(page)).toBeGreaterThan(4.2);
    const state =
      '(({ muted, loop, playsInline }) => ({ muted, loop, playsInline }))(document.querySelector(".backdrop video"))';
    expect(await page.evaluate(state)).toEqual({ muted: true, loop: true, playsInline: true });
    expect(await video.getAttribute('aria-hidden')).toBe('true');
    const began =
      'performance.getEntriesByType("resource").filter((file) => /hero-video/.test(file.name))[0].startTime';
    expect(Number(await page.evaluate(`${began} - window.loadedAt`))).toBeGreaterThanOrEqual(0);
    await page.getByRole('button', { name: 'Pause background' }).click();
    await expect.poll(() => page.evaluate('document.querySelector(".backdrop video").paused')).toBe(true);
    await page.getByRole('button', { name: 'Play background' }).click();
    await expect.poll(() => page.evaluate('document.querySelector(".backdrop video").paused')).toBe(false);
    await page.evaluate('scrollTo(0, 100000)');
    await expect.poll(() => page.evaluate('document.querySelector(".backdrop video").paused')).toBe(true);
  });

  test.each([
    ['stillness is asked for', 'reduce', false],
    ['data is dear', 'no-preference', true],
  ] as const)('is a picture where %s (HOME-03)', async (_case, reducedMotion, saveData) => {
    const page = await site.page({ reducedMotion });
    if (saveData)
      await page.addInitScript('Object.defineProperty(navigator, "connection", { value: { saveData: true } })');
    const asked = videosAskedFor(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await backdrop(page).locator('img').waitFor();
    expect(await backdrop(page).locator('video').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Pause background' }).count()).toBe(0);
    expect(asked).toEqual([]);
  });

  test('Watch Demo in the hero opens the demo (HOME-02)', async () => {
    const page = await site.page();
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Watch Demo' }).click();
    await page.waitForURL('/watch-demo');
    await page.getByRole('button', { name: 'Close the demo' }).click();
    await page.waitForURL('/');
  });
});
