import path from 'node:path';
import { PATHS, type ProjectsAnswer } from '@backsmith/contract';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { describeWith, REPOSITORY } from '../kit/index.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { sidewaysScroll } from './kit/in-page.ts';
import { FLOW_LOOKS } from './kit/looks.ts';
import { openPane } from './kit/open-pane.ts';
import { buyStarter } from './kit/money.ts';
import { signedIn, somebody } from './kit/person.ts';
import { sharedSite } from './kit/site.ts';
import { buildFrom, walkWizard } from './kit/wizard.ts';

const GENERATOR = '/backsmith-chat';
const FILE = {
  name: 'clinic.sql',
  mimeType: 'application/sql',
  buffer: Buffer.from(
    'create table customers (id int primary key, name varchar(80));\ncreate table visits (id int primary key);',
  ),
};

/** A sentence was answered, and a table was written below it. */
async function change(page: Page): Promise<void> {
  await page.getByLabel('Drop a .sql file here').setInputFiles(FILE);
  await say(page, 'add a phone number to customers');
  await page.getByText(/customers\.phone\w* added/).waitFor();
  await type(page, '\ncreate table third (id int primary key);');
  await page.getByText(/Read as PostgreSQL: 3 tables/).waitFor();
}

async function say(page: Page, sentence: string): Promise<void> {
  await page.getByLabel('Describe a change').fill(sentence);
  await page.getByLabel('Describe a change').press('Enter');
}

async function type(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'SQL of the schema' }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
}

/** All of it is there, and the sentence can be taken back. */
async function seeChange(page: Page): Promise<void> {
  await page.getByText(/Read as PostgreSQL: 3 tables/).waitFor();
  await page.getByText('add a phone number to customers', { exact: true }).waitFor();
  await page.getByText(/customers\.phone\w* added/).waitFor();
  await page.getByRole('button', { name: /^customers 3/ }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
}

describeWith(['chromium'], 'a review that is left', () => {
  const site = sharedSite('selling');

  async function changed(): Promise<Page> {
    const page = await site.page();
    await signedIn(page, site.address());
    await walkWizard(page);
    await change(page);
    return page;
  }

  test('is there again after a reload, after Back, and after a walk through the site', async () => {
    const page = await changed();
    await page.reload();
    await seeChange(page);
    await page.goto('/pricing');
    await page.goBack();
    await seeChange(page);
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.waitForURL('**/dashboard');
    await page.goBack();
    await seeChange(page);
    await page.goto('/dashboard');
    const draft = page.getByRole('region', { name: 'Draft' });
    await draft.getByText('shop').waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await draft.getByRole('link', { name: 'Continue' }).click();
    await seeChange(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: /^customers 2/ }).waitFor();
    await page.waitForTimeout(200); // no hand is faster
    await page.reload();
    await page.getByRole('button', { name: /^customers 2/ }).waitFor();
  });

  test('keeps what was typed a moment before', async () => {
    const page = await changed();
    await type(page, '\ncreate table fourth (id int primary key);');
    await page.reload();
    await page.getByText(/Read as PostgreSQL: 4 tables/).waitFor();
    await page.reload();
    await page.getByText(/Read as PostgreSQL: 4 tables/).waitFor();
  });

  test('outlives the session, for the same person, and is forgotten for another', async () => {
    const page = await site.page({ expected: ['Failed to load resource'] });
    const person = somebody();
    await signedIn(page, site.address(), person);
    await walkWizard(page);
    await change(page);
    const signIn = async ({ email, password }: typeof person) => {
      await page.goto('/login');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    };
    const end = (token: string | null) =>
      fetch(site.address() + PATHS.logout, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    await end(await page.evaluate(() => localStorage.getItem('token')));
    await page.goto('/dashboard');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await signIn(person);
    await page.waitForURL(`**${GENERATOR}`);
    await seeChange(page);

    await end(await page.evaluate(() => localStorage.getItem('token')));
    await page.goto('/dashboard');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await signedIn(page, site.address());
    await page.goto(GENERATOR);
    await page.getByLabel('Project name').waitFor();
    expect(await page.getByLabel('Project name').inputValue()).toBe('');
    await page.getByText('clinic.sql').waitFor({ state: 'detached' });
  });

  test('keeps which service a table was moved to, also where the tab is closed', async () => {
    const page = await site.page();
    await signedIn(page, site.address());
    await walkWizard(page, { architecture: 'Microservice' });
    await page.getByLabel('Drop a .sql file here').setInputFiles(path.join(REPOSITORY, 'examples/shop.sql'));
    await page.getByLabel('Service of page_visit').selectOption({ label: 'orders' });
    const serviceOf = (tab: Page) =>
      tab.getByLabel('Service of page_visit').evaluate((list) => (list as HTMLSelectElement).selectedOptions[0]?.label);
    await expect.poll(() => serviceOf(page)).toBe('orders');
    await page.reload();
    await page.getByText(/Read as PostgreSQL: 23 tables/).waitFor();
    await expect.poll(() => serviceOf(page)).toBe('orders');
    const later = await page.context().newPage();
    await page.close();
    await later.goto(GENERATOR);
    await later.getByText(/Read as PostgreSQL: 23 tables/).waitFor();
    await expect.poll(() => serviceOf(later)).toBe('orders');
    await later.close();
  });

  test('keeps an idea with what was said of it, the mode, and the answers to the wizard', async () => {
    const page = await site.page();
    await signedIn(page, site.address());
    await page.goto(GENERATOR);
    await page.getByLabel('Project name').fill('library');
    await page.getByLabel('Package name').fill('com.acme.lib');
    await page.reload();
    await expect.poll(() => page.getByLabel('Project name').inputValue()).toBe('library');
    await expect.poll(() => page.getByLabel('Package name').inputValue()).toBe('com.acme.lib');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('switch', { name: 'Swagger' }).check();
    await page.reload();
    await expect.poll(() => page.getByRole('switch', { name: 'Swagger' }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Start Generation' }).click();
    await page.getByRole('radio', { name: 'Create with Chat' }).check();
    await page.getByLabel('Your idea').fill('A library lends books to its members and knows who has which');
    await page.getByRole('button', { name: 'Show the schema first' }).click();
    await say(page, 'add a birthday to members');
    await page.getByText(/members\.birthday added/).waitFor();
    await page.reload();
    await page.getByText(/members\.birthday added/).waitFor();
    await page.getByText('add a birthday to members', { exact: true }).waitFor();
    await expect.poll(() => page.getByRole('radio', { name: 'Create with Chat' }).isChecked()).toBe(true);
  });

  test.each(FLOW_LOOKS)('is kept by one tab at a time, and the later one is told: $look', async (look) => {
    const page = await site.page({ viewport: look.viewport, colorScheme: look.colorScheme });
    await signedIn(page, site.address());
    await walkWizard(page);
    await page.getByLabel('Drop a .sql file here').setInputFiles(FILE);
    await openPane(page, 'Messages');
    await page
      .getByText(/Read as PostgreSQL: 2 tables/)
      .first()
      .waitFor();
    const other = await page.context().newPage();
    await other.goto(GENERATOR);
    await openPane(other, 'Messages');
    await other.getByText(/Read as PostgreSQL: 2 tables/).waitFor();
    const notice = /This draft is open in another tab/;
    await other.getByText(notice).waitFor();
    expect(await axeFindingsInBothThemes(other)).toEqual([]);
    expect(await sidewaysScroll(other)).toBe(0);
    await say(page, 'add a phone number to customers');
    await page.getByText(/customers\.phone\w* added/).waitFor();
    await other.getByRole('button', { name: 'Continue here' }).click();
    await openPane(other, 'Messages');
    await other.getByText(/customers\.phone\w* added/).waitFor();
    await other.getByText(notice).waitFor({ state: 'detached' });
    await page.getByText(notice).waitFor();
    await other.close();
  });

  test('is one entry of the dashboard once the server has it, too; discarded, it is gone in both places', async () => {
    const page = await site.page();
    const session = await signedIn(page, site.address());
    await buyStarter(site.address(), session);
    await walkWizard(page);
    await buildFrom(page, FILE);
    await page.getByRole('button', { name: 'Review first' }).click();
    await page
      .getByText(/Read as PostgreSQL: 2 tables/)
      .first()
      .waitFor();
    const onServer = async () => {
      const headers = { authorization: `Bearer ${session.token}` };
      const answer = (await (await fetch(site.address() + PATHS.projects, { headers })).json()) as ProjectsAnswer;
      return answer.data.projects.map(({ name, status }) => `${name} ${status}`);
    };
    expect(await onServer()).toEqual(['shop draft']);
    await page.goto('/dashboard');
    await page.getByRole('region', { name: 'Draft' }).getByText('shop').waitFor();
    const listed = page.getByRole('region', { name: 'Recent Projects' });
    await listed.waitFor();
    expect(await listed.getByText('shop').count()).toBe(0);
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await expect.poll(onServer).toEqual([]);
    await page.reload();
    await listed.waitFor();
    expect(await page.getByRole('region', { name: 'Draft' }).count()).toBe(0);
    expect(await listed.getByText('shop').count()).toBe(0);
  });

  test('is discarded on the dashboard, and a new project begins empty', async () => {
    const page = await changed();
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await page.getByRole('region', { name: 'Draft' }).waitFor({ state: 'detached' });
    await page.getByRole('main').getByRole('link', { name: 'New Project' }).first().click();
    await expect.poll(() => page.getByLabel('Project name').inputValue()).toBe('');
    expect(await page.getByText('clinic.sql').count()).toBe(0);
  });

  test('is forgotten by who signs out', async () => {
    const page = await changed();
    const kept = () =>
      page.evaluate(async () => {
        const opening = indexedDB.open('kept');
        await new Promise((resolve) => (opening.onsuccess = resolve));
        const count = opening.result.transaction('reviews').objectStore('reviews').count();
        await new Promise((resolve) => (count.onsuccess = resolve));
        opening.result.close();
        return count.result;
      });
    await expect.poll(kept).toBe(1);
    await page.goto('/dashboard');
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect.poll(kept).toBe(0);
  });
});
