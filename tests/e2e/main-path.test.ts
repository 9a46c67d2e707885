import { readFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { describeWith, REPOSITORY } from '../kit/index.ts';
import { awakeHome } from './kit/awake-home.ts';
import { fillRegistration, somebody } from './kit/person.ts';
import { ownSite } from './kit/site.ts';

describeWith(['chromium'], 'from a file to a backend, with a new account', () => {
  const site = ownSite('main-path');

  test('bring, review, describe, register, generate, download, dashboard', async () => {
    const page = await site.page();
    const person = somebody();
    await awakeHome(page);
    await page.getByLabel('Drop a .sql file here').setInputFiles(path.join(REPOSITORY, 'examples/shop.sql'));
    await page.waitForURL('/backsmith-chat');
    await page.getByText(/Read as PostgreSQL: 23 tables/).waitFor();
    await page.getByRole('button', { name: 'Build from Database' }).click();

    await page.getByText('23 tables become 4 services', { exact: false }).waitFor();
    await page.getByLabel('Project name').fill('shop');
    await page.getByLabel('Package name').fill('com.acme.shop');
    await page.getByRole('radio', { name: 'Monolithic' }).check();
    await page.getByText('23 tables in one application', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('switch', { name: /Swagger/ }).check();
    await page.getByRole('switch', { name: /Exception Handler/ }).check();
    await page.getByText(/^Advanced databases/).click();
    await page.getByRole('option', { name: 'PostgreSQL, as the schema is written' }).waitFor({ state: 'attached' });
    expect(await page.getByLabel('Events between services').count()).toBe(0);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Start Generation' }).click();

    await page.waitForURL('**/register?*');
    await fillRegistration(page, person);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('heading', { name: 'Microservice Ready for Download!' }).waitFor({ timeout: 60_000 });

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Microservice' }).click();
    const files = unzipSync(readFileSync(await (await downloading).path()));
    const names = Object.keys(files);
    expect(
      names.filter((name) => /^shop\/src\/main\/java\/com\/acme\/shop\/controller\/\w+Controller\.java$/.test(name))
        .length,
    ).toBeGreaterThan(10);
    expect(strFromU8(files['shop/pom.xml'] ?? new Uint8Array())).toContain('<artifactId>shop</artifactId>');

    await page.getByRole('link', { name: 'View in Dashboard' }).click();
    await page.getByRole('heading', { name: `Welcome back, ${person.firstName}!` }).waitFor();
    await page.getByRole('article').getByText('shop', { exact: true }).waitFor();
    await page.getByText('Ready for download', { exact: true }).waitFor();
  });
});
