import type { Locator, Page } from '@playwright/test';
import { draggedFile } from '../kit/in-page.ts';

/** Moves, presses and types on a page as somebody does who wants to be watched. */
export type Hand = {
  /** Moves the pointer to the middle of an element, or to a place in it given in parts of its size. */
  readonly goTo: (target: Locator, at?: Place) => Promise<void>;
  readonly press: (target: Locator, at?: Place) => Promise<void>;
  readonly type: (target: Locator, text: string) => Promise<void>;
  /** Drags a file from the edge of the window onto an element. */
  readonly drop: (target: Locator, file: { readonly name: string; readonly text: string }) => Promise<void>;
  /** Turns the wheel by so many pixels, over so much time. */
  readonly roll: (pixels: number, milliseconds: number) => Promise<void>;
  readonly rest: (milliseconds: number) => Promise<void>;
};

type Place = readonly [x: number, y: number];

const MIDDLE: Place = [0.5, 0.5];
const FRAME_MS = 16;
const KEY_MS = 62;
/** A hand is faster over longer ways, but needs a moment for each. */
const SPEED = { least: 380, perPixel: 0.55, most: 900 } as const;

export function handOn(page: Page): Hand {
  let now: Place = [640, 560];
  const rest = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  const glide = async (to: Place) => {
    const from = now;
    const way = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const time = Math.min(SPEED.least + way * SPEED.perPixel, SPEED.most);
    const began = performance.now();
    for (;;) {
      const part = Math.min((performance.now() - began) / time, 1);
      const eased = part * part * (3 - 2 * part);
      now = [from[0] + (to[0] - from[0]) * eased, from[1] + (to[1] - from[1]) * eased];
      await page.mouse.move(...now);
      if (part === 1) return;
      await rest(FRAME_MS);
    }
  };
  /** Where a place of an element is in the window, once it has come there and stands still. */
  const placeIn = async (target: Locator, at: Place): Promise<Place> => {
    await target.waitFor();
    await target.evaluate((element) => element.scrollIntoView({ behavior: 'smooth', block: 'nearest' }));
    let last = '';
    for (;;) {
      const box = await target.boundingBox();
      if (box === null) throw new Error(`Nothing to be seen of ${String(target)}`);
      const seen = JSON.stringify(box);
      if (seen === last) return [box.x + box.width * at[0], box.y + box.height * at[1]];
      last = seen;
      await rest(FRAME_MS * 3);
    }
  };
  const goTo: Hand['goTo'] = async (target, at = MIDDLE) => glide(await placeIn(target, at));
  const press: Hand['press'] = async (target, at = MIDDLE) => {
    await goTo(target, at);
    await rest(120);
    await page.mouse.down();
    await rest(90);
    await page.mouse.up();
  };
  return {
    goTo,
    press,
    rest,
    type: async (target, text) => {
      await press(target);
      await page.keyboard.type(text, { delay: KEY_MS });
    },
    drop: async (target, { name, text }) => {
      await glide([1180, 690]);
      await page.evaluate(`carryFile(${JSON.stringify(name)})`);
      const dataTransfer = await draggedFile(page, name, text);
      await rest(350);
      await goTo(target);
      await target.dispatchEvent('dragover', { dataTransfer });
      await rest(650);
      await page.evaluate('carryFile("")');
      await target.dispatchEvent('drop', { dataTransfer });
    },
    roll: async (pixels, milliseconds) => {
      const turns = Math.max(1, Math.round(milliseconds / FRAME_MS / 2));
      for (let turn = 0; turn < turns; turn++) {
        await page.mouse.wheel(0, pixels / turns);
        await rest(FRAME_MS * 2);
      }
    },
  };
}
