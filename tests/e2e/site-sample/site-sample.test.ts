import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { home } from '../../../apps/web/src/content/home.ts';
import {
  buildExcerpts,
  buildFindings,
  buildProject,
  buildProjectFront,
  buildRuns,
  buildSample,
  SAMPLE_FOLDER,
  sampleFiles,
} from './build-sample.ts';

const kept = (name: string): unknown => JSON.parse(readFileSync(path.join(SAMPLE_FOLDER, name), 'utf8'));

// After a wanted change of the generated code: node tests/e2e/site-sample/write-sample.ts
describe('what the site shows of real runs', () => {
  test('is what the engine makes of the sample schema today', () => {
    expect(kept('sample.json')).toEqual(buildSample());
    expect(kept('excerpts.json')).toEqual(buildExcerpts());
  });

  test('has the findings and the report of today for the schema with flaws', () => {
    expect(kept('findings.json')).toEqual(buildFindings());
  });

  test('is the whole project of today, to be browsed', () => {
    expect(kept('project.json')).toEqual(buildProject());
    expect(kept('project-front.json')).toEqual(buildProjectFront());
  });

  test('names no file that is not in the zip', () => {
    const paths = sampleFiles().map((file) => file.path);
    for (const { name, files } of home.whatYouGet.groups) {
      const missing = files.filter((file) => !paths.some((path) => `/${path}`.includes(`/${file}`)));
      expect({ name, missing }).toEqual({ name, missing: [] });
    }
  });

  test('has the numbers of today for the example schemas', () => {
    expect(kept('runs.json')).toEqual(buildRuns());
  });
});
