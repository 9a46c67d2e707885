// Takes the review at several sizes of schema, in both themes, on desktop and phone, to be looked at:
// node tests/e2e/pictures/look-at-generator.ts [--services] <folder> <file.sql ...>
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOOKS } from '../kit/looks.ts';
import { openBrowser } from '../kit/open-browser.ts';
import { signedIn } from '../kit/person.ts';
import { startServer } from '../kit/start-server.ts';
import { walkWizard } from '../kit/wizard.ts';

const given = process.argv.slice(2);
const architecture = given.includes('--services') ? 'Microservice' : 'Monolithic';
const [folder, ...files] = given.filter((word) => word !== '--services');
if (folder === undefined) throw new Error('Say where the pictures go.');
mkdirSync(folder, { recursive: true });
const data = mkdtempSync(path.join(tmpdir(), 'backsmith-look-'));
chmodSync(data, 0o755);
const server = await startServer(data, { BACKSMITH_FREE_GENERATION: 'off' });
const browser = await openBrowser();
try {
  for (const { look, viewport, colorScheme } of LOOKS) {
    for (const file of files) {
      // Everybody has one file: a review that was begun is kept, and would come up again.
      const context = await browser.newContext({
        baseURL: server.address,
        viewport,
        colorScheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      page.on('console', (message) => {
        if (message.type() === 'error') console.log(look, message.text());
      });
      await signedIn(page, server.address);
      await walkWizard(page, { architecture });
      const name = `${path.basename(file, '.sql')}.${look.replace(', ', '-')}`;
      await page.getByLabel('Drop a .sql file here').setInputFiles(file);
      const began = performance.now();
      await page.getByRole('button', { name: /^Remove/ }).waitFor();
      await page.locator('.erd .node').first().waitFor({ state: 'attached' });
      console.log(name, `${Math.round(performance.now() - began)} ms to the diagram`);
      await page.waitForTimeout(1200);
      await page.screenshot({ path: path.join(folder, `${name}.png`) });
      if (viewport.width < 1000) {
        for (const pane of ['Messages', 'SQL', 'Tables', 'Diagram']) {
          await page.getByRole('navigation', { name: 'Review' }).getByRole('button', { name: pane }).click();
          await page.waitForTimeout(400);
          await page.screenshot({ path: path.join(folder, `${name}.${pane}.png`) });
        }
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
