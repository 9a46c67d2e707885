import { expect, test } from 'vitest';
import { formatBytes } from '../file-messages.ts';
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
  [0, '0 bytes'],
  [1, '1 byte'],
  [745, '745 bytes'],
  [1024, '1 kB'],
  [1025, '2 kB'],
  [512 * 1024, '512 kB'],
  [1024 * 1024 - 1, '1.0 MB'],
  [1024 * 1024, '1.0 MB'],
  [1024 * 1024 + 1, '1.1 MB'],
])('%i bytes read %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
