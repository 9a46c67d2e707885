// How soon the diagram of a schema is drawn after its file was chosen, and how long the page was held up meanwhile, cold (after
// a reload) and warm. Fails where a diagram takes longer than the bar: node tests/e2e/measures/diagram.ts     RUNS=7
import type { Page } from '@playwright/test';
import { madeSchema } from '../../../bench/made-schema.ts';
import type { SchemaFile } from '../kit/schema-files.ts';
import { walkWizard } from '../kit/wizard.ts';
import { onSite, spread } from './open-site.ts';

const RUNS = Number(process.env['RUNS'] ?? 7);
/** Milliseconds from the file to the drawn diagram. */
const BAR = 1000;
const SIZES = [1, 10, 60, 300];

type Drawn = { readonly milliseconds: number; readonly longestTask: number };

function fileOf(tables: number): SchemaFile {
  return { name: 'made.sql', mimeType: 'application/sql', buffer: Buffer.from(madeSchema(tables)) };
}

/** Chooses the file and waits in the page itself until all tables are painted. */
async function draw(page: Page, tables: number): Promise<Drawn> {
  const drawn = page.evaluate(async (wanted) => {
    let longestTask = 0;
    const tasks = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
    });
    tasks.observe({ entryTypes: ['longtask'] });
    const began = await new Promise<number>((resolve) =>
      document.addEventListener('change', () => resolve(performance.now()), { once: true, capture: true }),
    );
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (document.querySelectorAll('.erd .node').length < wanted) await frame();
    // The frame after the next one begins when this one is painted.
    await frame();
    await frame();
    const milliseconds = performance.now() - began;
    await new Promise((resolve) => setTimeout(resolve, 300)); // what follows the picture holds up as well
    tasks.disconnect();
    return { milliseconds, longestTask };
  }, tables);
  await page.getByLabel('Drop a .sql file here').setInputFiles(fileOf(tables));
  return drawn;
}

async function measure(page: Page, tables: number): Promise<void> {
  await page.evaluate('sessionStorage.clear()');
  await walkWizard(page);
  const cold = await draw(page, tables);
  const warm: Drawn[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.getByRole('button', { name: /^Remove/ }).click();
    warm.push(await draw(page, tables));
  }
  await page.getByRole('button', { name: /^Remove/ }).click();
  const { p50, worst } = spread(warm.map(({ milliseconds }) => milliseconds));
  const held = Math.max(cold.longestTask, ...warm.map(({ longestTask }) => longestTask));
  const missed = Math.max(cold.milliseconds, worst) > BAR;
  const figures = [cold.milliseconds, p50, worst, held].map((ms) => `${Math.round(ms)} ms`.padStart(8));
  console.log(
    `${String(tables).padStart(4)} tables  cold${figures[0]}  p50${figures[1]}  worst${figures[2]}  longest task${figures[3]}${missed ? '  MISSED' : ''}`,
  );
  if (missed) process.exitCode = 1;
}

await onSite(async (page) => {
  for (const tables of SIZES) await measure(page, tables);
});
