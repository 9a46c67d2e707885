import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { describeWith } from '../kit/index.ts';
import { sidewaysScroll } from './kit/in-page.ts';
import { FLOW_LOOKS } from './kit/looks.ts';
import { signedIn } from './kit/person.ts';
import { sharedSite } from './kit/site.ts';

const INTRO = 'A SQL file goes in. A Spring Boot backend comes out.';
const QUESTION = 'Ready to build your own backend?';

/** A property of the video element, read or set; this project's types know no page. */
const ofVideo = (page: Page, expression: string) =>
  page.evaluate(`(() => { const video = document.querySelector('video'); return ${expression}; })()`);
const time = async (page: Page) => Number(await ofVideo(page, 'video.currentTime'));
const isPaused = (page: Page) => ofVideo(page, 'video.paused');
const control = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describeWith(['chromium'], 'the demo screen', () => {
  const site = sharedSite('free');

  /** A page whose video plays: the play button cuts the intro short. */
  async function atVideo(options: Parameters<typeof site.page>[0] = {}) {
    const page = await site.page(options);
    await page.goto('/watch-demo');
    await play(page);
    return page;
  }
  async function play(page: Page) {
    await control(page, 'Play').click();
    await expect.poll(() => time(page)).toBeGreaterThan(0.1);
  }
  async function atEnd(page: Page) {
    await ofVideo(page, 'video.currentTime = video.duration - 0.3');
    const dialog = page.getByRole('dialog', { name: QUESTION });
    await dialog.waitFor();
    return dialog;
  }

  test.each([...FLOW_LOOKS, { look: '320 pixels', viewport: { width: 320, height: 568 } }])(
    'is there for strangers and fills the window, always dark: $look (ROUTE-10)',
    async ({ viewport }) => {
      const page = await atVideo({ viewport, colorScheme: 'light' });
      const box = await page.getByRole('main').boundingBox();
      expect(box).toEqual({ x: 0, y: 0, ...viewport });
      expect(await sidewaysScroll(page)).toBe(0);
      for (const name of ['Pause', 'Mute', 'Captions', 'Close the demo']) {
        const place = await control(page, name).boundingBox();
        expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
      }
      const ground = await page.evaluate('getComputedStyle(document.querySelector("main")).backgroundColor');
      expect(ground).toBe('rgb(12, 11, 10)');
    },
  );

  test('begins with words for 3 seconds, then plays by itself (DEMO-01, DEMO-02)', async () => {
    const page = await site.page();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await page.goto('/watch-demo');
    const intro = page.getByText(INTRO, { exact: true });
    await intro.waitFor();
    await page.clock.runFor(2800);
    expect(await intro.isVisible()).toBe(true);
    expect(await isPaused(page)).toBe(true);
    await page.clock.runFor(400);
    await intro.waitFor({ state: 'detached' });
    await expect.poll(() => time(page)).toBeGreaterThan(0.5);
  });

  test('a click on the picture stops it and lets it go on (DEMO-03)', async () => {
    const page = await atVideo();
    const picture = page.locator('video');
    await picture.click();
    await expect.poll(() => isPaused(page)).toBe(true);
    await control(page, 'Play').waitFor();
    await picture.click();
    await expect.poll(() => isPaused(page)).toBe(false);
    await control(page, 'Pause').waitFor();
  });

  test('a click in the middle of the bar goes to half of the time (DEMO-04)', async () => {
    const page = await atVideo();
    await control(page, 'Pause').click();
    await page.getByRole('slider', { name: 'Place in the video' }).click();
    const duration = Number(await ofVideo(page, 'video.duration'));
    await expect.poll(async () => Math.abs((await time(page)) - duration / 2)).toBeLessThan(0.5);
  });

  test('the time reads m:ss (DEMO-05)', async () => {
    const page = await atVideo();
    await control(page, 'Pause').click();
    const shown = page.locator('[data-time]');
    await ofVideo(page, 'video.currentTime = 25.4');
    await expect.poll(() => shown.textContent()).toBe('0:25');
    await ofVideo(page, 'Object.defineProperty(video, "currentTime", { value: 65 })');
    await ofVideo(page, 'video.dispatchEvent(new Event("timeupdate"))');
    await expect.poll(() => shown.textContent()).toBe('1:05');
  });

  test('the sound goes off and on, and the button says what it does (DEMO-06)', async () => {
    const page = await atVideo();
    expect(await ofVideo(page, 'video.muted')).toBe(false);
    await control(page, 'Mute').click();
    await control(page, 'Unmute').waitFor();
    expect(await ofVideo(page, 'video.muted')).toBe(true);
    await control(page, 'Unmute').click();
    await control(page, 'Mute').waitFor();
    expect(await ofVideo(page, 'video.muted')).toBe(false);
  });

  test('Close and Cancel lead back to the page before (HOW-22, DEMO-07, DEMO-12)', async () => {
    const page = await site.page();
    for (const leave of [
      () => control(page, 'Close the demo').click(),
      async () => (await atEnd(page)).getByRole('button', { name: 'Cancel' }).click(),
    ]) {
      await page.goto('/how-it-works');
      await page.getByRole('main').getByRole('link', { name: 'Watch Demo' }).click();
      await page.waitForURL('/watch-demo');
      await play(page);
      await leave();
      await page.waitForURL('/how-it-works');
      await page.getByRole('heading', { level: 1, name: 'From a schema to a service you can run' }).waitFor();
    }
  });

  test('opened directly, Close and Cancel lead home (DEMO-08)', async () => {
    const closed = await atVideo();
    await control(closed, 'Close the demo').click();
    await closed.waitForURL('/');
    const cancelled = await atVideo();
    await (await atEnd(cancelled)).getByRole('button', { name: 'Cancel' }).click();
    await cancelled.waitForURL('/');
  });

  test.each(FLOW_LOOKS)(
    'words, video and question follow one another, and the question leads strangers to the door: $look (DEMO-09, DEMO-10, DEMO-13)',
    async ({ viewport, colorScheme }) => {
      const page = await site.page({ viewport, colorScheme });
      await page.goto('/watch-demo');
      const intro = page.getByText(INTRO, { exact: true });
      const dialog = page.getByRole('dialog', { name: QUESTION });
      await intro.waitFor();
      expect(await page.locator('video').isVisible()).toBe(false);
      await intro.waitFor({ state: 'detached' });
      await page.locator('video').waitFor();
      await expect.poll(() => time(page)).toBeGreaterThan(0.1);
      expect(await dialog.count()).toBe(0);
      await ofVideo(page, 'video.playbackRate = 16');
      await dialog.getByRole('heading', { name: QUESTION, exact: true }).waitFor();
      await dialog.getByRole('link', { name: 'Generate My Backend Now' }).click();
      await page.waitForURL('/login?redirect=%2Fbacksmith-chat');
    },
  );

  test('the question leads those who are signed in to the generator (DEMO-11)', async () => {
    const page = await site.page();
    await signedIn(page, site.address());
    await page.goto('/watch-demo');
    await play(page);
    await (await atEnd(page)).getByRole('link', { name: 'Generate My Backend Now' }).click();
    await page.waitForURL('/backsmith-chat');
  });

  test('works by keyboard: Space, the arrows and Escape', async () => {
    const page = await site.page();
    await page.goto('/faq');
    await page.goto('/watch-demo');
    await play(page);
    await page.getByRole('main').focus();
    await page.keyboard.press('Space');
    await expect.poll(() => isPaused(page)).toBe(true);
    const before = await time(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await time(page)) - before).toBeGreaterThan(4);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => Math.abs((await time(page)) - before)).toBeLessThan(1);
    await control(page, 'Captions').focus();
    await page.keyboard.press('Space');
    await expect.poll(() => control(page, 'Captions').getAttribute('aria-pressed')).toBe('false');
    expect(await isPaused(page)).toBe(true);
    const dialog = await atEndFromPause(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.waitForURL('/faq');
  });

  /** A video that stands does not end by itself. */
  async function atEndFromPause(page: Page) {
    await control(page, 'Play').click();
    return await atEnd(page);
  }

  test('has captions, which can be switched off, and their words for those who do not see them', async () => {
    const page = await atVideo();
    const modes = () => ofVideo(page, '[...video.textTracks].map((track) => track.mode).join()');
    await expect.poll(modes).toBe('showing');
    await control(page, 'Captions').click();
    await expect.poll(modes).toBe('hidden');
    await control(page, 'Captions').click();
    await expect.poll(modes).toBe('showing');
    const words = page.getByRole('region', { name: 'What the video shows' }).getByRole('listitem');
    await expect.poll(() => words.count()).toBeGreaterThan(6);
  });

  test('a browser that can play neither file is shown another way', async () => {
    const page = await site.page({ expected: ['ERR_FAILED'] });
    await page.route(/demo-[\w-]+\.(webm|mp4)$/, (route) => route.abort());
    await page.goto('/watch-demo');
    await page.getByRole('alert').getByText('The video could not be played here.').waitFor();
    await page.getByRole('link', { name: 'See how it works' }).click();
    await page.waitForURL('/how-it-works');
  });
});
