import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');

/** Where facets are decided, said and read. */
const ROOMS = /^(?:types|stores|model)[/\\]/u;

describe('what a store of tables is told of a type', () => {
  it('is read by stores alone', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
      (path) => /(?<!\.test)\.ts$/u.test(path) && !ROOMS.test(path) && path !== 'index.ts',
    );
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((path) => /\bfacets\b/u.test(readFileSync(join(SOURCES, path), 'utf8')))).toEqual([]);
  });
});
