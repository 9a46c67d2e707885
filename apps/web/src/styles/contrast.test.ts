import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from './testing/contrast.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([\w-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/gi)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }] as const,
  ),
);

const GROUNDS = ['bg', 'surface', 'surface-2'];
const TEXT = 4.5;
const PARTS = 3;

/** Every pair that is drawn: what stands on what, and the ratio it needs. */
const PAIRS: readonly (readonly [string, readonly string[], number])[] = [
  ['fg', [...GROUNDS, 'surface-3', 'accent-tint', 'bad-tint', 'busy-tint'], TEXT],
  ['fg-2', [...GROUNDS, 'surface-3', 'accent-tint', 'busy-tint', 'bad-tint'], TEXT],
  ['fg-3', [...GROUNDS, 'surface-3'], TEXT],
  ['fg-3', ['accent-tint'], PARTS],
  ['bg', ['fg', 'fg-2'], TEXT],
  ['on-accent', ['accent', 'accent-hover'], TEXT],
  ['accent-text', [...GROUNDS, 'accent-tint'], TEXT],
  ['accent', GROUNDS, PARTS],
  ['line-control', GROUNDS, PARTS],
  ...['ok', 'busy', 'info', 'bad', 'other'].flatMap((state) => [
    [state, [...GROUNDS, `${state}-tint`], TEXT] as const,
    [`${state}-fill`, GROUNDS, PARTS] as const,
  ]),
  ...['code-key', 'code-type', 'code-string', 'code-note'].map(
    (code) => [code, [...GROUNDS, 'accent-tint'], TEXT] as const,
  ),
];

const cases = PAIRS.flatMap(([ink, grounds, least]) =>
  grounds.flatMap((ground) => (['light', 'dark'] as const).map((theme) => ({ ink, ground, least, theme }))),
);

/** How strongly the video shows behind the hero. */
const backdrop = Number(
  /opacity: ([\d.]+);/.exec(readFileSync(new URL('./backdrop.css', import.meta.url), 'utf8'))?.[1],
);

/** A colour laid over another. */
function laidOver(under: string, over: string, opacity: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(under, at) * (1 - opacity) + channel(over, at) * opacity))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

describe('the text before the video of the hero', () => {
  it.each(['fg', 'fg-2', 'fg-3'].flatMap((ink) => (['light', 'dark'] as const).map((theme) => ({ ink, theme }))))(
    '$ink reads in $theme whatever the video shows',
    ({ ink, theme }) => {
      const [front, ground] = [tokens.get(ink)?.[theme], tokens.get('bg')?.[theme]];
      if (front === undefined || ground === undefined) throw new Error(`${ink} is no token.`);
      const strongest = theme === 'light' ? '#000000' : '#ffffff';
      expect(backdrop).toBeGreaterThan(0);
      expect(contrast(front, laidOver(ground, strongest, backdrop))).toBeGreaterThanOrEqual(TEXT);
    },
  );
});

describe('the tokens', () => {
  it('are read from the file', () => expect(tokens.size).toBeGreaterThan(30));

  it.each(cases)('$ink on $ground reads at $least in $theme', ({ ink, ground, least, theme }) => {
    const [front, back] = [tokens.get(ink)?.[theme], tokens.get(ground)?.[theme]];
    if (front === undefined || back === undefined) throw new Error(`${ink} or ${ground} is no token.`);
    expect(contrast(front, back)).toBeGreaterThanOrEqual(least);
  });
});
