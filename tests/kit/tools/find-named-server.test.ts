import { expect, test } from 'vitest';
import { readAddress } from './find-named-server.ts';

test('an address of SQL Server says user and password among its properties', () => {
  const address = 'jdbc:sqlserver://db:1433;user=sa;encrypt=true;password={a;b}};c};trustServerCertificate=true';
  expect(readAddress('BACKSMITH_SQLSERVER_URL', address)).toEqual({
    url: 'jdbc:sqlserver://db:1433;encrypt=true;trustServerCertificate=true',
    user: 'sa',
    password: 'a;b};c',
  });
});

test('an address of Oracle says them before the host', () => {
  const expected = { url: 'jdbc:oracle:thin:@//db:1521/FREEPDB1', user: 'system' };
  expect(readAddress('BACKSMITH_ORACLE_URL', 'jdbc:oracle:thin:system/secret@//db:1521/FREEPDB1')).toEqual({
    ...expected,
    password: 'secret',
  });
  expect(readAddress('BACKSMITH_ORACLE_URL', 'jdbc:oracle:thin:system/"a@b/c"@//db:1521/FREEPDB1')).toEqual({
    ...expected,
    password: 'a@b/c',
  });
});

test('one without them is refused with an example', () => {
  expect(() => readAddress('BACKSMITH_SQLSERVER_URL', 'jdbc:sqlserver://db:1433')).toThrow('user=sa;password=');
  expect(() => readAddress('BACKSMITH_ORACLE_URL', 'jdbc:oracle:thin:@//db:1521/X')).toThrow('thin:system/');
});
