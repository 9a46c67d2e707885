import { PATHS } from '@backsmith/contract';
import type { Page } from '@playwright/test';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { ALL_RIGHTS, fakeGitHub } from '../../apps/server/src/testing/fake-github.ts';
import { fakeGitLab } from '../../apps/server/src/testing/fake-gitlab.ts';
import type { FakeHost } from '../../apps/server/src/testing/fake-host.ts';
import { describeWith } from '../kit/index.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { sidewaysScroll } from './kit/in-page.ts';
import { FLOW_LOOKS } from './kit/looks.ts';
import { signedIn } from './kit/person.ts';
import { ownSite } from './kit/site.ts';

const TOKEN = 'github_pat_of_this_test';
const PATIENCE = { timeout: 60_000 };
const SCHEMA = 'create table person (id bigint primary key, name varchar(60) not null);';

describeWith(['chromium'], 'a push to GitHub or GitLab', () => {
  let github: FakeHost | undefined;
  let gitlab: FakeHost | undefined;
  const host = (): FakeHost => {
    if (github === undefined) throw new Error('The GitHub of this suite is not up.');
    return github;
  };
  const site = ownSite('push', 'real', async () => {
    github = await fakeGitHub();
    gitlab = await fakeGitLab();
    gitlab.tokens.set(TOKEN, { login: 'mira', rights: new Set(['api']) });
    return { BACKSMITH_GITHUB_API: github.address, BACKSMITH_GITLAB_API: gitlab.address };
  });
  afterAll(() => Promise.all([github?.close(), gitlab?.close()]));
  beforeEach(() => {
    host().faults.length = 0;
    host().tokens.set(TOKEN, { login: 'mira', rights: ALL_RIGHTS });
  });

  /** Somebody with a project, on its page. */
  async function onProject(page: Page, projectName: string): Promise<void> {
    const { token } = await signedIn(page, site.address());
    const answer = await fetch(site.address() + PATHS.generateMicroservice, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        ...{ projectName, packageName: 'com.acme.harbour', architectureType: 'monolithic', sqlSchema: SCHEMA },
        features: { swagger: true, exceptionHandler: false, security: false },
      }),
    });
    const last = (await answer.text()).trim().split('\n\n').at(-1) ?? '';
    const { projectId } = JSON.parse(last.slice('data: '.length)) as { readonly projectId: string };
    await page.goto(`/projects/${projectId}`);
  }

  const panel = (page: Page) => page.getByRole('region', { name: 'Push to GitHub or GitLab' });
  const token = (page: Page) => panel(page).getByLabel('Token');

  test('makes the repository and links to it, by keyboard, and the next one finds nothing to do', async () => {
    const page = await site.page();
    await onProject(page, 'harbour');
    await panel(page).getByRole('button', { name: 'Choose repository' }).focus();
    await page.keyboard.press('Enter');
    expect(await panel(page).getByLabel('Repository').inputValue()).toBe('harbour');
    expect(await token(page).getAttribute('autocomplete')).toBe('off');
    expect(await panel(page).getByRole('link', { name: 'Make a fine-grained token' }).getAttribute('href')).toBe(
      `${host().address}/settings/personal-access-tokens/new`,
    );
    await token(page).focus();
    await page.keyboard.insertText(TOKEN);
    await page.keyboard.press('Enter');
    const link = panel(page).getByRole('link', { name: 'Open the repository' });
    await link.waitFor(PATIENCE);
    expect(await link.getAttribute('href')).toBe(`${host().address}/mira/harbour`);
    const repository = host().repository('mira/harbour');
    expect(repository.isPrivate).toBe(true);
    expect(Object.keys(repository.files())).toContain('src/main/java/com/acme/harbour/domain/Person.java');
    await page.reload();
    await link.waitFor();
    expect(await page.content()).not.toContain(TOKEN);
    await panel(page).getByRole('button', { name: 'Push again' }).click();
    expect(await panel(page).getByLabel('Owner').inputValue()).toBe('mira');
    expect(await token(page).inputValue()).toBe('');
    await token(page).fill(TOKEN);
    await panel(page).getByRole('button', { name: 'Push', exact: true }).click();
    await panel(page).getByText('is in mira/harbour already').waitFor(PATIENCE);
  });

  test('into a repository with work in it opens a pull request, after each mistake was said at its field', async () => {
    const page = await site.page();
    host().make('mira/atlas', { isPrivate: false }).change({ 'docs/own.md': 'ours' });
    await onProject(page, 'atlas');
    await panel(page).getByRole('button', { name: 'Choose repository' }).click();
    const push = panel(page).getByRole('button', { name: 'Push', exact: true });
    await panel(page).getByLabel('Repository').fill('a b');
    await push.click();
    await panel(page)
      .getByText(/letters, digits, dots/)
      .waitFor();
    expect(await panel(page).getByLabel('Repository').getAttribute('aria-invalid')).toBe('true');
    expect(
      await panel(page)
        .getByLabel('Repository')
        .evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await panel(page).getByLabel('Repository').fill('atlas');
    await token(page).fill('mistyped');
    await push.click();
    await expect.poll(() => token(page).getAttribute('aria-invalid'), PATIENCE).toBe('true');
    await panel(page)
      .getByText(/mistyped, expired or was taken back/)
      .last()
      .waitFor();
    await token(page).fill(TOKEN);
    await push.click();
    await panel(page)
      .getByText(/is there already and public/)
      .last()
      .waitFor(PATIENCE);
    await panel(page).getByLabel('Private').uncheck();
    await token(page).fill(TOKEN);
    await push.click();
    const link = panel(page).getByRole('link', { name: 'Open the pull request' });
    await link.waitFor(PATIENCE);
    expect(await link.getAttribute('href')).toBe(`${host().address}/mira/atlas/pull/1`);
    expect(host().repository('mira/atlas').pulls[0]?.head).toBe('backsmith/version-1');
  });

  test('shows how far it is, goes on while the page is away, and says what went wrong', async () => {
    const page = await site.page();
    await onProject(page, 'quay');
    host().faults.push({ at: /git\/commits$/, kind: 'slow', times: 1 });
    await panel(page).getByRole('button', { name: 'Choose repository' }).click();
    await token(page).fill(TOKEN);
    await panel(page).getByRole('button', { name: 'Push', exact: true }).click();
    await panel(page)
      .getByText(/^\d+ of \d+ files$/)
      .waitFor(PATIENCE);
    await page.reload();
    await panel(page).getByRole('link', { name: 'Open the repository' }).waitFor(PATIENCE);
    host().faults.push({ at: /trees$/, kind: { status: 429, body: {}, headers: { 'retry-after': '600' } }, times: 1 });
    await panel(page).getByRole('button', { name: 'Push again' }).click();
    await token(page).fill(TOKEN);
    await panel(page).getByRole('button', { name: 'Push', exact: true }).click();
    await panel(page)
      .getByText(/Push again in 10 minutes/)
      .waitFor(PATIENCE);
  });

  test('makes a project at GitLab, with its words, and remembers where it went', async () => {
    const page = await site.page();
    await onProject(page, 'slip');
    await panel(page).getByRole('button', { name: 'Choose repository' }).click();
    await panel(page).getByLabel('Host').selectOption('GitLab');
    await panel(page).getByText('role Developer, scope api').waitFor();
    expect(await panel(page).getByRole('link', { name: 'a personal token' }).getAttribute('href')).toBe(
      `${gitlab?.address ?? ''}/-/user_settings/personal_access_tokens?name=Backsmith&scopes=api`,
    );
    await token(page).fill('mistyped');
    await panel(page).getByRole('button', { name: 'Push', exact: true }).click();
    await panel(page)
      .getByText(/GitLab does not know this token/)
      .last()
      .waitFor(PATIENCE);
    expect(await panel(page).getByLabel('Host').inputValue()).toBe('gitlab');
    await token(page).fill(TOKEN);
    await panel(page).getByRole('button', { name: 'Push', exact: true }).click();
    const link = panel(page).getByRole('link', { name: 'Open the project' });
    await link.waitFor(PATIENCE);
    expect(await link.getAttribute('href')).toBe(`${gitlab?.address ?? ''}/mira/slip`);
    await page.reload();
    await panel(page).getByRole('button', { name: 'Push again' }).click();
    expect(await panel(page).getByLabel('Host').inputValue()).toBe('gitlab');
    expect(await page.content()).not.toContain(TOKEN);
  });

  test.each(FLOW_LOOKS)('has no finding of axe and fits: $look', async (look) => {
    const page = await site.page({ viewport: look.viewport, colorScheme: look.colorScheme });
    await onProject(page, `pier${look.colorScheme}`);
    await panel(page).getByRole('button', { name: 'Choose repository' }).click();
    await token(page).waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await token(page).fill('mistyped');
    await panel(page).getByRole('button', { name: 'Push', exact: true }).click();
    await expect.poll(() => token(page).getAttribute('aria-invalid'), PATIENCE).toBe('true');
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await sidewaysScroll(page)).toBe(0);
    }
    await page.setViewportSize(look.viewport);
    await token(page).fill(TOKEN);
    await panel(page).getByRole('button', { name: 'Push', exact: true }).click();
    await panel(page).getByRole('link', { name: 'Open the repository' }).waitFor(PATIENCE);
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
  });
});
