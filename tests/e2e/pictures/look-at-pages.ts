// Takes every public page whole, in both themes, on desktop and phone, printed, at 200 % zoom and with movement, to be
// looked at: node tests/e2e/pictures/look-at-pages.ts <folder> [path ...]
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { openBrowser } from '../kit/open-browser.ts';
import { startServer } from '../kit/start-server.ts';

const PATHS = [
  '/',
  '/how-it-works',
  '/services',
  '/pricing',
  '/faq',
  '/sample-project',
  '/templates',
  '/templates/help-desk',
  '/watch-demo',
  '/portl-app-case-study-ux-ui-crypto',
  '/privacy-policy',
  '/terms-conditions',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=x',
  '/dashboard',
  '/nowhere',
];

type Look = { readonly name: string; readonly context: BrowserContextOptions; readonly print?: true };

const DESKTOP = { width: 1440, height: 900 } as const;
const PHONE = { width: 390, height: 844 } as const;

const LOOKS: readonly Look[] = [
  { name: 'desktop-light', context: { viewport: DESKTOP, colorScheme: 'light', reducedMotion: 'no-preference' } },
  { name: 'desktop-dark', context: { viewport: DESKTOP, colorScheme: 'dark', reducedMotion: 'reduce' } },
  { name: 'phone-light', context: { viewport: PHONE, colorScheme: 'light', reducedMotion: 'reduce' } },
  { name: 'phone-dark', context: { viewport: PHONE, colorScheme: 'dark', reducedMotion: 'no-preference' } },
  // A window of 1440 pixels at 200 % has room for 720.
  {
    name: 'zoom-200',
    context: { viewport: { width: 720, height: 450 }, colorScheme: 'light', reducedMotion: 'reduce' },
  },
  {
    name: 'printed',
    context: { viewport: { width: 720, height: 1020 }, colorScheme: 'dark', reducedMotion: 'no-preference' },
    print: true,
  },
];

/** What is out of sight is laid out when somebody comes near it; a picture of the whole page has all of it. */
const ALL_LAID_OUT = '* { content-visibility: visible !important }';

async function takeAll(browser: Browser, address: string, folder: string, paths: readonly string[]): Promise<void> {
  for (const { name, context, print } of LOOKS) {
    const opened = await browser.newContext({ baseURL: address, bypassCSP: true, ...context });
    const page = await opened.newPage();
    for (const one of paths) {
      await page.goto(one, { waitUntil: 'networkidle' });
      if (print) await page.emulateMedia({ media: 'print' });
      await page.waitForTimeout(300);
      await page.addStyleTag({ content: ALL_LAID_OUT });
      await page.waitForTimeout(300);
      const file = `${one.replaceAll(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'}.${name}.png`;
      await page.screenshot({ path: path.join(folder, file), fullPage: true });
      if (print) {
        await page.pdf({ path: path.join(folder, file.replace('.png', '.pdf')) });
        await page.emulateMedia({ media: null });
      }
    }
    await opened.close();
  }
}

const [folder, ...paths] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say where the pictures go.');
mkdirSync(folder, { recursive: true });
const data = mkdtempSync(path.join(tmpdir(), 'backsmith-look-'));
chmodSync(data, 0o755);
const server = await startServer(data, {});
const browser = await openBrowser();
try {
  await takeAll(browser, server.address, folder, paths.length === 0 ? PATHS : paths);
} finally {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
