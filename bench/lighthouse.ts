// Lighthouse on a simulated phone: every public page of the built site and /login, the median of some rounds. Fails where one is
// below the bar. Other work on the machine makes the figures worse; so take them on a quiet one.
//   node bench/lighthouse.ts [/address …]     ROUNDS=3  CHROME_PATH=/usr/bin/chromium  LIGHTHOUSE=<folder it is installed into>
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@backsmith/server';
import { installInto, loadFrom } from './compare/install.ts';
import { median } from './median.ts';

const BAR = 98;
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const CHROME = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';
const SITE = new URL('../apps/web/dist/site.json', import.meta.url);
const installed = process.env['LIGHTHOUSE'] ?? join(tmpdir(), 'backsmith-lighthouse');

type Audit = { readonly numericValue: number };
type Report = {
  readonly lhr: {
    readonly categories: { readonly performance: { readonly score: number | null } };
    readonly audits: Readonly<Record<string, Audit>>;
  };
};
type Lighthouse = (address: string, flags: object) => Promise<Report>;
type Launcher = { launch: (options: object) => Promise<{ readonly port: number; kill: () => void }> };

const { indexed } = JSON.parse(readFileSync(SITE, 'utf8')) as { readonly indexed: readonly string[] };
const wanted = process.argv.length > 2 ? process.argv.slice(2) : [...indexed, '/login'];
installInto(installed, ['lighthouse@13.5.0']);
const { default: lighthouse } = (await loadFrom(installed, 'lighthouse')) as { readonly default: Lighthouse };
const { launch } = (await loadFrom(installed, 'chrome-launcher')) as Launcher;

const folder = mkdtempSync(join(tmpdir(), 'backsmith-lighthouse-'));
chmodSync(folder, 0o755); // The embedded database may run under another user.
const server = await serve({
  environment: {
    ...{
      BACKSMITH_DATA: folder,
      BACKSMITH_PORT: '0',
      BACKSMITH_RATE_LIMITS: 'off',
      BACKSMITH_VERIFY: 'off',
      BACKSMITH_LOG_LEVEL: 'error',
    },
  },
  print: () => undefined,
});
const chrome = await launch({ chromePath: CHROME, chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'] });
try {
  for (const path of wanted) {
    const reports: Report['lhr'][] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const options = { port: chrome.port, onlyCategories: ['performance'], logLevel: 'error' };
      reports.push((await lighthouse(`${server.address}${path}`, options)).lhr);
    }
    const score = median(reports.map(({ categories }) => (categories.performance.score ?? 0) * 100));
    const of = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? NaN));
    const figures = [
      `first paint ${(of('first-contentful-paint') / 1000).toFixed(1)} s`,
      `largest ${(of('largest-contentful-paint') / 1000).toFixed(1)} s`,
      `blocked ${of('total-blocking-time').toFixed(0)} ms`,
      `shift ${of('cumulative-layout-shift').toFixed(3)}`,
    ];
    console.log(
      `${score >= BAR ? 'ok  ' : 'MISS'} ${path.padEnd(26)} ${score.toFixed(0).padStart(3)}  ${figures.join('  ')}`,
    );
    if (score < BAR) process.exitCode = 1;
  }
} finally {
  chrome.kill();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
