import { describe, expect, it } from 'vitest';
import { fileAt, renderSql } from '../testing/render-sql.ts';

const SQL = 'CREATE TABLE shelf (id int PRIMARY KEY);';
const MAIN = 'src/main/java/org/depot';
const features = { swagger: false, exceptionHandler: true, security: true };

function accounts(files: ReadonlyMap<string, string>): string {
  return ['Accounts', 'OneTimeTokens']
    .map((name) => [...files].find(([path]) => path.endsWith(`/${name}.java`))?.[1] ?? '')
    .join('\n');
}

describe('rows that are held', () => {
  it('are locked behind the table where SQL Server is all that is asked', () => {
    const code = accounts(renderSql(SQL, { database: 'sqlserver', devDatabase: 'container', features }));
    expect(code.match(/WITH \(UPDLOCK, ROWLOCK\) WHERE/gu)).toHaveLength(2);
    expect(code).not.toContain('FOR UPDATE');
  });

  it('are locked in the words of SQL Server or of H2, whichever is asked', () => {
    const files = renderSql(SQL, { database: 'sqlserver', devDatabase: 'h2', features });
    expect(accounts(files).match(/locks\.held\(/gu)).toHaveLength(2);
    expect(accounts(files)).not.toContain('FOR UPDATE');
    const locks = fileAt(files, `${MAIN}/config/RowLocks.java`);
    expect(locks).toContain('" WITH (UPDLOCK, ROWLOCK)"');
    expect(locks).toContain('" WITH (UPDLOCK, ROWLOCK, READPAST)"');
  });

  it.each(['postgresql', 'mysql', 'mariadb', 'oracle'] as const)('are locked at the end for %s', (database) => {
    const files = renderSql(SQL, { database, features });
    expect(accounts(files).match(/FOR UPDATE/gu)).toHaveLength(2);
    expect([...files.keys()].some((path) => path.endsWith('/RowLocks.java'))).toBe(false);
  });

  it('need no class of their own where nothing is held', () => {
    const files = renderSql(SQL, { database: 'sqlserver', devDatabase: 'h2' });
    expect([...files.keys()].some((path) => path.endsWith('/RowLocks.java'))).toBe(false);
  });
});
