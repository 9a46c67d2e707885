import { PATHS } from '@backsmith/contract';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { describeWith } from '../kit/index.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { signedIn } from './kit/person.ts';
import { sharedSite } from './kit/site.ts';

describeWith(['chromium'], 'the list of all projects', () => {
  const site = sharedSite('free');

  /** Somebody with drafts `Alpha0`, `Beta1`, `Gamma2`, `Alpha3` and so on. */
  async function withDrafts(page: Page, count: number): Promise<void> {
    const { token } = await signedIn(page, site.address());
    const authorization = `Bearer ${token}`;
    for (let index = 0; index < count; index += 1) {
      const form = new FormData();
      form.set('projectName', `${['Alpha', 'Beta', 'Gamma'][index % 3] ?? ''}${index}`);
      form.set('file', new File(['create table t (id int primary key);'], 'a.sql'));
      const answer = await fetch(site.address() + PATHS.uploadSqlFile, {
        ...{ method: 'POST', headers: { authorization }, body: form },
      });
      expect(answer.status).toBe(200);
    }
  }

  test('View All opens it; search, status and page stand in the address bar (DASH-20, DASH-21)', async () => {
    const page = await site.page();
    await withDrafts(page, 23);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'View All' }).click();
    await page.waitForURL('/projects');
    const cards = page.getByRole('article');
    await page.getByText('1–20 of 23 projects').waitFor();
    await expect.poll(() => cards.count()).toBe(20);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.waitForURL('/projects?page=2');
    await page.getByText('21–23 of 23 projects').waitFor();
    await expect.poll(() => cards.count()).toBe(3);
    await page.getByRole('searchbox').fill('BETA');
    await page.waitForURL('/projects?search=BETA');
    await page.getByText('1–8 of 8 projects').waitFor();
    await page.reload();
    await page.getByText('1–8 of 8 projects').waitFor();
    await page.getByLabel('Status').selectOption('completed');
    await page.waitForURL('/projects?search=BETA&status=completed');
    await page.getByText('No projects match').waitFor();
    await page.goBack();
    await page.getByText('1–8 of 8 projects').waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
  });

  test('a project is renamed, described and deleted, seen at once and for good (DASH-27, DASH-28)', async () => {
    const page = await site.page();
    await withDrafts(page, 2);
    await page.goto('/projects');
    await page.getByRole('button', { name: 'Edit Beta1' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('no spaces');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Project name should contain only letters and numbers').waitFor();
    await dialog.getByLabel('Name').fill('Harbour');
    await dialog.getByLabel('Description').fill('Ships & quays');
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('article').getByRole('heading', { name: 'Harbour' }).waitFor();
    await page.reload();
    await page.getByText('Ships & quays').waitFor();
    await page.getByRole('button', { name: 'Settings of Harbour' }).click();
    await dialog.getByText('None yet').waitFor();
    await dialog.getByRole('button', { name: 'Delete project' }).click();
    await dialog.getByText('This cannot be undone.').waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await page.getByText('1–1 of 1 projects').waitFor();
    await expect.poll(() => page.getByRole('heading', { name: 'Harbour' }).count()).toBe(0);
  });

  test('what the server refuses is put back and told', async () => {
    const page = await site.page({ expected: ['409 (Conflict)'] });
    await withDrafts(page, 1);
    await page.goto('/projects');
    const json = {
      success: false,
      message: 'This project is being generated already.',
      error: { code: 'GENERATION_RUNNING' },
    };
    await page.route('**/api/projects/*', (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 409, json }) : route.continue(),
    );
    await page.getByRole('button', { name: 'Settings of Alpha0' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete project' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
    await page.locator('[data-sonner-toast]').getByText('This project is being generated already.').waitFor();
    await page.getByRole('heading', { name: 'Alpha0', includeHidden: true }).first().waitFor({ state: 'attached' });
  });
});
