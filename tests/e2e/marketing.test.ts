import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { describeWith } from '../kit/index.ts';
import { awakeHome } from './kit/awake-home.ts';
import { computedStyle, draggedFile, groundColour, scrollDown } from './kit/in-page.ts';
import { FLOW_LOOKS } from './kit/looks.ts';
import { signedIn } from './kit/person.ts';
import { sharedSite } from './kit/site.ts';
import { sampleFiles } from './site-sample/build-sample.ts';

const CASE_STUDIES = [
  '/privilee-website-case-study-ux-ui-lifestyle',
  '/privilee-app-case-study-ux-ui-lifestyle',
  '/ignyte-by-difc-case-study-ux-ui-fintech',
  '/portl-app-case-study-ux-ui-crypto',
  '/vitacare-case-study-ux-ui-healhtech',
] as const;
const EXAMPLE = /^An online shop: customers place orders/;
const sqlFile = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('create table a (id int);') });
const questions = (page: Page) => page.getByRole('main').locator('button[aria-expanded]');

describeWith(['chromium'], 'the marketing pages', () => {
  const site = sharedSite('free');

  test('the home page has its eight sections in order, the badge, and three claims of speed across the site (HOME-01, HOME-04 to HOME-08, HOME-10, PROD-05, PROD-07 to PROD-10, PROD-13)', async () => {
    const page = await site.page();
    await page.goto('/');
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).textContent())
      .toBe('FROM PROMPT TO PRODUCTION READY BACKEND IN MINUTES');
    const sections = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(sections).toEqual([
      'Code you would have written yourself',
      'Three steps, nothing hidden',
      'What is in the zip',
      'Real schemas are messy',
      'Pay once per project',
      'Questions',
      'Book a Live Demo',
    ]);
    await page.getByText('500+ developers').waitFor();
    await page.getByText('under 3 minutes').waitFor();
    await page.getByRole('list', { name: 'What it is built with' }).getByText('Java 17, 21 or 25').waitFor();
    const readers = page.getByRole('list', { name: 'Whom it is for' });
    for (const name of ['Developers', 'Startups', 'Enterprises', 'Non-technical founders']) {
      await readers.getByRole('heading', { name, exact: true }).waitFor();
    }
    await page.goto('/how-it-works');
    await page.getByText('about 5 minutes').waitFor();
    await page.goto('/services');
    await page.getByText('20 minutes').waitFor();
  });

  test('the menu leads to five pages and marks the one that is open (NAV-01, NAV-02)', async () => {
    const page = await site.page();
    for (const [name, path] of [
      ['Home', '/'],
      ['How it works', '/how-it-works'],
      ['Services', '/services'],
      ['Pricing', '/pricing'],
      ['FAQ', '/faq'],
    ] as const) {
      await page.goto(path);
      const menu = page.getByRole('navigation', { name: 'Main' });
      await expect.poll(() => menu.locator('[aria-current=page]').allTextContents()).toEqual([name]);
      await expect.poll(() => menu.getByRole('link', { name }).getAttribute('href')).toBe(path);
    }
  });

  test('five case studies name their case, read "Coming soon..." and the home page leads to them (ROUTE-17, ROUTE-18, HOME-06)', async () => {
    const page = await site.page();
    await page.goto('/');
    for (const path of CASE_STUDIES) await expect.poll(() => page.locator(`main a[href="${path}"]`).count()).toBe(1);
    for (const path of CASE_STUDIES) {
      expect((await page.goto(path))?.status()).toBe(200);
      const name = (await page.title()).replace(/^Case study: | · Backsmith$/g, '');
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.getByText('Coming soon...', { exact: true }).waitFor();
    }
  });

  test('sections fade in on scroll, and stand at once where stillness is asked for (ROUTE-09)', async () => {
    const moving = await site.page({ reducedMotion: 'no-preference' });
    const opacity = (page: Page) => computedStyle(page, '#export .rises', 'opacity');
    await moving.goto('/how-it-works');
    const top = Number(await moving.evaluate('document.querySelector("#export .rises").getBoundingClientRect().top'));
    const height = Number(await moving.evaluate('innerHeight'));
    await scrollDown(moving, top - height + 10);
    await expect.poll(async () => Number(await opacity(moving))).toBeLessThan(0.3);
    await scrollDown(moving, 100_000);
    await expect.poll(async () => Number(await opacity(moving))).toBe(1);
    const still = await site.page();
    await still.goto('/how-it-works');
    expect(await opacity(still)).toBe('1');
  });

  test.each(['/', '/how-it-works', '/services', '/pricing', '/faq', '/sample-project'])(
    'everything of %s is in a capture of the whole page and on paper, whatever the theme',
    async (path) => {
      const page = await site.page({ reducedMotion: 'no-preference', colorScheme: 'dark' });
      await page.goto(path);
      const opacities = () =>
        page.evaluate('[...document.querySelectorAll(".rises")].map((e) => getComputedStyle(e).opacity)');
      const seen = new Set((await opacities()) as readonly string[]);
      expect([...seen].filter((opacity) => opacity !== '1')).toEqual([]);
      await scrollDown(page, 400);
      await page.emulateMedia({ media: 'print' });
      expect([...new Set((await opacities()) as readonly string[])].filter((opacity) => opacity !== '1')).toEqual([]);
      await expect.poll(() => groundColour(page)).toBe('rgb(255, 255, 255)');
      await expect.poll(() => computedStyle(page, 'h1', 'color')).toBe('rgb(26, 24, 20)');
      await expect.poll(() => page.getByRole('banner').isVisible()).toBe(false);
      const folded = await page.evaluate(
        '[...document.querySelectorAll(".folded")].filter((e) => e.offsetHeight === 0).length',
      );
      expect(folded).toBe(0);
    },
  );

  test('the answers are there where no script runs', async () => {
    const page = await site.page({ javaScriptEnabled: false });
    await page.goto('/faq');
    await page.getByText('The file itself is stored whole, rows included').waitFor();
    await page.getByRole('row', { name: 'mysqldump --no-data' }).waitFor();
  });

  test('a sample project can be browsed and taken home before anybody pays', async () => {
    const page = await site.page();
    await page.goto('/services');
    await page.getByRole('link', { name: 'Browse the whole project' }).click();
    await page.waitForURL('/sample-project');
    await page.getByRole('region', { name: 'README.md', exact: true }).getByText('# storefront').waitFor();
    await page.getByRole('button', { name: 'OrderController.java' }).click();
    const file = page.getByRole('region', { name: /controller\/OrderController\.java$/ });
    await file.getByText('public class OrderController {').waitFor();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the zip' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('storefront.zip');
    const zip = unzipSync(readFileSync(await download.path()));
    expect(Object.fromEntries(Object.entries(zip).map(([name, bytes]) => [name, strFromU8(bytes)]))).toEqual(
      Object.fromEntries(sampleFiles().map(({ path, content }) => [`storefront/${path}`, String(content)])),
    );
    const phone = await site.page({ viewport: FLOW_LOOKS[1].viewport });
    await phone.goto('/sample-project');
    await phone.getByLabel('File', { exact: true }).selectOption({ label: 'Dockerfile' });
    await phone.getByText('ENTRYPOINT ["java"').waitFor();
  });

  test('the pages show a finding, REPORT.md and Swagger of real projects, and what the zip holds', async () => {
    const page = await site.page();
    await page.goto('/how-it-works');
    const findings = page.getByRole('list', { name: 'Findings' });
    await findings.getByText('orders refers to coupons, which is not defined in the source.').waitFor();
    await page.goto('/services');
    for (const name of ['Dockerfile', 'k8s/', 'Jenkinsfile'])
      await page.getByText(name, { exact: true }).waitFor({ state: 'attached' });
    await page.getByRole('region', { name: 'REPORT.md' }).getByText('What became of the schema').waitFor();
    const picture = page.getByRole('img', { name: /^Swagger UI/ });
    await expect.poll(() => picture.count()).toBe(1); // that of the theme
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth))
      .toBe(1320);
  });

  test('the twelve questions open by hover, tap, focus and Enter; the home page has the first four (FAQ-01, FAQ-02, HOME-08, HOME-09)', async () => {
    const page = await site.page();
    await awakeHome(page);
    const faq = page.getByRole('region', { name: 'Questions' });
    const first = await faq.locator('button[aria-expanded]').allTextContents();
    expect(first.length).toBe(4);
    await page.getByRole('link', { name: 'View All FAQs' }).click();
    await page.waitForURL('/faq');
    expect((await questions(page).allTextContents()).slice(0, 4)).toEqual(first);
    await expect.poll(() => questions(page).count()).toBe(12);
    const isOpen = (index: number) => expect.poll(() => questions(page).nth(index).getAttribute('aria-expanded'));
    await isOpen(3).toBe('false');
    await questions(page).nth(3).hover();
    await isOpen(3).toBe('true');
    await questions(page).nth(5).focus();
    await isOpen(5).toBe('true');
    await page.waitForTimeout(450);
    await page.keyboard.press('Enter');
    await isOpen(5).toBe('false');
    await page.keyboard.press('Enter');
    await isOpen(5).toBe('true');
    const phone = await site.page({ viewport: FLOW_LOOKS[1].viewport, hasTouch: true, isMobile: true });
    await phone.goto('/faq');
    await questions(phone).nth(2).tap();
    await expect.poll(() => questions(phone).nth(2).getAttribute('aria-expanded')).toBe('true');
  });

  test('the five service groups open by hover, focus and tap (WYG-01, WYG-02)', async () => {
    const page = await site.page();
    await page.goto('/services', { waitUntil: 'networkidle' });
    const groups = questions(page);
    await expect.poll(() => groups.count()).toBe(5);
    for (const [index, open] of [
      [2, async () => groups.nth(2).hover()],
      [4, async () => groups.nth(4).focus()],
      [1, async () => groups.nth(1).click()],
    ] as const) {
      await open();
      await expect.poll(() => groups.nth(index).getAttribute('aria-expanded')).toBe('true');
    }
  });

  test('anchors scroll to their sections, on the page and from another (NAV-16, NAV-17)', async () => {
    const page = await site.page();
    for (const id of ['how-it-works', 'what-you-get', 'pricing']) {
      await page.goto('/faq');
      await page.goto(`/#${id}`);
      await expect
        .poll(async () =>
          Math.abs(Number(await page.evaluate(`document.getElementById('${id}').getBoundingClientRect().top`)) - 76),
        )
        .toBeLessThan(4);
    }
  });

  test('a kept file shows with a remove button, and stays shown when one comes back (HOW-01, HOW-04, HOW-05, HOW-10)', async () => {
    const page = await site.page();
    await page.goto('/how-it-works');
    const zone = page.locator('label', { hasText: 'Drop a .sql file here' });
    await zone.dispatchEvent('drop', { dataTransfer: await draggedFile(page, 'SHOP.SQL', 'create table a (id int);') });
    await page.waitForURL('/backsmith-chat');
    await page.getByText('SHOP.SQL').waitFor();
    await page.goto('/how-it-works');
    await page.getByText('SHOP.SQL').waitFor();
    await page.getByRole('button', { name: 'Remove SHOP.SQL' }).click();
    await page.reload();
    await page.getByLabel('Drop a .sql file here').waitFor();
    await expect.poll(() => page.getByText('SHOP.SQL').count()).toBe(0);
  });

  test('a file given by somebody who is signed in leads to the generator, and is forgotten at logout (HOW-11, HOW-12)', async () => {
    const page = await site.page();
    await signedIn(page, site.address());
    await page.goto('/how-it-works');
    await page.getByLabel('Drop a .sql file here').setInputFiles(sqlFile('kennel.sql'));
    await page.waitForURL('/backsmith-chat');
    await page.getByText('kennel.sql').waitFor();
    await page.getByRole('button', { name: /account of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL('/');
    await page.goto('/how-it-works');
    await page.getByLabel('Drop a .sql file here').waitFor();
    await expect.poll(() => page.getByText('kennel.sql').count()).toBe(0);
  });

  test.each(FLOW_LOOKS)(
    'the prompt counts to 500, waits two seconds and arrives in the generator: $look (HOW-13 to HOW-17)',
    async ({ viewport, colorScheme }) => {
      const page = await site.page({ viewport, colorScheme });
      await signedIn(page, site.address());
      await page.goto('/how-it-works');
      const box = page.getByLabel('What do you want to build?');
      const generate = page.getByRole('button', { name: 'Generate Backend' });
      await box.fill('   ');
      await expect.poll(() => generate.getAttribute('aria-disabled')).toBe('true');
      await box.fill('x'.repeat(501));
      expect((await box.inputValue()).length).toBe(500);
      await page.getByText('500 of 500 characters').waitFor();
      await page.getByRole('button', { name: 'Use an example' }).click();
      await expect.poll(() => box.inputValue()).toMatch(EXAMPLE);
      const began = performance.now();
      await generate.click();
      await page.waitForURL('/backsmith-chat');
      expect(performance.now() - began).toBeGreaterThan(1900);
      await page.getByText(EXAMPLE).waitFor();
      await page.locator('.erd .node').first().waitFor({ state: 'attached' }); // the schema it becomes
      await page.getByRole('heading', { level: 1, name: /^[a-z0-9]{3,20}$/ }).waitFor();
    },
  );

  test('the closing call leads strangers through the door to the generator (HOW-20, HOW-21)', async () => {
    const page = await site.page();
    await page.goto('/how-it-works');
    await page.getByRole('link', { name: 'Generate My Backend Now' }).click();
    await page.waitForURL('/login?redirect=%2Fbacksmith-chat');
  });
});
