// Takes the picture that stands beside a link to the site elsewhere, from the home page itself:
// node tests/e2e/pictures/take-preview.ts
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REPOSITORY } from '../../kit/files/repository.ts';
import { openBrowser } from '../kit/open-browser.ts';
import { startServer } from '../kit/start-server.ts';

/** What previews show: https://ogp.me asks for no size, and this one is cut by none of the networks. */
const SIZE = { width: 1200, height: 630 } as const;

const data = mkdtempSync(path.join(tmpdir(), 'backsmith-preview-'));
chmodSync(data, 0o755);
const server = await startServer(data, {});
const browser = await openBrowser();
try {
  const context = { baseURL: server.address, viewport: SIZE, colorScheme: 'light', reducedMotion: 'reduce' } as const;
  const page = await browser.newPage(context);
  await page.goto('/', { waitUntil: 'networkidle' });
  const file = path.join(REPOSITORY, 'apps/web/public/preview.jpg');
  await page.screenshot({ path: file, type: 'jpeg', quality: 82, animations: 'disabled' });
  console.log(`${path.relative(REPOSITORY, file)}: ${statSync(file).size} bytes`);
} finally {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
