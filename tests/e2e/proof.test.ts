import { PATHS } from '@backsmith/contract';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { describeWith } from '../kit/index.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { sidewaysScroll } from './kit/in-page.ts';
import { ALL_SEEN, ledProofs, proven } from './kit/led-proofs.ts';
import { FLOW_LOOKS } from './kit/looks.ts';
import { signedIn } from './kit/person.ts';
import { ownSite } from './kit/site.ts';

const UP = 'The time limit of 10 minutes was reached.';

/** As the prover says it whose time was up while the tests ran. */
const IN_PART = proven({
  outcome: 'partial',
  steps: [
    ...ALL_SEEN.slice(0, 3),
    { step: 'test', status: 'skipped', text: `Not finished. ${UP} 120 tests had passed.`, seconds: 540 },
  ],
  gap: {
    reasons: [UP],
    next: [
      'In the unpacked folder, ./mvnw verify compiles all of it and runs all of its tests, without a limit.',
      'backsmith verify PROJECT --minutes 60 does what was done here, and has more time for it.',
    ],
  },
});

/** As it says it of a database that lacks what the migrations install. */
const STOOD_IN = proven({
  outcome: 'partial',
  gap: {
    reasons: ['The migrations need the extension vector, which PostgreSQL 18.4 does not have here.'],
    next: [
      "To prove the project on a PostgreSQL that has it, name an administrator's address of one: " +
        'backsmith verify PROJECT --server postgresql://USER:PASSWORD@HOST:PORT/postgres',
    ],
  },
});

const SCHEMA = 'create table person (id bigint primary key, name varchar(60) not null);';
const PATIENCE = { timeout: 60_000 };

describeWith(['chromium'], 'what was seen of a project', () => {
  const proofs = ledProofs();
  const site = ownSite('proof', 'real', () => Promise.resolve({}), { proofs: proofs.run });

  const panel = (page: Page) => page.getByRole('region', { name: 'Verified' });
  const status = (page: Page, text: string) => panel(page).getByRole('status').getByText(text).waitFor(PATIENCE);

  /** Somebody signed in, with a project whose proof has begun. */
  async function withProof(page: Page) {
    const { token } = await signedIn(page, site.address());
    const answer = await fetch(site.address() + PATHS.generateMicroservice, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        ...{ projectName: 'harbour', packageName: 'com.acme.harbour', architectureType: 'monolithic' },
        features: { swagger: true, exceptionHandler: false, security: true },
        sqlSchema: SCHEMA,
      }),
    });
    const last = (await answer.text()).trim().split('\n\n').at(-1) ?? '';
    const { projectId } = JSON.parse(last.slice('data: '.length)) as { readonly projectId: string };
    return { path: `/projects/${projectId}`, proof: await proofs.next() };
  }

  test('is followed step by step, through a reload, in a second tab, to its end', async () => {
    const page = await site.page();
    const { path, proof } = await withProof(page);
    await page.goto(path);
    await status(page, 'at work');
    proof.tell('compile', 'running', 'Compiling');
    await panel(page).getByText('Compiling').waitFor();
    proof.tell('compile', 'passed', ALL_SEEN[0].text);
    await panel(page).getByText(ALL_SEEN[0].text).waitFor();
    await page.reload();
    await panel(page).getByText(ALL_SEEN[0].text).waitFor();
    await status(page, 'at work');
    const second = await page.context().newPage();
    await second.goto(path);
    await panel(second).getByText(ALL_SEEN[0].text).waitFor();
    proof.tell('test', 'running', '57 tests have run');
    for (const one of [second, page]) {
      await one.bringToFront();
      await panel(one).getByText('57 tests have run').waitFor();
    }
    proof.end(proven());
    for (const one of [page, second]) {
      await one.bringToFront();
      await status(one, 'all that was looked at is well');
      await panel(one).getByText('161 tests passed on PostgreSQL 18.4').waitFor();
      await panel(one).getByText('JDK 17.0.15, PostgreSQL 18.4').waitFor();
      expect(await panel(one).getByText('57 tests have run').count()).toBe(0);
    }
  });

  test('goes on where the connection was away for a while', async () => {
    const page = await site.page({ expected: ['ERR_INTERNET_DISCONNECTED'] });
    const { path, proof } = await withProof(page);
    await page.goto(path);
    proof.tell('start', 'running', 'Starting');
    await panel(page).getByText('Starting').waitFor();
    await page.context().setOffline(true);
    await page.waitForTimeout(4000);
    proof.end(proven());
    await panel(page).getByText('Starting').waitFor();
    await page.context().setOffline(false);
    await status(page, 'all that was looked at is well');
  });

  test('in part says what was seen, what was not and why, and what to do', async () => {
    const page = await site.page();
    const { path, proof } = await withProof(page);
    await page.goto(path);
    proof.end(IN_PART);
    await status(page, 'verified in part');
    const entries = await panel(page).locator('dl > div').allInnerTexts();
    expect(entries.map((entry) => entry.split('\n'))).toEqual([
      ['Seen', 'Compile, Start, Call'],
      ['Not seen', 'Test'],
      ['Why', UP],
      ['What to do', expect.stringContaining('./mvnw verify'), expect.stringContaining('--minutes 60')],
    ]);
    await panel(page).getByText('120 tests had passed').waitFor();
    expect(await panel(page).getByText('works, but not everything was checked.').count()).toBe(1);
  });

  test('without a start on its own database says what stood for it', async () => {
    const page = await site.page();
    const { path, proof } = await withProof(page);
    await page.goto(path);
    proof.end(STOOD_IN);
    await status(page, 'verified in part');
    await panel(page).getByText('another one stood for it').waitFor();
    await panel(page).getByText('--server postgresql://').waitFor();
  });

  test('that took too long without a word of its own says as much', async () => {
    const page = await site.page();
    const { path, proof } = await withProof(page);
    await page.goto(path);
    proof.tell('compile', 'passed', ALL_SEEN[0].text);
    proof.tell('start', 'running', 'Starting');
    proof.end({ kind: 'over-time' });
    await status(page, 'verified in part');
    await panel(page).getByText('Start, Call, Test').waitFor();
    await panel(page).getByText(UP, { exact: true }).waitFor();
    await panel(page)
      .getByText(/mvnw verify/)
      .waitFor();
  });

  test.each(FLOW_LOOKS)('has no finding of axe and fits: $look', async (look) => {
    const page = await site.page({ viewport: look.viewport, colorScheme: look.colorScheme });
    const { path, proof } = await withProof(page);
    await page.goto(path);
    proof.end(STOOD_IN);
    await status(page, 'verified in part');
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await sidewaysScroll(page)).toBe(0);
    }
  });

  test('is of the version that was built last, on the page it is handed out on', async () => {
    const page = await site.page();
    const { path, proof } = await withProof(page);
    await page.goto(path);
    proof.end(proven());
    await status(page, 'all that was looked at is well');
    await page.getByRole('link', { name: 'Build again' }).click();
    await page.getByLabel('Describe a change').fill('add a phone number to people');
    await page.getByLabel('Describe a change').press('Enter');
    await page.getByText(/person\.phone\w* added/).waitFor();
    await page.getByRole('button', { name: 'Build from Database' }).click();
    await page.getByRole('heading', { name: 'Microservice Ready for Download!' }).waitFor(PATIENCE);
    const again = await proofs.next();
    again.tell('compile', 'running', 'Compiling version 2');
    await panel(page).getByText('Compiling version 2').waitFor(PATIENCE);
    expect(await panel(page).getByText(ALL_SEEN[3].text).count()).toBe(0);
    again.end(IN_PART);
    await status(page, 'verified in part');
    expect(await sidewaysScroll(page)).toBe(0);
  });
});
