import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { describeWith } from '../kit/index.ts';
import { axeFindings } from './kit/axe.ts';
import { sharedSite } from './kit/site.ts';

const PAGES = ['/', '/how-it-works', '/services', '/pricing', '/faq'] as const;
const inLanguage = (language: string, page: string) => `/${language}${page === '/' ? '' : page}`;

/**
 * The sentences a page shows or reads out, but for what it marks as English or as code: text by text, with the labels, pictures'
 * texts and placeholders.
 */
const SENTENCES = `[
  ...(function* () {
    const foreign = 'pre, code, svg, script, style, noscript, option:not([value]), .mono, .font-mono, [hreflang], [lang]:not(html)';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: holder, data } = walker.currentNode;
      if (holder !== null && holder.closest(foreign) === null) yield data;
    }
    for (const element of document.querySelectorAll('[aria-label], [alt], [placeholder], [title]')) {
      if (element.closest(foreign) === null) for (const name of ['aria-label', 'alt', 'placeholder', 'title']) yield element.getAttribute(name) ?? '';
    }
  })(),
].map((text) => text.trim()).filter((text) => /[A-Za-z]{2}/.test(text))`;

/** Names, and words that are the same in the languages of the site. */
const SAME =
  /^(Backsmith|hello@backsmith\.example|LinkedIn|Instagram|X|Spring Boot [\d.]+|Maven|CRUD|Swagger|Exception Handler|Security|Flexible|Startups|Fintech|Lifestyle|Starter|Advanced|Enterprise|REPORT\.md|© 2025 Backsmith|2025|MySQL|MariaDB|PostgreSQL|Oracle|SQL Server|SQLite|MongoDB|pg_dump --schema-only|mysqldump --no-data|mariadb-dump --no-data|Privilee website|Privilee app|Ignyte by DIFC|Portl app|VitaCare|Scripts|scripts|[\w./-]+\.(sql|java|md|yml|yaml|http|html)|[\w./-]+\/|Dockerfile|Jenkinsfile|mvnw|no)$/;

async function sentencesOf(page: Page, address: string): Promise<readonly string[]> {
  await page.goto(address, { waitUntil: 'networkidle' });
  return page.evaluate<readonly string[]>(SENTENCES);
}

describeWith(['chromium'], 'the site in other languages', () => {
  const site = sharedSite('free');

  test('German is read from the first byte on, Spanish is one click away and stays, and nothing English is left', async () => {
    const page = await site.page({ locale: 'de-DE' });
    await page.goto('/de');
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
    await page
      .getByRole('heading', { level: 1, name: 'VOM PROMPT ZUM PRODUKTIONS\u00ADREIFEN BACKEND IN MINUTEN' })
      .waitFor();
    await page.getByRole('navigation', { name: 'Sprache' }).getByRole('link', { name: 'Español' }).click();
    await page.waitForURL('**/es');
    await page.getByRole('heading', { level: 1, name: 'DEL PROMPT AL BACKEND' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'DEL PROMPT AL BACKEND' }).waitFor();
    const current = page.getByRole('navigation', { name: 'Idioma' }).locator('[aria-current]');
    await expect.poll(() => current.allTextContents()).toEqual(['Español']);
    // What was chosen is kept: the way in leads to it, and nobody is asked again.
    await page.goto('/');
    await page.waitForURL('**/es');
    await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Precios' }).click();
    await page.waitForURL('**/es/pricing');
    // English can be had again, and is then kept, too.
    await page.getByRole('navigation', { name: 'Idioma' }).getByRole('link', { name: 'English' }).click();
    await page.getByRole('heading', { level: 1, name: 'Pay once. Own the code.' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/pricing');
  });

  test.each(['de', 'es'])('no page of %s shows or reads out what the English one does, but names', async (language) => {
    const page = await site.page({ locale: language });
    for (const path of PAGES) {
      const english = new Set(await sentencesOf(page, path));
      const translated = await sentencesOf(page, inLanguage(language, path));
      expect(translated.length).toBeGreaterThan(30);
      expect(translated.filter((text) => english.has(text) && !SAME.test(text))).toEqual([]);
    }
  });

  test.each(['de', 'es'])(
    'a page of %s is whole without scripts, and names its versions to search engines',
    async (language) => {
      const page = await site.page({ javaScriptEnabled: false });
      for (const path of PAGES) {
        const answer = await page.goto(inLanguage(language, path));
        expect(answer?.status()).toBe(200);
        const html = (await answer?.text()) ?? '';
        expect(html).toContain(`<html lang="${language}">`);
        const linkOf = (attributes: string) =>
          new RegExp(`<link rel="${attributes}" href="[^"]*?://[^/]+([^"]*)">`).exec(html)?.[1];
        expect(linkOf('canonical')).toBe(inLanguage(language, path));
        expect(linkOf('alternate" hreflang="en')).toBe(path);
        expect(linkOf('alternate" hreflang="x-default')).toBe(path);
        for (const other of ['de', 'es']) {
          expect(linkOf(`alternate" hreflang="${other}`)).toBe(inLanguage(other, path));
          expect(html).toContain(`href="${inLanguage(other, path)}"`);
        }
      }
    },
  );

  test('a browser of another language is offered it once, without being sent there; what is in no other is not', async () => {
    const page = await site.page({ locale: 'de-AT' });
    await page.goto('/pricing');
    const offer = page.getByRole('complementary', { name: 'Sprache' });
    await offer.getByText('Diese Seite gibt es auf Deutsch.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/pricing');
    await offer.getByRole('button', { name: 'Nein, danke' }).click();
    await expect.poll(() => offer.count()).toBe(0);
    await page.goto('/faq', { waitUntil: 'networkidle' });
    expect(await offer.count()).toBe(0);
    await page.evaluate('localStorage.removeItem("language")');
    await page.goto('/privacy-policy', { waitUntil: 'networkidle' });
    expect(await offer.count()).toBe(0);
    expect(await page.getByRole('navigation', { name: 'Language' }).count()).toBe(0);
    await page.goto('/faq');
    await offer.getByRole('link', { name: 'Auf Deutsch lesen' }).click();
    await page.waitForURL('**/de/faq');
  });

  test.each(['de', 'es'])('axe has nothing to say of %s, and no long word breaks a phone', async (language) => {
    const page = await site.page({ locale: language, viewport: { width: 390, height: 844 } });
    for (const path of PAGES) {
      await page.goto(inLanguage(language, path), { waitUntil: 'networkidle' });
      const width = 'document.documentElement.scrollWidth';
      expect({ path, width: await page.evaluate(width) }).toEqual({ path, width: 390 });
      expect(await axeFindings(page)).toEqual([]);
    }
  });
});
