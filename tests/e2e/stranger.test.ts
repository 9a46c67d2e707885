import path from 'node:path';
import { PATHS } from '@backsmith/contract';
import { expect, test } from 'vitest';
import { describeWith, REPOSITORY } from '../kit/index.ts';
import { awakeHome } from './kit/awake-home.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { sidewaysScroll } from './kit/in-page.ts';
import { FLOW_LOOKS } from './kit/looks.ts';
import { openPane } from './kit/open-pane.ts';
import { sharedSite } from './kit/site.ts';

describeWith(['chromium'], 'somebody who is not signed in', () => {
  const site = sharedSite('selling');

  test.each(FLOW_LOOKS)('sees review and wizard of a file, and nothing of it is sent: $look', async (look) => {
    const page = await site.page({ viewport: look.viewport, colorScheme: look.colorScheme });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.url().includes('/api/')) sent.push(new URL(request.url()).pathname);
    });
    const isWell = async () => {
      expect(await axeFindingsInBothThemes(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    };
    await awakeHome(page);
    await page.getByLabel('Drop a .sql file here').setInputFiles(path.join(REPOSITORY, 'examples/shop.sql'));
    // The diagram is what is seen first, on a phone too.
    await page.locator('.erd .node').first().waitFor();
    await isWell();
    await openPane(page, 'Messages');
    await page
      .getByText(/Read as PostgreSQL: 23 tables/)
      .first()
      .waitFor();
    await isWell();
    await page.getByRole('button', { name: 'See files and roles' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Create an account' }).waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Build from Database' }).click();
    await page.getByText('23 tables become 4 services', { exact: false }).waitFor();
    await isWell();
    await page.getByRole('button', { name: 'Next' }).click();
    const security = page.getByRole('switch', { name: 'Security' });
    await page.getByText('+$300').waitFor();
    await security.check();
    await page.getByText('Enterprise, $400 for this project').waitFor();
    await expect.poll(() => page.getByText('in Enterprise').count()).toBe(2); // what it covers costs nothing more
    await isWell();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Your idea').waitFor();
    await page.getByRole('button', { name: 'Remove shop.sql' }).waitFor();
    await isWell();
    const allowed: readonly string[] = [PATHS.capabilities, PATHS.pricing];
    expect(sent.filter((one) => !allowed.includes(one))).toEqual([]);
  });
});
