import { readFileSync } from 'node:fs';
import { PATHS, PROJECT_STATUSES, type Project } from '@backsmith/contract';
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { describeWith } from '../kit/index.ts';
import { signedIn } from './kit/person.ts';
import { sharedSite } from './kit/site.ts';

const NAMES = ['shop', 'Łukasz', 'Αποθήκη', 'Склад', '图书馆管理系统', 'نظام المكتبة', `a${'very'.repeat(14)}long`];
const DAY_MS = 86_400_000;

function projectOf(index: number): Project {
  const on = (bit: number) => (index & bit ? 'true' : 'false');
  const at = Date.parse('2026-03-10T15:00:00Z') - index * 3.6 * DAY_MS;
  const status = PROJECT_STATUSES[[2, 2, 2, 3, 1, 0, 2][index % 7] ?? 2] ?? 'draft';
  return {
    ...{ id: `p${index}`, name: `${NAMES[index % NAMES.length]}-${index}`, status, description: '', zipFilename: null },
    originalIdea: index % 2 === 0 ? `A shop with orders ${'and customers '.repeat(9)}` : '一家有订单和客户的商店',
    draft: null,
    createdAt: new Date(at).toISOString(),
    generatedAt: status === 'completed' ? new Date(at + (index + 1) * 4000).toISOString() : null,
    ...{ errorMessage: null, database: null, versions: 1, leftOut: 0 },
    metadata: {
      ...{ generateSwagger: on(1), generateExceptionHandler: on(2), generateSecurityComponents: on(4) },
      ...{ isMonolithicApplication: 'true', crudEnabled: 'true' },
    },
  };
}

async function openWith(page: Page, address: string, projects: readonly Project[]): Promise<void> {
  await signedIn(page, address, { firstName: 'Zoë', lastName: 'Παπαδοπούλου' });
  const pagination = { total: 302, page: 1, limit: 100, totalPages: 4 };
  await page.route(`**${PATHS.projects}?limit=100`, (route) =>
    route.fulfill({ json: { success: true, data: { projects, pagination } } }),
  );
  await page.goto('/analytics');
  await page.getByLabel('Time Range').selectOption('1y');
  await page.getByText('Last year: 100 projects').waitFor();
}

async function exported(page: Page): Promise<{ name: string; bytes: Uint8Array }> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export PDF' }).click();
  const download = await saved;
  return { name: download.suggestedFilename(), bytes: new Uint8Array(readFileSync(await download.path())) };
}

describeWith(['chromium'], 'the report of /analytics', () => {
  const site = sharedSite('free');
  const projects = Array.from({ length: 100 }, (_, index) => projectOf(index));

  test('is written in the browser, without a call, also offline, and is what the screen shows (ANA-06, PDF-01, PDF-11, PDF-12)', async () => {
    const page = await site.page();
    await openWith(page, site.address(), projects);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    const first = await exported(page);
    expect(first.name).toMatch(/^backsmith-analytics-last-year-\d{4}-\d\d-\d\d\.pdf$/);
    expect(first.bytes.length).toBeLessThan(200_000);
    await page.locator('[data-sonner-toast]').getByText('The report was saved.').first().waitFor();
    expect(calls.filter((path) => path.startsWith('/api'))).toEqual([]);
    await page.context().setOffline(true);
    await exported(page);
    await page.context().setOffline(false);
    const { text } = await extractText(await getDocumentProxy(first.bytes), { mergePages: false });
    const all = text.join(' ').replace(/\s+/g, ' ');
    const rate = await page.getByRole('region', { name: 'Performance Overview' }).locator('dd').nth(1).textContent();
    for (const said of [rate ?? '?', 'Zoë Παπαδοπούλου', 'Łukasz-1', 'Αποθήκη-2', 'Склад-3', 'latest 100 of 302'])
      expect(all).toContain(said);
    expect(all).not.toContain('图');
    text.forEach((one, index) => {
      expect(one).toContain(`Page ${index + 1} of ${text.length}`);
    });
  });

  test('says that it could not be made, and the screen goes on (PDF-11)', async () => {
    const page = await site.page({ expected: ['Failed to load resource', 'The report could not be written'] });
    await openWith(page, site.address(), projects);
    await page.route('**/*.ttf', (route) => route.abort());
    await page.getByRole('button', { name: 'Export PDF' }).click();
    await page.locator('[data-sonner-toast]').getByText('The report could not be made. Please try again.').waitFor();
    await page.unroute('**/*.ttf');
    await exported(page);
  });
});
