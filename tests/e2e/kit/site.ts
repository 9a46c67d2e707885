import { chmodSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { type RunningServer, serve, type ServeOptions } from '@backsmith/server';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { REPOSITORY, runOk, scratchFolder } from '../../kit/index.ts';
import { openBrowser } from './open-browser.ts';
import { type WatchedPage, watch } from './watched-page.ts';

export type PageOptions = BrowserContextOptions & {
  /** Parts of console messages that this page is meant to cause, such as a refusal's status. */
  readonly expected?: readonly string[];
};

/** A server with the built site and a browser, for the suite it was made in. */
export type Site = {
  readonly address: () => string;
  /** The page of the mails that were not sent. */
  readonly outbox: () => string;
  /** A page of its own: nothing stored, movement reduced. Whatever it complains of fails the test. */
  readonly page: (options?: PageOptions) => Promise<WatchedPage>;
};

type Settings = Readonly<Record<string, string>>;

/**
 * @param engine what worker threads run; the real engine without one
 * @param environment further settings of the server
 */
export function siteFor(
  name: string,
  engine?: ServeOptions['engine'],
  environment: Settings | (() => Promise<Settings>) = {},
): Site {
  const data = scratchFolder(`e2e-${name}`);
  chmodSync(data, 0o755); // as root the database runs under another user, who must reach it
  let server: RunningServer | undefined;
  let browser: Browser | undefined;
  let pages: WatchedPage[] = [];

  beforeAll(async () => {
    await buildSite();
    server = await serve({
      environment: {
        BACKSMITH_DATA: data,
        BACKSMITH_PORT: '0',
        BACKSMITH_RATE_LIMITS: 'off',
        BACKSMITH_WORKERS: '2',
        BACKSMITH_FREE_GENERATION: 'on',
        BACKSMITH_LOG_LEVEL: process.env['BACKSMITH_LOG_LEVEL'],
        ...(typeof environment === 'function' ? await environment() : environment),
      },
      print: () => undefined,
      ...(engine && { engine }),
    });
    browser = await openBrowser();
  });
  afterEach(async () => {
    const complaints = pages.flatMap((page) => page.complaints);
    await Promise.all(pages.map((page) => page.context().close()));
    pages = [];
    expect(complaints).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  const address = () => {
    if (server === undefined) throw new Error('The server of this suite is not up.');
    return server.address;
  };
  return {
    address,
    outbox: () => server?.outboxUrl ?? '',
    page: async ({ expected = [], ...options } = {}) => {
      if (browser === undefined) throw new Error('The browser of this suite is not up.');
      const context = await browser.newContext({ baseURL: address(), reducedMotion: 'reduce', ...options });
      const page = watch(await context.newPage(), expected);
      pages.push(page);
      return page;
    },
  };
}

async function buildSite(): Promise<void> {
  await runOk(process.execPath, [path.join(REPOSITORY, 'apps/web/scripts/build.ts')], { cwd: REPOSITORY });
}
