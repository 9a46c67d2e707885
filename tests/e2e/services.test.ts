import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { PATHS } from '@backsmith/contract';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { describeWith, REPOSITORY } from '../kit/index.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { sidewaysScroll } from './kit/in-page.ts';
import { FLOW_LOOKS } from './kit/looks.ts';
import { openPane } from './kit/open-pane.ts';
import { signedIn } from './kit/person.ts';
import { ownSite, sharedSite } from './kit/site.ts';
import { quickFile } from './kit/schema-files.ts';
import { buildFrom, walkWizard } from './kit/wizard.ts';

const SHOP = path.join(REPOSITORY, 'examples/shop.sql');

const ORACLE = {
  name: 'ledger.sql',
  mimeType: 'application/sql',
  buffer: Buffer.from(
    'CREATE TABLE ledger (id NUMBER(10) GENERATED ALWAYS AS IDENTITY PRIMARY KEY, note VARCHAR2(20 CHAR));\n/\n',
  ),
};

const serviceNames = (page: Page) =>
  page
    .getByRole('list', { name: 'Services' })
    .getByLabel(/^Service \d+$/)
    .evaluateAll((fields) => fields.map((field) => (field as unknown as { readonly value: string }).value));

const hasFocus = (field: Locator) =>
  field
    .and(field.page().locator(':focus'))
    .count()
    .then((count) => count === 1);

describeWith(['chromium'], 'what services cannot have yet', () => {
  const site = sharedSite('free');

  async function atWizard() {
    const page = await site.page();
    await signedIn(page, site.address());
    await page.goto('/backsmith-chat');
    await page.getByLabel('Project name').fill('shop');
    await page.getByLabel('Package name').fill('com.acme.shop');
    return page;
  }

  test('Microservice is preselected, both can be chosen, and what is chosen is sent (WIZ-12)', async () => {
    const page = await atWizard();
    await expect.poll(() => page.getByRole('radio', { name: /Microservice/ }).isChecked()).toBe(true);
    for (const [architecture, sent] of [
      ['Microservice', 'microservice'],
      ['Monolithic', 'monolithic'],
    ] as const) {
      await page.evaluate('sessionStorage.clear()');
      await walkWizard(page, { architecture });
      const asked = page.waitForRequest((request) => request.url().endsWith(PATHS.generateMicroservice));
      await buildFrom(page, quickFile());
      expect((await asked).postDataJSON()).toMatchObject({ architectureType: sent });
      await page.getByRole('heading', { name: 'Microservice Ready for Download!' }).waitFor();
    }
  });

  test('MongoDB and Security can be had with Microservice', async () => {
    const page = await atWizard();
    const services = page.getByRole('radio', { name: /Microservice/ });
    await expect.poll(() => services.isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Next' }).click();
    const security = page.getByRole('switch', { name: /Security/ });
    await security.check();
    await page.getByText('Advanced', { exact: false }).first().click();
    const database = page.getByLabel('Database', { exact: true });
    await database.selectOption('mongodb');
    await expect.poll(() => database.locator('option[value="mongodb"]').textContent()).toBe('MongoDB');
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect.poll(() => services.isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => security.isChecked()).toBe(true);
  });

  test('a schema of Oracle is sent for services as it is', async () => {
    const page = await site.page();
    await signedIn(page, site.address());
    await walkWizard(page, { architecture: 'Microservice' });
    await page.getByLabel('Drop a .sql file here').setInputFiles(ORACLE);
    const asked = page.waitForRequest((request) => request.url().endsWith(PATHS.generateMicroservice));
    const build = page.getByRole('button', { name: 'Build from Database' });
    await expect.poll(() => build.getAttribute('aria-disabled')).toBeNull();
    await build.click();
    expect((await asked).postDataJSON()).toMatchObject({ architectureType: 'microservice' });
    await page.getByRole('heading', { name: 'Microservice Ready for Download!' }).waitFor();
  });

  test('MongoDB greys out what it does not carry with the sentence', async () => {
    const page = await atWizard();
    await page.getByRole('radio', { name: /Monolithic/ }).check();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('switch', { name: /Security/ }).check();
    await page.getByText('Advanced', { exact: false }).first().click();
    const database = page.getByLabel('Database', { exact: true });
    const development = page.getByLabel('Development database');
    const rows = page.getByLabel('Rows of the schema');
    await development.selectOption('h2');
    await rows.selectOption('lookups');
    await database.selectOption('mongodb');
    await expect.poll(() => development.inputValue()).toBe('');
    for (const value of ['h2', 'container'])
      await expect.poll(() => development.locator(`option[value="${value}"]`).isDisabled()).toBe(true);
    // Documents have their rows, too.
    expect(await rows.inputValue()).toBe('lookups');
    expect(await rows.locator('option[value="lookups"]').isDisabled()).toBe(false);
    await expect
      .poll(() => development.locator('option[value="h2"]').textContent())
      .toBe('H2 in memory, not with MongoDB yet');
    await page.getByText('The development database h2 cannot stand for MongoDB.', { exact: false }).waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
  });
});

describeWith(['chromium'], 'the services of a schema', () => {
  const site = ownSite('services');

  test.each(FLOW_LOOKS)('are shown with what is cut and why, as a diagram and a list: $look', async (look) => {
    const page = await site.page({ viewport: look.viewport, colorScheme: look.colorScheme });
    await signedIn(page, site.address());
    await walkWizard(page, { architecture: 'Microservice' });
    await page.getByLabel('Drop a .sql file here').setInputFiles(SHOP);
    await page.getByRole('application', { name: /^Diagram of 4 services, 7 cut foreign keys/ }).waitFor();
    await expect.poll(() => page.locator('.erd .node').count()).toBe(4);
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await openPane(page, 'Tables');
    await expect.poll(() => serviceNames(page)).toEqual(['customers', 'products', 'stocks', 'orders']);
    await page.getByText(/^supplier \(country_code\) in products refers to country in customers/).waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.setViewportSize({ width: 320, height: 640 });
    await openPane(page, 'Tables');
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test('are changed by hand, built as decided, and kept for the next build', async () => {
    const page = await site.page();
    await signedIn(page, site.address());
    await walkWizard(page, { architecture: 'Microservice' });
    await page.getByLabel('Drop a .sql file here').setInputFiles(SHOP);
    await page.getByLabel('Service of page_visit').selectOption({ label: 'orders' });
    await expect
      .poll(() => page.getByRole('list', { name: 'Tables of orders' }).getByText('page_visit').count())
      .toBe(1);
    await expect.poll(() => hasFocus(page.getByLabel('Service of page_visit'))).toBe(true);
    await page.getByLabel('Merge stocks').selectOption({ label: 'products' });
    await expect.poll(() => serviceNames(page)).toEqual(['customers', 'products', 'orders']);
    const name = page.getByLabel('Service 2', { exact: true });
    await name.fill('The Goods');
    await page
      .getByRole('list', { name: 'What stands in the way' })
      .getByText(/A service is named in lower-case/)
      .waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: 'Build from Database' }).getAttribute('aria-disabled'))
      .toBe('true');
    await name.fill('goods');
    await page.getByRole('application', { name: /^Diagram of 3 services/ }).waitFor();
    const asked = page.waitForRequest((request) => request.url().endsWith(PATHS.generateMicroservice));
    await page.getByRole('button', { name: 'Build from Database' }).click();
    const { options } = (await asked).postDataJSON() as {
      readonly options: { readonly services: { readonly services: readonly { readonly name: string }[] } };
    };
    expect(options.services.services.map((service) => service.name)).toEqual(['customers', 'goods', 'orders']);
    await page.getByRole('heading', { name: 'Microservice Ready for Download!' }).waitFor({ timeout: 90_000 });
    await page
      .getByRole('region', { name: 'Commands: The short way' })
      .getByText('DB_PASSWORD=choose-a-long-one docker compose up --build')
      .waitFor();
    await expect.poll(() => page.getByText('spring-boot:run').count()).toBe(0);
    await page.getByRole('list', { name: 'Calls of goods-service' }).getByText('GET').first().waitFor();
    await page.getByRole('application', { name: /^Diagram of 3 services/ }).waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Microservice' }).click();
    const names = Object.keys(unzipSync(readFileSync(await (await downloading).path())));
    const folders = new Set(names.flatMap((file) => /^shop\/(\w+-service)\//.exec(file)?.[1] ?? []));
    expect([...folders].toSorted()).toEqual(['customers-service', 'goods-service', 'orders-service']);

    await page.goto('/projects');
    await page.getByRole('link', { name: 'shop', exact: true }).click();
    await page.getByRole('link', { name: /again/i }).first().click();
    await expect.poll(() => serviceNames(page)).toEqual(['customers', 'goods', 'orders']);
    await page.getByText('Shared out as you decided.').waitFor();
    await page.getByRole('button', { name: 'As the schema suggests' }).click();
    await expect.poll(() => serviceNames(page)).toEqual(['customers', 'products', 'stocks', 'orders']);
    await page.getByLabel('Number of services').fill('2');
    await expect.poll(() => serviceNames(page)).toEqual(['orders', 'products']);
    await page.getByRole('button', { name: 'As the schema suggests' }).click();
    await expect.poll(async () => (await serviceNames(page)).length).toBe(4);
  });
});
