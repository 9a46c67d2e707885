import { PATHS } from '@backsmith/contract';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { describeWith } from '../kit/index.ts';
import { signedIn } from './kit/person.ts';
import { quickFile } from './kit/schema-files.ts';
import { sharedSite } from './kit/site.ts';
import { buildFrom, walkWizard } from './kit/wizard.ts';

const IDEA = 'A library with members who borrow copies of books';

describeWith(['chromium'], 'the error catalogue of the generator', () => {
  const site = sharedSite('free');

  async function atGenerator(expected: readonly string[] = []) {
    const page = await site.page({ expected });
    await signedIn(page, site.address());
    await walkWizard(page);
    return page;
  }

  async function sendIdea(page: Page, idea: string) {
    await page.getByRole('radio', { name: 'Create with Chat' }).check();
    await page.getByLabel('Your idea').fill(idea);
    await page.getByLabel('Your idea').press('Enter');
  }

  test.each([
    ['EMPTY_IDEA', ''],
    ['IDEA_TOO_SHORT', 'pets'],
  ])('%s comes with three ideas that would do, each taken by a click (ERR-15, ERR-16)', async (_, idea) => {
    const page = await atGenerator();
    await sendIdea(page, idea);
    const suggestions = page.getByRole('alert').getByRole('listitem').getByRole('button');
    await suggestions.nth(2).waitFor();
    const words = (await suggestions.first().textContent()) ?? '';
    await suggestions.first().click();
    await expect.poll(() => page.getByLabel('Your idea').inputValue()).toBe(words);
    await page.getByRole('alert').waitFor({ state: 'detached' });
  });

  test.each([
    ['an unknown code without a message (ERR-19)', 500, { success: false }, 'An unexpected error occurred.'],
    [
      'no network (ERR-20)',
      0,
      {},
      'Failed to connect to the server. Please check your internet connection and try again.',
    ],
  ])('an idea answered with %s', async (_, status, json, message) => {
    const page = await atGenerator(['500 (Internal', 'ERR_FAILED']);
    await page.route(`**${PATHS.processIdea}`, (route) =>
      status === 0 ? route.abort() : route.fulfill({ status, json }),
    );
    await sendIdea(page, IDEA);
    await page.getByRole('alert').getByText(message, { exact: true }).waitFor();
  });

  test.each([
    ['without a code (ERR-21)', { code: 'GENERATION_ERROR', message: '' }, 'Failed to generate microservice'],
    ["with the server's code (ERR-22)", { code: 'TIME_LIMIT', message: 'It took too long.' }, 'It took too long.'],
  ])('a stream that ends with an error %s', async (_, error, message) => {
    const page = await atGenerator();
    await page.route(`**${PATHS.generateMicroservice}`, (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: `data: ${JSON.stringify({ error })}\n\n` }),
    );
    await buildFrom(page, quickFile());
    await page.getByRole('alert').getByText(message, { exact: true }).waitFor();
  });

  test('a generation without its data says so (ERR-24)', async () => {
    const page = await atGenerator(['400 (Bad']);
    await page.route(`**${PATHS.generateMicroservice}`, (route) =>
      route.fulfill({ status: 400, json: { success: false, message: '', error: { code: 'MISSING_DATA' } } }),
    );
    await buildFrom(page, quickFile());
    await page.getByRole('alert').getByText('Missing project data. Please try again.', { exact: true }).waitFor();
  });

  test('a download that fails says so (ERR-28)', async () => {
    const page = await atGenerator(['500 (Internal', 'ERR_FAILED']);
    await buildFrom(page, quickFile());
    await page.getByRole('heading', { name: 'Microservice Ready for Download!' }).waitFor();
    await page.route('**/download', (route) => route.fulfill({ status: 500, json: { success: false } }));
    await page.getByRole('button', { name: 'Download Microservice' }).click();
    await page.getByText('Failed to download file. Please try again.').waitFor();
  });

  test('a session that ended in the middle leads home with a word, and the file waits', async () => {
    const page = await atGenerator(['401 (Unauthorized']);
    await page.route(`**${PATHS.uploadSqlFile}`, (route) =>
      route.fulfill({ status: 401, json: { success: false, message: '', error: { code: 'AUTH_REQUIRED' } } }),
    );
    await buildFrom(page, quickFile());
    await page.waitForURL('/');
    await page.getByText('Authentication required. Please log in again.').waitFor();
  });

  test('what came of it is shown: files with their text, and that nothing was left out', async () => {
    const page = await atGenerator();
    await buildFrom(page, quickFile());
    await page.getByRole('heading', { name: 'What you should know' }).waitFor();
    await page.getByText('Everything in the schema is in the backend as it was written.').waitFor();
    await page
      .getByRole('navigation', { name: 'Files of the project' })
      .getByRole('button', { name: 'README.md' })
      .click();
    await page.getByRole('region', { name: 'Text of README.md' }).getByText('# shop').waitFor();
  });
});
