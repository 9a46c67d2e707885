import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../kit/index.ts';
import { MUTANTS } from '../mutants/mutants.ts';

// `npm run test:mutants` takes the checks away; that it finds all of them is seen with every change.
test.each(MUTANTS)('the check "$name" stands in its file once', ({ file, check, without = '' }) => {
  const text = readFileSync(join(REPOSITORY, file), 'utf8');
  expect(text.split(check).length - 1).toBe(1);
  expect(without).not.toBe(check);
});
