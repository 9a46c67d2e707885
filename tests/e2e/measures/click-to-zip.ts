// From the click on Build from Database to the finished heading, and to the zip on the disk, for a dump of 100 tables, in a
// browser. The second before the automatic start counts. Fails above the bar: node tests/e2e/measures/click-to-zip.ts   RUNS=9
import { statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { madeSchema } from '../../../bench/made-schema.ts';
import { walkWizard } from '../kit/wizard.ts';
import { onSite, spread } from './open-site.ts';

const RUNS = Number(process.env['RUNS'] ?? 9);
/** Milliseconds, at p50. */
const BAR = 3000;
const DUMP = { name: 'made.sql', mimeType: 'application/sql', buffer: Buffer.from(madeSchema(100)) };

async function build(page: Page) {
  await page.evaluate('sessionStorage.clear()');
  await walkWizard(page);
  await page.getByLabel('Drop a .sql file here').setInputFiles(DUMP);
  await page.getByText(/Read as PostgreSQL: 100 tables/).waitFor();
  const began = performance.now();
  await page.getByRole('button', { name: 'Build from Database' }).click();
  await page.getByRole('heading', { name: 'Microservice Ready for Download!' }).waitFor();
  const ready = performance.now() - began;
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Microservice' }).click();
  const { size } = statSync(await (await download).path());
  return { ready, saved: performance.now() - began, size };
}

await onSite(async (page) => {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await build(page));
  const [first, ...rest] = runs;
  const ready = spread(rest.map((run) => run.ready));
  const saved = spread(rest.map((run) => run.saved));
  const missed = saved.p50 > BAR;
  console.log(
    `zip of ${first?.size} bytes; the first: ready ${first?.ready.toFixed(0)}, saved ${first?.saved.toFixed(0)} ms`,
  );
  console.log(`ready  p50 ${ready.p50.toFixed(0)} ms  worst ${ready.worst.toFixed(0)} ms`);
  console.log(`saved  p50 ${saved.p50.toFixed(0)} ms  worst ${saved.worst.toFixed(0)} ms${missed ? '  MISSED' : ''}`);
  if (missed) process.exitCode = 1;
});
