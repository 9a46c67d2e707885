import { PATHS } from '@backsmith/contract';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { describeWith } from '../kit/index.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { sidewaysScroll } from './kit/in-page.ts';
import { FLOW_LOOKS } from './kit/looks.ts';
import { signedIn } from './kit/person.ts';
import { ownSite } from './kit/site.ts';
import { HOSTILE_PAGE, standingBackend } from './kit/standing-backend.ts';

/** One place, and so short a time that a test may wait for its end. */
const TRYOUT = { mode: 'auto', atOnce: 1, mostMs: 25_000, unusedMs: 20_000, memoryLimitMb: 1024 } as const;

const PATIENCE = { timeout: 60_000 };

describeWith(['chromium'], 'a backend that is tried', () => {
  const none = () => Promise.resolve({});
  const site = ownSite('tryout', 'real', none, { tryouts: standingBackend, overrides: { tryout: TRYOUT } });

  /** Somebody with a project, on its page. @returns who it is, and which project */
  async function onProject(page: Page, projectName = 'harbour') {
    const { token } = await signedIn(page, site.address());
    const answer = await fetch(site.address() + PATHS.generateMicroservice, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        ...{ projectName, packageName: 'com.acme.harbour', architectureType: 'monolithic' },
        features: { swagger: true, exceptionHandler: false, security: true },
        sqlSchema: 'create table person (id bigint primary key, name varchar(60) not null);',
      }),
    });
    const last = (await answer.text()).trim().split('\n\n').at(-1) ?? '';
    const { projectId } = JSON.parse(last.slice('data: '.length)) as { readonly projectId: string };
    await page.goto(`/projects/${projectId}`);
    return { token, projectId };
  }

  const panel = (page: Page) => page.getByRole('region', { name: 'Try it' });

  async function start(page: Page, name = 'Try it'): Promise<void> {
    await panel(page).getByRole('button', { name }).click();
    await panel(page).getByRole('button', { name: 'Send' }).waitFor(PATIENCE);
  }

  async function stop(page: Page): Promise<void> {
    await panel(page).getByRole('button', { name: 'Stop' }).click();
    await panel(page).getByText('You stopped it.').waitFor();
  }

  test('is started, called, expires and is started again', async () => {
    const page = await site.page();
    await onProject(page);
    await panel(page).getByRole('button', { name: 'Try it' }).click();
    await panel(page).getByText('12 files compiled').waitFor();
    await panel(page)
      .getByText(/You call it as admin@example\.com/)
      .waitFor(PATIENCE);
    await panel(page).getByRole('button', { name: 'Send' }).click();
    await panel(page).getByText('200 OK').waitFor();
    await panel(page).getByText('"Mira Halvorsen"').waitFor();
    await panel(page).getByRole('button', { name: 'POST Add: person' }).click();
    await panel(page).getByRole('textbox', { name: 'Body' }).fill('{"name": "Lea O\'Brandt"}');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await panel(page).getByText('201 Created').waitFor();
    await panel(page).getByRole('button', { name: 'As curl' }).click();
    const lines = panel(page).getByRole('region', { name: 'Lines of curl' });
    expect(await lines.innerText()).toContain(String.raw`--data-raw '{"name": "Lea O'\''Brandt"}'`);
    expect(await lines.innerText()).toContain('TOKEN=$(curl');
    await panel(page)
      .getByText(/Nobody called it for a while|Its time was up/)
      .waitFor(PATIENCE);
    await start(page, 'Start again');
    await panel(page).getByRole('button', { name: 'Send' }).click();
    await panel(page).getByText('200 OK').waitFor();
    await stop(page);
  });

  test('is refused kindly where all places are taken, and starts once one is free', async () => {
    const first = await site.page();
    await onProject(first);
    await start(first);
    const second = await site.page({ expected: ['429 (Too Many Requests)'] });
    await onProject(second);
    await panel(second).getByRole('button', { name: 'Try it' }).click();
    await panel(second).getByText('The one place is taken. Please try again in about a minute.').waitFor();
    await stop(first);
    await expect
      .poll(async () => {
        await panel(second)
          .getByRole('button', { name: 'Try it' })
          .click({ timeout: 500 })
          .catch(() => undefined);
        return panel(second).getByRole('button', { name: 'Stop' }).count();
      })
      .toBe(1);
    await panel(second).getByRole('button', { name: 'Send' }).waitFor(PATIENCE);
    await stop(second);
  });

  test('shows a page of the backend as text: nothing of it runs here', async () => {
    const page = await site.page();
    await onProject(page);
    await start(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await panel(page).getByLabel('Resource').selectOption('The backend itself');
    await panel(page).getByRole('button', { name: 'Send' }).click();
    await panel(page).getByText(HOSTILE_PAGE).waitFor();
    expect(await page.title()).not.toBe('taken over');
    expect(asked.filter((url) => url.includes('stolen'))).toEqual([]);
    expect(await page.locator('iframe').count()).toBe(0);
    await stop(page);
  });

  test.each(FLOW_LOOKS)('has no finding of axe and fits: $look', async (look) => {
    const page = await site.page({ viewport: look.viewport, colorScheme: look.colorScheme });
    await onProject(page);
    await panel(page).getByRole('button', { name: 'Try it' }).waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await start(page);
    await panel(page).getByRole('button', { name: 'Send' }).click();
    await panel(page).getByText('200 OK').waitFor();
    await panel(page).getByRole('button', { name: 'As curl' }).click();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await sidewaysScroll(page)).toBe(0);
    }
    await stop(page);
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
  });
});
