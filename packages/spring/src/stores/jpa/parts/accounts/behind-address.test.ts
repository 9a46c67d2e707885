import { expect, test } from 'vitest';
import { fileAt, renderSql } from '../../../../testing/render-sql.ts';

const SQL = 'CREATE TABLE shelf (id int PRIMARY KEY);';
const features = { swagger: false, exceptionHandler: true, security: true };

function accounts(database: 'oracle' | 'sqlserver'): string {
  const files = renderSql(SQL, { database, features });
  const [path = ''] = [...files.keys()].filter((one) => one.endsWith('/account/Accounts.java'));
  return fileAt(files, path);
}

test('the list of accounts begins without a condition where a text without characters is none', () => {
  expect(accounts('oracle')).toContain('(after.isBlank() ? "" : "WHERE email > :after ") + "ORDER BY email"');
});

test('it begins behind such a text elsewhere', () => {
  expect(accounts('sqlserver')).toContain('SELECT + "WHERE email > :after ORDER BY email"');
});
