import { PATHS } from '@backsmith/contract';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { describeWith } from '../kit/index.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { sidewaysScroll } from './kit/in-page.ts';
import { FLOW_LOOKS } from './kit/looks.ts';
import { signedIn } from './kit/person.ts';
import { ownSite } from './kit/site.ts';

const FIRST = `create table customer (id bigint primary key, mail varchar(200) not null, note text);
create table orders (id bigint primary key, customer_id bigint not null references customer);
`;
const SECOND = FIRST.replace(' mail ', ' email ').replace('note text', 'note text, points int');

/** Time for a generation by the real engine on a busy machine. */
const PATIENCE = { timeout: 60_000 };

describeWith(['chromium'], 'the page of a project', () => {
  const site = ownSite('project-page');

  /** Somebody with a project in two versions. @returns where it is */
  async function withVersions(page: Page): Promise<string> {
    const { token } = await signedIn(page, site.address());
    const first = await generated(token, FIRST);
    await generated(token, SECOND, first);
    return `/projects/${first}`;
  }

  async function generated(token: string, sqlSchema: string, projectId?: string): Promise<string> {
    const answer = await fetch(site.address() + PATHS.generateMicroservice, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        ...{ projectName: 'harbour', packageName: 'com.acme.harbour', architectureType: 'monolithic', sqlSchema },
        ...{ features: { swagger: true, exceptionHandler: false, security: false }, projectId },
      }),
    });
    const last = (await answer.text()).trim().split('\n\n').at(-1) ?? '';
    const { projectId: id, completed } = JSON.parse(last.slice('data: '.length)) as {
      projectId: string;
      completed?: boolean;
    };
    expect(completed).toBe(true);
    return id;
  }

  test('lists its versions with what changed, checksum and report, and makes an earlier one again', async () => {
    const page = await site.page();
    await withVersions(page);
    await page.goto('/projects');
    await page.getByRole('link', { name: 'harbour', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'harbour' }).waitFor();
    const second = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Version 2' }) });
    await second.getByText('customer.points added as int').waitFor();
    await second.getByText('customer.mail renamed to email').waitFor();
    await second.getByText(/^SHA-256 [0-9a-f]{64}$/).waitFor();
    const saved = page.waitForEvent('download', PATIENCE);
    await page.getByRole('button', { name: 'Make again and download version 1' }).click();
    expect((await saved).suggestedFilename()).toBe('harbour-v1.zip');
    // It is stored again, so the next time it needs not be made.
    await page.getByRole('button', { name: 'Download version 1', exact: true }).waitFor();
    const latest = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download harbour' }).click();
    expect((await latest).suggestedFilename()).toBe('harbour.zip');
    expect(await page.getByText('BACKSMITH_VERIFY').count()).toBe(0);
  });

  test('an update asks for renames and says what it adds', async () => {
    const page = await site.page();
    await page.goto(await withVersions(page));
    await page.getByRole('button', { name: 'Update for a database in use to version 2' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('customer.mail is now email').check();
    const saved = page.waitForEvent('download', PATIENCE);
    await dialog.getByRole('button', { name: 'Download the update' }).click();
    expect((await saved).suggestedFilename()).toBe('harbour-v2-update.zip');
    await dialog.getByText(/New: .*V2__/).waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test('is built again from a changed schema, which becomes the next version', async () => {
    const page = await site.page();
    await page.goto(await withVersions(page));
    await page.getByRole('link', { name: 'Build again' }).click();
    await page.getByLabel('Describe a change').fill('add a phone number to customers');
    await page.getByLabel('Describe a change').press('Enter');
    await page.getByText(/customer\.phone\w* added/).waitFor();
    await page.getByRole('button', { name: 'Build from Database' }).click();
    await page.getByRole('heading', { name: 'Microservice Ready for Download!' }).waitFor(PATIENCE);
    await page.getByRole('link', { name: 'View in Dashboard' }).click();
    await page.getByRole('link', { name: 'harbour', exact: true }).first().click();
    const third = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Version 3' }) });
    await third.getByText(/customer\.phone\w* added/).waitFor();
    await third.getByText('latest').waitFor();
  });

  test.each(FLOW_LOOKS)('has no finding of axe and fits: $look', async (look) => {
    const page = await site.page({ viewport: look.viewport, colorScheme: look.colorScheme });
    await page.goto(await withVersions(page));
    await page.getByRole('heading', { name: 'Version 1' }).waitFor();
    const report = page.getByRole('button', { name: 'Show report of version 2' });
    await report.click();
    await page.getByRole('list', { name: 'Assumed' }).first().waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test('another’s project and one that is gone are not there', async () => {
    const page = await site.page({ expected: ['404 (Not Found)'] });
    await signedIn(page, site.address());
    await page.goto('/projects/8c0e6b1e-5f1a-4b52-9d6a-0d7b6f1f2a30');
    await page.getByText('There is no such project.').waitFor();
  });
});
