import { expect, test } from 'vitest';
import { didYouMean, nearest } from './nearest.ts';

const COMMANDS = ['generate', 'inspect', 'serve', 'admin'];

test.each([
  ['genrate', 'generate'],
  ['generaet', 'generate'],
  ['GENERATE', 'generate'],
  ['insepct', 'inspect'],
  ['server', 'serve'],
  ['admni', 'admin'],
])('%s means %s', (word, meant) => {
  expect(nearest(word, COMMANDS)).toBe(meant);
});

test.each(['', 'x', 'go', 'deploy', 'generate-everything', '日本語'])('%j means nothing that is known', (word) => {
  expect(nearest(word, COMMANDS)).toBeUndefined();
  expect(didYouMean(word, COMMANDS)).toBe('');
});

test('names what was meant in the spelling of the list', () => {
  expect(didYouMean('exceptionhandle', ['swagger', 'exceptionHandler'])).toBe('Did you mean exceptionHandler? ');
  expect(didYouMean('layuot', ['layout', 'java'], '--')).toBe('Did you mean --layout? ');
});
