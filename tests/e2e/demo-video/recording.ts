import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

/** A picture of the page, and the second it was there from, counted from the beginning. */
export type Frame = { readonly file: string; readonly from: number };

export type Recording = {
  /** Seconds since the beginning. */
  readonly now: () => number;
  /** Ends it. @returns every picture, and how long it went on in all */
  readonly stop: () => Promise<{ readonly frames: readonly Frame[]; readonly seconds: number }>;
};

/** Keeps what a page shows from now on, one file for each picture; where nothing moves there are none. */
export async function record(page: Page, folder: string, size: { width: number; height: number }): Promise<Recording> {
  const session = await page.context().newCDPSession(page);
  const began = Date.now() / 1000;
  const now = () => Date.now() / 1000 - began;
  const frames: Frame[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const file = path.join(folder, `${String(frames.length).padStart(5, '0')}.jpg`);
    writeFileSync(file, Buffer.from(data, 'base64'));
    frames.push({ file, from: Math.max(0, (metadata.timestamp ?? Date.now() / 1000) - began) });
    // Refused once the page is gone, when there is nothing left to be told.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', {
    format: 'jpeg',
    quality: 96,
    maxWidth: size.width,
    maxHeight: size.height,
    everyNthFrame: 1,
  });
  return {
    now,
    stop: async () => {
      const seconds = now();
      await session.send('Page.stopScreencast');
      await session.detach();
      // Pictures may arrive in another order than they were taken in.
      return { frames: frames.toSorted((one, other) => one.from - other.from), seconds };
    },
  };
}
