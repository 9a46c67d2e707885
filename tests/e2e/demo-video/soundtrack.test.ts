import { expect, test } from 'vitest';
import { soundtrack } from './soundtrack.ts';

test('the sound is as long as asked for, quiet, and silent at both ends', () => {
  const file = Buffer.from(soundtrack(5));
  expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 12)).toBe('RIFFWAVE');
  const samples = Array.from({ length: (file.length - 44) / 2 }, (_, at) => file.readInt16LE(44 + at * 2));
  expect(samples.length / file.readUInt32LE(24)).toBe(5);
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  expect(loudest).toBeGreaterThan(1000);
  expect(loudest).toBeLessThan(20_000);
  expect(samples.at(0)).toBe(0);
  expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(10);
});
