// Takes what stands around a generation whole, at several sizes of schema, in both themes, on desktop and phone, to be looked at:
// the files to be built, progress, success, a stop, a failure and the question for a payment.
// node tests/e2e/pictures/look-at-runs.ts <folder> <file.sql ...>
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { PATHS } from '@backsmith/contract';
import { ENGINE_STEPS } from '@backsmith/engine';
import { LOOKS } from '../kit/looks.ts';
import { buyStarter } from '../kit/money.ts';
import { openBrowser } from '../kit/open-browser.ts';
import { signedIn } from '../kit/person.ts';
import { startServer } from '../kit/start-server.ts';
import { walkWizard } from '../kit/wizard.ts';

const BRISK = { workerFile: new URL('./brisk-engine.ts', import.meta.url), steps: ENGINE_STEPS };

type Take = (state: string) => Promise<void>;

const FORGET = `(async () => {
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
})()`;

async function atReview(page: Page, file: string): Promise<void> {
  // What was looked at before is kept, and would come up again.
  await page.goto('/pricing');
  await page.evaluate(FORGET);
  await walkWizard(page);
  await page.getByLabel('Drop a .sql file here').setInputFiles(file);
  await page.locator('.erd .node').first().waitFor({ state: 'attached' });
}

const build = (page: Page) => page.getByRole('button', { name: 'Build from Database' }).click();
const running = (page: Page) => page.getByText(/^\d+ tables?/).first();

async function takeRun(page: Page, file: string, take: Take): Promise<void> {
  await atReview(page, file);
  await page.getByRole('button', { name: 'See files and roles' }).click();
  await page.getByText(/can be read whole/).waitFor();
  await take('files');
  await page.keyboard.press('Escape');
  await build(page);
  await page.getByRole('heading', { name: 'Generating Microservice...' }).waitFor();
  await running(page).waitFor();
  await take('progress');
  await page.getByRole('heading', { name: 'Microservice Ready for Download!' }).waitFor();
  await page.getByRole('navigation', { name: 'Files of the project' }).waitFor();
  await take('success');
}

async function takeEnds(page: Page, file: string, take: Take): Promise<void> {
  await atReview(page, file);
  await build(page);
  await running(page).waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('heading', { name: 'Stopped' }).waitFor();
  await take('stopped');
  await page.route(`**${PATHS.generateMicroservice}`, (route) => route.abort());
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Not generated' }).waitFor();
  await take('failure');
  await page.unroute(`**${PATHS.generateMicroservice}`);
}

async function takePayment(page: Page, file: string, take: Take): Promise<void> {
  await atReview(page, file);
  await build(page);
  await page.getByRole('button', { name: /^Pay for/ }).waitFor();
  await take('payment');
}

const [folder, ...files] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say where the pictures go.');
mkdirSync(folder, { recursive: true });
const data = mkdtempSync(path.join(tmpdir(), 'backsmith-look-'));
chmodSync(data, 0o755);
const server = await startServer(data, { BACKSMITH_FREE_GENERATION: 'off' }, { engine: BRISK });
const browser = await openBrowser();
try {
  for (const { look, viewport, colorScheme } of LOOKS) {
    const options = { baseURL: server.address, viewport, colorScheme, reducedMotion: 'reduce' } as const;
    const page = await (await browser.newContext(options)).newPage();
    page.setDefaultTimeout(90_000);
    const session = await signedIn(page, server.address);
    for (const file of files) {
      const take = async (state: string) => {
        await page.waitForTimeout(300);
        const name = `${path.basename(file, '.sql')}.${state}.${look.replace(', ', '-')}.png`;
        await page.screenshot({ path: path.join(folder, name), fullPage: true });
      };
      if (file === files[0]) await takePayment(page, file, take);
      await buyStarter(server.address, session);
      await takeRun(page, file, take);
      if (file !== files[0]) continue;
      await buyStarter(server.address, session);
      await takeEnds(page, file, take);
    }
    await page.context().close();
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
