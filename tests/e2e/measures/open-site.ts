import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { openBrowser } from '../kit/open-browser.ts';
import { signedIn } from '../kit/person.ts';
import { startServer } from '../kit/start-server.ts';

/** Runs a measurement on a page of somebody who is signed in, on a server of its own with the real engine. */
export async function onSite(measure: (page: Page) => Promise<void>): Promise<void> {
  const data = mkdtempSync(path.join(tmpdir(), 'backsmith-measure-'));
  chmodSync(data, 0o755);
  const server = await startServer(data, {});
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ baseURL: server.address, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await signedIn(page, server.address);
    await measure(page);
  } finally {
    await browser.close();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** The middle and the largest of some times. */
export function spread(times: readonly number[]): { readonly p50: number; readonly worst: number } {
  const sorted = times.toSorted((one, other) => one - other);
  return { p50: sorted[Math.floor(sorted.length / 2)] ?? NaN, worst: sorted.at(-1) ?? NaN };
}
