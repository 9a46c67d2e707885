import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildRuns, buildSample, SAMPLE_FOLDER } from './build-sample.ts';

const kept = (name: string): unknown => JSON.parse(readFileSync(path.join(SAMPLE_FOLDER, name), 'utf8'));

// After a wanted change of the generated code: node tests/e2e/site-sample/write-sample.ts
describe('what the site shows of real runs', () => {
  test('is what the engine makes of the sample schema today', () => {
    expect(kept('sample.json')).toEqual(buildSample());
  });

  test('has the numbers of today for the example schemas', () => {
    expect(kept('runs.json')).toEqual(buildRuns());
  });
});
