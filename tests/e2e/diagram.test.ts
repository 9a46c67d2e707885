import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { describeWith, REPOSITORY } from '../kit/index.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { signedIn } from './kit/person.ts';
import type { SchemaFile } from './kit/schema-files.ts';
import { sharedSite } from './kit/site.ts';
import { walkWizard, type Steps } from './kit/wizard.ts';

const SHOP = path.join(REPOSITORY, 'examples/shop.sql');

/** Six hubs with nine tables each that refer to theirs, and every hub to the one before. */
function sixty(): SchemaFile {
  const hubs = Array.from({ length: 6 }, (_, hub) => {
    const before = hub === 0 ? '' : `, before_id int references hub${hub - 1} (id)`;
    const leaves = Array.from(
      { length: 9 },
      (_none, leaf) => `create table part${hub}_${leaf} (id int primary key, hub_id int references hub${hub} (id));`,
    );
    return [`create table hub${hub} (id int primary key${before});`, ...leaves].join('\n');
  });
  return { name: 'sixty.sql', mimeType: 'application/sql', buffer: Buffer.from(hubs.join('\n')) };
}

/** How high the letters of the names are that one sees, each height once. Pixels. */
function letterHeights(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const group = document.querySelector<SVGGElement>('.erd > g');
    const scale = group?.getCTM()?.a ?? 0;
    const shown = [
      ...document.querySelectorAll<SVGTextElement>('.erd text.alone, .erd text.far, .erd text.name'),
    ].filter((text) => getComputedStyle(text).display !== 'none');
    return [...new Set(shown.map((text) => Math.round(parseFloat(getComputedStyle(text).fontSize) * scale * 10) / 10))];
  });
}

/** The tables that are wholly in sight. */
function tablesInSight(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const frame = document.querySelector('.erd')?.getBoundingClientRect();
    return [...document.querySelectorAll<SVGGElement>('.erd .node')].flatMap((node) => {
      const box = node.getBoundingClientRect();
      const isIn = frame && box.left >= frame.left && box.right <= frame.right && box.top >= frame.top;
      return isIn && box.bottom <= frame.bottom ? [node.dataset['table'] ?? ''] : [];
    });
  });
}

describeWith(['chromium'], 'the diagram of a schema', () => {
  const site = sharedSite('selling');

  async function atFile(file: SchemaFile | string, steps: Steps = {}): Promise<Page> {
    const page = await site.page({ viewport: { width: 1440, height: 900 } });
    await signedIn(page, site.address());
    await walkWizard(page, steps);
    await page.getByLabel('Drop a .sql file here').setInputFiles(file);
    await page.locator('.erd .node').first().waitFor();
    return page;
  }

  const size = async (page: Page) => Number.parseInt(await page.getByText(/^\d+%$/).innerText(), 10);
  const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

  test('of 23 tables is read at first sight: all of them in neighbourhoods, in letters of one size', async () => {
    const page = await atFile(SHOP);
    await expect.poll(() => size(page)).toBeGreaterThanOrEqual(60);
    await expect.poll(async () => (await tablesInSight(page)).length).toBe(23);
    const heights = await letterHeights(page);
    expect(heights).toHaveLength(1);
    expect(heights[0]).toBeGreaterThanOrEqual(10);
    expect(await page.locator('.erd .area').count()).toBeGreaterThan(3);
    expect(await page.locator('.erd .row').count()).toBe(0);
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
  });

  test('of 60 tables begins at the hub, and is read whole in full height', async () => {
    const page = await atFile(sixty());
    await expect.poll(() => size(page)).toBeGreaterThanOrEqual(60);
    // The hubs within have eleven relations each; the first of them comes first.
    await expect.poll(() => tablesInSight(page)).toContain('hub1');
    await press(page, 'Diagram in full height');
    await page.getByRole('region', { name: 'SQL' }).waitFor({ state: 'hidden' });
    await press(page, 'Fit to view');
    await expect.poll(async () => (await tablesInSight(page)).length).toBe(60);
    await expect.poll(async () => (await letterHeights(page)).length).toBe(1);
    expect((await letterHeights(page))[0]).toBeGreaterThanOrEqual(9.5);
    await press(page, 'Diagram in full height');
    await page.getByRole('region', { name: 'SQL' }).waitFor();
  });

  test('shows columns from near and names from afar, around the table in the middle', async () => {
    const page = await atFile(SHOP);
    await page.locator('.erd .alone').first().waitFor();
    for (let press = 0; press < 3; press += 1) await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.locator('.erd .row').first().waitFor();
    expect(await page.locator('.erd .alone').count()).toBe(0);
    expect(await tablesInSight(page)).not.toEqual([]);
    for (let press = 0; press < 3; press += 1) await page.getByRole('button', { name: 'Zoom out' }).click();
    await page.locator('.erd .alone').first().waitFor();
    expect(await page.locator('.erd .row').count()).toBe(0);
  });

  test('lights the lines of the table the pointer is on, and no others', async () => {
    const page = await atFile(SHOP);
    const lit = () => page.locator('.erd .edge.on').count();
    expect(await lit()).toBe(0);
    await page.locator('.erd .node[data-table="supplier"]').hover();
    await expect.poll(lit).toBe(2);
    expect(await page.locator('.erd .edge.faint').count()).toBe(28);
    await page.getByLabel('Find a table').hover();
    await expect.poll(lit).toBe(0);
  });

  test('lets a table be dragged from the box of one service into that of another; Escape leaves it', async () => {
    const page = await atFile(SHOP, { architecture: 'Microservice' });
    await press(page, 'Diagram in full height');
    await press(page, 'Fit to view');
    const homeOf = (table: string) =>
      page
        .locator(`.erd [data-row="${table}"]`)
        .evaluateAll((rows) => rows.map((row) => row.closest<SVGGElement>('[data-table]')?.dataset['table']));
    await expect.poll(() => homeOf('page_visit')).toEqual(['stocks']);
    const hold = async () => {
      await page.locator('.erd [data-row="page_visit"] text').first().hover();
      await page.mouse.down();
      const box = await page.locator('.erd .node[data-table="orders"] .head').boundingBox();
      await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 10, { steps: 5 });
      await page.getByText('page_visit → orders').waitFor();
    };
    await hold();
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await homeOf('page_visit')).toEqual(['stocks']);
    await hold();
    await page.mouse.up();
    await expect.poll(() => homeOf('page_visit')).toEqual(['orders']);
    await expect
      .poll(() => page.getByLabel('Service of page_visit').locator('option:checked').innerText())
      .toBe('orders');
  });
});
