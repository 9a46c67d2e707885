import { chmodSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { scratchFolder } from '../../kit/files/scratch-folder.ts';
import { openBrowser } from './open-browser.ts';
import type { SHARED, SharedServer } from './shared-servers.ts';
import type { Settings, StandIns } from './start-server.ts';
import { type WatchedPage, waitForScripts, watch } from './watched-page.ts';

export type PageOptions = BrowserContextOptions & {
  /** Parts of console messages that this page is meant to cause, such as a refusal's status. */
  readonly expected?: readonly string[];
};

/** A server with the built site and a browser, for the suite it was made in. */
export type Site = {
  readonly address: () => string;
  /** The page of the mails that were not sent. */
  readonly outbox: () => string;
  /** What its operator's commands need to find it. */
  readonly environment: () => Settings;
  /** A page of its own: nothing stored, movement reduced. Whatever it complains of fails the test. */
  readonly page: (options?: PageOptions) => Promise<WatchedPage>;
};

/** How long an element, a page or a download is waited for; milliseconds. */
const LONGEST_WAIT = 60_000;

/** How many times slower scripts run in the browser than the machine would run them: what a slow machine brings to light. */
const SLOWNESS = Number(process.env['BACKSMITH_SLOW_BROWSER'] ?? 1);

type Opened = SharedServer & { readonly close?: () => Promise<void> };

/** A site on a server that other suites use, too, with an engine that takes the time one asks for. */
export function sharedSite(name: keyof typeof SHARED): Site {
  return siteOf(async () => {
    const answer = await fetch(`${inject('sharedServers')}/${name}`);
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as SharedServer;
  });
}

/**
 * A site on a server of its own.
 *
 * @param engine `paced` takes the time one asks for.
 * @param settings further settings of the server, asked for when it starts.
 * @param standIns for further parts of it.
 */
export function ownSite(
  name: string,
  engine: 'real' | 'paced' = 'real',
  settings: () => Promise<Settings> = () => Promise.resolve({}),
  standIns: Omit<StandIns, 'engine'> = {},
): Site {
  const data = scratchFolder(`e2e-${name}`);
  chmodSync(data, 0o755);
  return siteOf(async () => {
    const { startServer } = await import('./start-server.ts');
    const paced = engine === 'paced' ? { engine: (await import('./paced.ts')).PACED } : {};
    const running = await startServer(data, await settings(), { ...standIns, ...paced });
    return { address: running.address, outboxUrl: running.outboxUrl, data, close: () => running.stop() };
  });
}

function siteOf(open: () => Promise<Opened>): Site {
  let server: Opened | undefined;
  let browser: Browser | undefined;
  let pages: WatchedPage[] = [];

  beforeAll(async () => {
    [server, browser] = await Promise.all([open(), openBrowser()]);
  });
  afterEach(async () => {
    const complaints = pages.flatMap((page) => page.complaints);
    await Promise.all(pages.map((page) => page.context().close()));
    pages = [];
    expect(complaints).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close?.();
  });

  const address = () => {
    if (server === undefined) throw new Error('The server of this suite is not up.');
    return server.address;
  };
  return {
    address,
    outbox: () => server?.outboxUrl ?? '',
    environment: () => ({ BACKSMITH_DATA: server?.data ?? '' }),
    page: async ({ expected = [], ...options } = {}) => {
      if (browser === undefined) throw new Error('The browser of this suite is not up.');
      const context = await browser.newContext({ baseURL: address(), reducedMotion: 'reduce', ...options });
      context.setDefaultTimeout(LONGEST_WAIT);
      const page = watch(await context.newPage(), expected);
      pages.push(page);
      if (options.javaScriptEnabled !== false) await waitForScripts(page);
      if (SLOWNESS > 1) await slowDown(page);
      return page;
    },
  };
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
}
