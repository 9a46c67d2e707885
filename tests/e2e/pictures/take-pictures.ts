// Takes the pictures of docs/pictures anew, from the real engine and the example schemas:
// node tests/e2e/pictures/take-pictures.ts
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { ENGINE_STEPS } from '@backsmith/engine';
import { REPOSITORY } from '../../kit/files/repository.ts';
import { openBrowser } from '../kit/open-browser.ts';
import { signedIn } from '../kit/person.ts';
import { startServer } from '../kit/start-server.ts';
import { buildFrom, walkWizard } from '../kit/wizard.ts';

const SIZE = { width: 1280, height: 800 } as const;
/** What a picture may weigh, so that the README stays light. */
const MOST_BYTES = 200_000;

const SLOW = { workerFile: new URL('./slow-engine.ts', import.meta.url), steps: ENGINE_STEPS };

function example(name: string) {
  return {
    name,
    mimeType: 'application/sql',
    buffer: readFileSync(path.join(REPOSITORY, 'examples', name)),
  };
}

async function take(page: Page, name: string): Promise<void> {
  const file = path.join(REPOSITORY, 'docs/pictures', `${name}.jpg`);
  await page.screenshot({ path: file, type: 'jpeg', quality: 82, animations: 'disabled' });
  const { size } = statSync(file);
  if (size > MOST_BYTES) throw new Error(`${file} has ${size} bytes, more than ${MOST_BYTES}.`);
  console.log(`${path.relative(REPOSITORY, file)}: ${size} bytes`);
}

async function generate(page: Page, projectName: string, file: string): Promise<void> {
  await walkWizard(page, { projectName, packageName: `com.acme.${projectName}` });
  await buildFrom(page, example(file));
}

async function takeAll(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext({
    ...{ baseURL: address, viewport: SIZE, colorScheme: 'light', reducedMotion: 'reduce' },
    timezoneId: 'Europe/Berlin',
  });
  const page = await context.newPage();
  await page.goto('/', { waitUntil: 'networkidle' });
  await take(page, 'home');
  await signedIn(page, address);
  for (const [name, file] of [
    ['library', 'library.sql'],
    ['clinic', 'clinic.sql'],
  ] as const) {
    await generate(page, name, file);
    await page.getByRole('heading', { name: 'Microservice Ready for Download!' }).waitFor({ timeout: 120_000 });
  }
  await generate(page, 'shop', 'shop.sql');
  await page.getByText(/^\d+ entities/).waitFor({ timeout: 60_000 });
  await page.setViewportSize({ ...SIZE, height: 560 });
  await take(page, 'generating');
  await page.setViewportSize(SIZE);
  await page.goto('/dashboard');
  await page.getByRole('article').nth(2).waitFor();
  await take(page, 'dashboard');
}

const data = mkdtempSync(path.join(tmpdir(), 'backsmith-pictures-'));
chmodSync(data, 0o755);
const server = await startServer(data, {}, { engine: SLOW });
const browser = await openBrowser();
try {
  await takeAll(browser, server.address);
} finally {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
