import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { describeWith } from '../kit/index.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { sidewaysScroll } from './kit/in-page.ts';
import { FLOW_LOOKS } from './kit/looks.ts';
import { fillRegistration, signedIn, somebody } from './kit/person.ts';
import { ownSite, sharedSite } from './kit/site.ts';
import { walkWizard } from './kit/wizard.ts';

/** Presses the button of the generator that leads to the zip, and reads it. */
async function builtFrom(page: Page, button: string): Promise<Readonly<Record<string, Uint8Array>>> {
  await page.getByRole('button', { name: button }).click();
  return await downloaded(page);
}

/** Waits for the zip, and reads the names and texts in it. */
async function downloaded(page: Page): Promise<Readonly<Record<string, Uint8Array>>> {
  await page.getByRole('heading', { name: 'Microservice Ready for Download!' }).waitFor({ timeout: 60_000 });
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Microservice' }).click();
  return unzipSync(readFileSync(await (await downloading).path()));
}

function entitiesOf(files: Readonly<Record<string, Uint8Array>>): readonly string[] {
  return Object.keys(files).flatMap((name) => /\/controller\/(\w+)Controller\.java$/.exec(name)?.[1] ?? []);
}

describeWith(['chromium'], 'the gallery of models', () => {
  const site = sharedSite('free');

  test('is written out whole, and so is each page, for readers without scripts and for search engines', async () => {
    const page = await site.page({ javaScriptEnabled: false, expected: ['404 (Not Found)'] });
    expect((await page.goto('/templates'))?.status()).toBe(200);
    const cards = page.getByRole('main').locator('a[href^="/templates/"]');
    expect(await cards.count()).toBeGreaterThan(150);
    expect((await page.goto('/templates/help-desk'))?.status()).toBe(200);
    expect(await page.title()).toBe('Help desk: data model · Backsmith');
    expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(
      /^Help desk data model\. .*5 tables: customers, agents, ticket categories, tickets, ticket messages/,
    );
    await page.getByRole('heading', { level: 1, name: 'Help desk data model' }).waitFor();
    await page.getByRole('rowheader', { name: 'first_answered_at' }).waitFor();
    await page.getByRole('img', { name: /^Help desk: 5 tables/ }).waitFor();
    const map = await (await fetch(`${site.address()}/sitemap.xml`)).text();
    expect(map).toContain('/templates</loc>');
    expect(map).toContain('/templates/help-desk</loc>');
    expect((await page.goto('/templates/no-such-model'))?.status()).toBe(404);
  });

  test('is led to by the footer, searched by words, narrowed to a category, and says when nothing is found', async () => {
    const page = await site.page();
    await page.goto('/faq');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Templates' }).click();
    await page.waitForURL('/templates');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const field = page.getByLabel('Search the models');
    await field.fill('animal');
    await page
      .getByRole('status')
      .getByText(/models? for "animal"/)
      .waitFor();
    expect(asked.some((path) => path.endsWith('.js'))).toBe(true); // the library came with the first search
    await page
      .getByRole('main')
      .getByRole('link', { name: /Veterinary/ })
      .waitFor();
    await page.getByLabel('Category').selectOption('Health and care');
    await expect.poll(() => page.getByRole('main').locator('a[href^="/templates/"]').count()).toBeLessThan(5);
    await field.fill('qqqq');
    await page.getByRole('status').getByText('No model speaks of "qqqq".').waitFor();
    await field.fill('');
    await page.getByRole('heading', { level: 2, name: 'Health and care' }).waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Hospital/ })
      .click();
    await page.waitForURL('/templates/hospital');
  });

  test('what is entered before the page answers counts once it does', async () => {
    const page = await site.page();
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.gotoAsWritten('/templates', { waitUntil: 'commit' });
    await page.getByLabel('Search the models').fill('animal');
    await page.getByLabel('Category').selectOption('Health and care');
    answer();
    await page
      .getByRole('status')
      .getByText(/models? for "animal"/)
      .waitFor();
    await expect.poll(() => page.getByRole('main').locator('a[href^="/templates/"]').count()).toBeLessThan(5);
  });

  test('a pack that is chosen is in the diagram and in the count', async () => {
    const page = await site.page();
    await page.goto('/templates/help-desk');
    await page.getByLabel('Service levels').focus();
    await page.keyboard.press('Space');
    await page.getByRole('status').getByText('6 tables.').waitFor();
    await page
      .getByRole('img', { name: /^Help desk: 6 tables/ })
      .getByText('sla_policies')
      .waitFor();
  });

  test.each(FLOW_LOOKS)('has no finding and does not scroll sideways, nor does a page of it: $look', async (look) => {
    const page = await site.page({ viewport: look.viewport, colorScheme: look.colorScheme });
    for (const path of ['/templates', '/templates/help-desk']) {
      await page.goto(path);
      await page.mouse.move(200, 200);
      await page.mouse.move(210, 210);
      expect(await axeFindingsInBothThemes(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    }
  });

  test('whoever is in the generator starts from one there, by keyboard', async () => {
    const page = await site.page();
    await signedIn(page, site.address());
    await walkWizard(page);
    await page.getByRole('radio', { name: 'Start from a model' }).check();
    await page.getByLabel('Search the models').fill('help desk');
    await page
      .getByRole('status')
      .getByText(/^\d+ models? to start from/)
      .waitFor();
    await page
      .getByRole('group', { name: 'Model' })
      .getByRole('radio', { name: /^Help desk/ })
      .press('Space');
    await page.getByLabel(/^Tags/).press('Space');
    await page.getByText('7 tables. You can change all of it').waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show the schema' }).press('Enter');
    await page.getByText('Help desk, with tags').waitFor();
    await page.getByText(/^Help desk: customers, agents/).waitFor();
    await page.getByRole('button', { name: 'Choose another model' }).click();
    await page.getByLabel('Search the models').waitFor();
  });
});

describeWith(['chromium'], 'from a model to a backend', () => {
  const site = ownSite('templates');

  test('a stranger chooses a model with a pack, signs up, and takes the zip home', async () => {
    const page = await site.page();
    await page.goto('/templates/help-desk');
    await page.getByLabel('Service levels').check();
    await page.getByRole('status').getByText('6 tables.').waitFor();
    await page.getByRole('link', { name: 'Start from this model' }).click();
    await page.waitForURL('/backsmith-chat');
    await page.getByText('Help desk, with service levels').waitFor();
    await page.getByText(/^Help desk: customers, agents/).waitFor();
    await page.getByRole('button', { name: 'Build from Model' }).click();
    await page.getByText('6 tables are too small to cut: one service.').waitFor();
    await page.getByRole('button', { name: 'Build a monolith' }).click();
    await expect.poll(() => page.getByRole('radio', { name: 'Monolithic' }).isChecked()).toBe(true);
    await expect.poll(() => page.getByLabel('Project name').inputValue()).toBe('helpdesk');
    await page.getByRole('button', { name: /^3 ?Prompt\/DB/ }).click();
    await page.getByRole('button', { name: 'Start Generation' }).click();
    await page.waitForURL(/\/register/);
    await page.getByRole('region', { name: 'What waits for you' }).getByText('Help desk').waitFor();
    await fillRegistration(page, somebody());
    await page.getByRole('button', { name: 'Create account' }).click();
    const names = entitiesOf(await downloaded(page));
    expect(names).toEqual(expect.arrayContaining(['Ticket', 'TicketMessage', 'SlaPolicy']));
    expect(names).not.toContain('Article');
  });

  test('one line becomes a conversation, a question and a part are answered by a click, and the zip has both', async () => {
    const page = await site.page();
    await signedIn(page, site.address());
    await walkWizard(page, { projectName: 'desk' });
    await page.getByRole('radio', { name: 'Create with Chat' }).check();
    await page.getByLabel('Your idea').fill('CRM for a small agency in Berlin');
    await page.getByRole('button', { name: 'Show the schema first' }).click();
    await page.getByText(/^Customer relations: sales reps, companies/).waitFor();
    await page.getByRole('button', { name: 'Add Tags' }).click();
    const changes = page.getByRole('list', { name: 'What changed' });
    await changes.getByText(/Table tags added/).waitFor();
    await page.locator('.erd .node[data-table="tags"]').waitFor();
    await page.getByRole('button', { name: 'Several contacts' }).click();
    await expect
      .poll(() => page.getByRole('button', { name: 'Several contacts' }).getAttribute('aria-pressed'))
      .toBe('true');
    const files = await builtFrom(page, 'Build from Idea');
    expect(entitiesOf(files)).toEqual(expect.arrayContaining(['Contact', 'Tag']));
    const migration = Object.entries(files).find(([name]) => /\/db\/migration\/.*V1__\w+\.sql$/.test(name))?.[1];
    const sql = strFromU8(migration ?? new Uint8Array());
    expect(sql).toContain('CREATE TABLE tags');
    expect(sql).toContain('CREATE TABLE activity_contacts');
  });
});
