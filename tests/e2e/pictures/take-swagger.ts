// Takes the picture of a generated project's Swagger page that the public pages show, in both themes, from the sample project
// built and started: node tests/e2e/pictures/take-swagger.ts
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { bootBackend, REPOSITORY, tool, writeFiles } from '../../kit/index.ts';
import { openBrowser } from '../kit/open-browser.ts';
import { sampleFiles } from '../site-sample/build-sample.ts';

const PICTURES = path.join(REPOSITORY, 'apps/web/src/content/sample');
const WIDTH = 880;
/** From the first group of calls to the example of a request. */
const PART = { x: 0, y: 352, width: WIDTH, height: 690 } as const;

async function open(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/swagger-ui.html`, { waitUntil: 'networkidle' });
  for (const folded of ['Products', 'Order_items', 'Customers'])
    await page.locator(`#operations-tag-${folded}`).click();
  await page
    .getByRole('button', { name: /post .*\/api\/v1\/orders/i })
    .first()
    .click();
  await page.getByText('Example Value').first().waitFor();
}

async function take(page: Page, theme: 'light' | 'dark'): Promise<void> {
  const file = path.join(PICTURES, `swagger-${theme}.jpg`);
  await page.waitForTimeout(500);
  await page.screenshot({ path: file, type: 'jpeg', quality: 78, clip: PART, fullPage: true });
  console.log(`${path.relative(REPOSITORY, file)}: ${statSync(file).size} bytes`);
}

const folder = mkdtempSync(path.join(tmpdir(), 'backsmith-swagger-'));
const jdk = tool('jdk-25');
writeFiles(folder, sampleFiles());
const backend = await bootBackend({ jdk, project: folder });
const browser = await openBrowser();
try {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 900 }, deviceScaleFactor: 1.5 });
  await open(page, backend.url);
  await take(page, 'light');
  await page.locator('.dark-mode-toggle button').click();
  await take(page, 'dark');
} finally {
  await browser.close();
  await backend.stop();
  rmSync(folder, { recursive: true, force: true });
}
