import { expect, test } from 'vitest';
import { mendSpelling } from './correct-spelling.ts';

test.each([
  ['drivng school with studnets', 'driving school with students'],
  ['swings and slides', 'swings and slides'],
  ['smples of a supplier', 'samples of a supplier'],
  ['a dairy with pastry and spruce', 'a dairy with pastry and spruce'],
  ['write to Studnets or a.studnets', 'write to Studnets or a.studnets'],
])('%s reads as %s', (typed, meant) => {
  expect(mendSpelling(typed)).toBe(meant);
});
