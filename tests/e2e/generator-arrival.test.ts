import type { Locator } from '@playwright/test';
import { expect, test } from 'vitest';
import { describeWith } from '../kit/index.ts';
import { fillRegistration, signedIn, somebody } from './kit/person.ts';
import { quickFile, type SchemaFile } from './kit/schema-files.ts';
import { sharedSite } from './kit/site.ts';

function sqlFile(name: string): SchemaFile {
  return { name, mimeType: 'application/sql', buffer: Buffer.from('create table a (id int primary key);') };
}

describeWith(['chromium'], 'what the site brings to the generator', () => {
  const site = sharedSite('free');

  test('a short text from the site is carried along and meets the words of the chat there (VAL-19)', async () => {
    const page = await site.page();
    await signedIn(page, site.address());
    await page.goto('/how-it-works');
    await page.getByLabel('What do you want to build?').fill('pet shops');
    await page.getByRole('button', { name: 'Generate Backend' }).click();
    await page.waitForURL('/backsmith-chat');
    await page.getByText('pet shops').waitFor();
    await expect.poll(() => page.getByLabel('Project name').inputValue()).toBe('petshops');
    await page.getByLabel('Package name').fill('com.acme.pets');
    for (const button of ['Next', 'Next', 'Start Generation']) await page.getByRole('button', { name: button }).click();
    const idea = page.getByLabel('Your idea');
    await expect.poll(() => idea.inputValue()).toBe('pet shops');
    await page.getByRole('alert').getByText('Please provide more details (9/20 characters minimum).').waitFor();
    await page.getByRole('alert').getByRole('listitem').nth(2).getByRole('button').waitFor();
    await idea.fill('pet shops that sell food for cats');
    await page.getByRole('alert').waitFor({ state: 'detached' });
  });

  test('a stranger comes from the first page to a zip in nine clicks', async () => {
    const page = await site.page();
    let clicks = 0;
    const click = async (target: Locator) => {
      clicks += 1;
      await target.click();
    };
    const button = (name: string) => page.getByRole('button', { name });
    await page.goto('/');
    await click(page.getByRole('main').getByRole('link', { name: 'Start building' }).first());
    await fillRegistration(page, somebody());
    clicks += 1; // the terms
    await click(button('Create account'));
    await page.waitForURL('/backsmith-chat');
    await page.getByLabel('Project name').fill('shop');
    await page.getByLabel('Package name').fill('com.acme.shop');
    for (const name of ['Next', 'Next', 'Start Generation']) await click(button(name));
    const chooser = page.waitForEvent('filechooser');
    await click(page.getByText('Drop a .sql file here'));
    await (await chooser).setFiles(quickFile());
    await click(button('Build from Database'));
    const download = page.waitForEvent('download');
    await click(button('Download Microservice'));
    expect((await download).suggestedFilename()).toBe('shop.zip');
    expect(clicks).toBeLessThanOrEqual(9);
  });

  test('a name made of the file fills an empty field and never takes the place of a typed one (VAL-32)', async () => {
    const page = await site.page();
    await signedIn(page, site.address());
    const bring = async (name: string) => {
      await page.goto('/how-it-works');
      await page.getByLabel(/^Drop (a|another) \.sql file here$/).setInputFiles(sqlFile(name));
      await page.waitForURL('/backsmith-chat');
      await page.getByText(name).waitFor();
    };
    await bring('an-hr_of.shop_orders.sql');
    const field = page.getByLabel('Project name');
    await expect.poll(() => field.inputValue()).toBe('shoporders');
    await field.fill('mine');
    await page.getByLabel('Package name').fill('com.acme.mine');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('heading', { name: 'Features' }).waitFor();
    await bring('clinic_visits.sql');
    // One goes on at the step where one left.
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect.poll(() => field.inputValue()).toBe('mine');
  });
});
