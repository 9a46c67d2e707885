import { expect, test } from 'vitest';
import { describeWith } from '../kit/index.ts';
import { signedIn } from './kit/person.ts';
import type { SchemaFile } from './kit/schema-files.ts';
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
    await page.getByRole('heading', { name: 'petshops' }).waitFor();
    const idea = page.getByLabel('Your idea');
    await expect.poll(() => idea.inputValue()).toBe('pet shops');
    await page.getByRole('alert').getByText('Please provide more details (9/20 characters minimum).').waitFor();
    await page.getByRole('alert').getByRole('listitem').nth(2).getByRole('button').waitFor();
    await idea.fill('pet shops that sell food for cats');
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Build from Idea' }).click();
    await expect.poll(() => page.getByLabel('Project name').inputValue()).toBe('petshops');
    await expect.poll(() => page.getByLabel('Package name').inputValue()).toBe('com.example.petshops');
  });

  test('a name made of the file fills an empty field and never takes the place of a typed one (VAL-32)', async () => {
    const page = await site.page();
    await signedIn(page, site.address());
    const bring = async (name: string) => {
      await page.goto('/how-it-works');
      await page.getByLabel(/^Drop (a|another) \.sql file here$/).setInputFiles(sqlFile(name));
      await page.waitForURL('/backsmith-chat');
      await page.getByText(name).waitFor();
      await page.getByRole('button', { name: 'Build from Database' }).click();
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
