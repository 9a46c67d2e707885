import { expect, test } from 'vitest';
import { fileAt, renderSql } from '../../testing/render-sql.ts';

const SQL = 'CREATE TABLE shelf (id int PRIMARY KEY);';
const UNMET = 'No test of the generator has met a server of';

test.each([
  ['oracle', 'Oracle Database'],
  ['sqlserver', 'SQL Server'],
] as const)('the README of a project for %s says that no test has met its server', (database, label) => {
  expect(fileAt(renderSql(SQL, { database }), 'README.md').replaceAll('\n', ' ')).toContain(`${UNMET} ${label}:`);
});

test.each(['postgresql', 'mysql', 'mariadb'] as const)('that of one for %s does not', (database) => {
  expect(fileAt(renderSql(SQL, { database }), 'README.md')).not.toContain(UNMET);
});
