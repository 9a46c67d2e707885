import { expect, test } from 'vitest';
import { checkUpdate } from './check-update.ts';

test('a database of documents does not follow its schema, others do', () => {
  expect(checkUpdate({ database: 'mongodb' })).toMatchObject([{ severity: 'error', code: 'update-not-available' }]);
  expect(checkUpdate({ database: 'postgresql' })).toEqual([]);
});
