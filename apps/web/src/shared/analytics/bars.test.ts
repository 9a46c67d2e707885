import { expect, it } from 'vitest';
import { barHeight } from './bar-height.ts';
import { featureTone } from './feature-tones.ts';
import { rateTone } from './rate-tone.ts';

it('no bar of something is lower than 5 percent, and one of nothing is not drawn (ANA-10, ANA-11)', () => {
  expect([100, 50, 5, 1, 0].map((value) => barHeight(value, 100))).toEqual([100, 50, 5, 5, 0]);
});

it('features have their colours, all others one (ANA-15)', () => {
  const keys = ['swagger', 'exceptionHandler', 'security', 'microservice', 'crudEnabled', 'monolithic'];
  expect(keys.map(featureTone)).toEqual(['ok', 'busy', 'bad', 'info', 'other', 'other']);
});

it('a rate is green from 80, amber from 60, red below (ANA-19)', () => {
  expect([100, 80, 79.9, 60, 59.9, 0].map(rateTone)).toEqual(['ok', 'ok', 'busy', 'busy', 'bad', 'bad']);
});
