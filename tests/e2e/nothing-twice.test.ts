import { type PaymentStatusAnswer, PATHS, type ProjectsAnswer, type SessionAnswer } from '@backsmith/contract';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { describeWith } from '../kit/index.ts';
import { cuttableLine } from './kit/cuttable-line.ts';
import { buyStarter, pay } from './kit/money.ts';
import { signedIn } from './kit/person.ts';
import { heldGenerations, quickFile, type SchemaFile } from './kit/schema-files.ts';
import { sharedSite } from './kit/site.ts';
import { buildFrom, walkWizard } from './kit/wizard.ts';

const LOST = ['Failed to load resource', 'net::ERR_', 'The server did not answer'];
const SECOND_DRAFT = /This draft is open in another tab/;

describeWith(['chromium'], 'nothing is built or paid for twice', () => {
  const site = sharedSite('selling');
  const held = heldGenerations();

  const build = (page: Page) => page.getByRole('button', { name: 'Build from Database' }).click();
  const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
  const ready = (page: Page) => heading(page, 'Microservice Ready for Download!');

  async function ask<Answer>({ token }: SessionAnswer['data'], path: string): Promise<Answer> {
    const answer = await fetch(site.address() + path, { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()) as Answer;
  }

  /** What the account has in the end: of each project its state and its versions, and how many payments are unused. */
  async function kept(session: SessionAnswer['data']) {
    const { projects } = (await ask<ProjectsAnswer>(session, PATHS.projects)).data;
    const { unusedPayments } = await ask<PaymentStatusAnswer>(session, PATHS.paymentStatus);
    return { projects: projects.map(({ status, versions }) => `${status} ${versions}`), unused: unusedPayments.length };
  }

  /** Somebody with two payments, before the file that is to be built. */
  async function withTwoPayments(file: SchemaFile) {
    const page = await site.page({ expected: [...LOST, '409 (Conflict)'] });
    const session = await signedIn(page, site.address());
    await buyStarter(site.address(), session);
    await buyStarter(site.address(), session);
    await walkWizard(page);
    await page.getByLabel('Drop a .sql file here').setInputFiles(file);
    await page.getByText(/Read as PostgreSQL: 1 table/).waitFor();
    return { page, session };
  }

  /** The draft in a second tab. */
  async function secondTab(page: Page): Promise<Page> {
    const other = await page.context().newPage();
    await other.goto('/backsmith-chat');
    await other.getByText(SECOND_DRAFT).waitFor();
    await other.getByText(/Read as PostgreSQL: 1 table/).waitFor();
    return other;
  }

  test('by two tabs that build the same draft at the same moment', async () => {
    const { file, release } = held();
    const { page, session } = await withTwoPayments(file);
    const other = await secondTab(page);
    await Promise.all([build(page), build(other)]);
    for (const one of [page, other]) {
      await one.bringToFront();
      await one.getByText('Reading schema is done').waitFor();
    }
    release();
    for (const one of [page, other]) {
      await one.bringToFront();
      await ready(one).waitFor();
    }
    expect(await kept(session)).toEqual({ projects: ['completed 1'], unused: 1 });
  });

  test('by a tab that comes later: it is told, with the way to the project, and may build one of its own', async () => {
    const { page, session } = await withTwoPayments(quickFile());
    const other = await secondTab(page);
    await build(page);
    await ready(page).waitFor();
    await other.bringToFront();
    await build(other);
    await heading(other, 'Already built').waitFor();
    await other.getByText(/It was not built or paid for twice/).waitFor();
    expect(await kept(session)).toEqual({ projects: ['completed 1'], unused: 1 });
    const projects = other.getByRole('link', { name: 'Open the project' });
    expect(await projects.getAttribute('href')).toMatch(/^\/projects\/[0-9a-f-]{36}$/);
    await other.getByRole('button', { name: 'Build this as another project' }).click();
    await ready(other).waitFor();
    expect(await kept(session)).toEqual({ projects: ['completed 1', 'completed 1'], unused: 0 });
  });

  test('by a reload before the first news of it', async () => {
    const { file, release } = held();
    const { page, session } = await withTwoPayments(file);
    // The server has it, and its answer never comes.
    let isAccepted = false;
    await page.route(`**${PATHS.generateMicroservice}`, async (route) => {
      const { headers, body } = { headers: route.request().headers(), body: route.request().postData() };
      const answer = await fetch(site.address() + PATHS.generateMicroservice, { method: 'POST', headers, body });
      isAccepted = answer.ok;
    });
    await build(page);
    await expect.poll(() => isAccepted).toBe(true);
    await page.reload();
    await page.unroute(`**${PATHS.generateMicroservice}`);
    await page.getByText(/Read as PostgreSQL: 1 table/).waitFor();
    await build(page);
    await page.getByText('Reading schema is done').waitFor();
    release();
    await ready(page).waitFor();
    expect(await kept(session)).toEqual({ projects: ['completed 1'], unused: 1 });
  });

  test('where the network is away for long: that it goes on is said, and it is found again', async () => {
    const line = await cuttableLine(site.address());
    const page = await site.page({ baseURL: line.address, expected: LOST });
    const session = await signedIn(page, site.address());
    await buyStarter(site.address(), session);
    await walkWizard(page);
    const { file, release } = held();
    await buildFrom(page, file);
    await page.getByText('Reading schema is done').waitFor();
    await page.clock.install();
    line.cut();
    await page.getByText(/The connection was lost/).waitFor();
    await expect
      .poll(async () => {
        await page.clock.runFor(8000);
        return heading(page, 'Connection lost').count();
      })
      .toBe(1);
    await page.getByText('The generation goes on without this page.', { exact: false }).waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    release();
    line.mend();
    await page.clock.resume();
    await page.getByRole('button', { name: 'Look again' }).click();
    await ready(page).waitFor();
    expect(await kept(session)).toEqual({ projects: ['completed 1'], unused: 0 });
    await page.goto('about:blank');
    line.cut();
    await line.close();
  });

  test('by a payment whose answer is lost', async () => {
    const page = await site.page({ expected: LOST });
    const session = await signedIn(page, site.address());
    await walkWizard(page);
    await buildFrom(page, quickFile());
    await page.getByRole('button', { name: /^Pay for/ }).click();
    const confirm = `**${PATHS.sandboxConfirm}`;
    await page.route(confirm, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await pay(page, 'good');
    await ready(page).waitFor();
    expect(await kept(session)).toEqual({ projects: ['completed 1'], unused: 0 });
  });
});
