import { expect, test } from 'vitest';
import { formatMegabytes } from '../messages.ts';
import { checkSqlFile } from './sql-file.ts';

test('no file, another name, too large and empty are told apart', () => {
  expect(checkSqlFile(undefined)).toEqual({ code: 'NO_FILE', message: 'Please select a SQL file to upload.' });
  expect(checkSqlFile({ name: 'shop.txt', size: 10 })?.message).toBe('Please upload a valid .sql file.');
  expect(checkSqlFile({ name: 'shop.sql', size: 10 * 1024 * 1024 + 1 })).toEqual({
    code: 'FILE_TOO_LARGE',
    message: 'The file has 10.1 MB. The maximum is 10MB.',
  });
  expect(checkSqlFile({ name: 'shop.sql', size: 0 })?.code).toBe('UPLOAD_ERROR');
});

test('ten mebibytes and any case of the ending are accepted', () => {
  expect(checkSqlFile({ name: 'Shop.SQL', size: 10 * 1024 * 1024 })).toBeUndefined();
});

test.each([
  [1, '0.01 MB'],
  [512 * 1024, '0.50 MB'],
  [1024 * 1024, '1.0 MB'],
  [1024 * 1024 + 1, '1.1 MB'],
])('%i bytes read %s', (bytes, text) => {
  expect(formatMegabytes(bytes)).toBe(text);
});
