import { describe, expect, it } from 'vitest';
import { DIALECTS } from '../dialect.ts';
import { detectDialect } from './detect-dialect.ts';
import { saidDialect, sayDialect } from './said-dialect.ts';

const TABLE = 'CREATE TABLE `a` (`id` int AUTO_INCREMENT PRIMARY KEY) ENGINE=InnoDB;';

describe('what a text says of its dialect', () => {
  it.each(DIALECTS)('outweighs all evidence: %s', (dialect) => {
    const said = sayDialect(TABLE, dialect);
    expect(saidDialect(said)).toBe(dialect);
    expect(detectDialect(said, 'schema-mysql.sql')).toEqual({ dialect, certainty: 1, reasons: ['the source says so'] });
  });

  it('is read as people write it, and nowhere else', () => {
    expect(saidDialect('-- Dialect: SQL Server\nselect 1')).toBe('sqlserver');
    expect(saidDialect('/* x */ --dialect:postgres  \r\nselect 1')).toBe('postgresql');
    expect(saidDialect('-- dialect: klingon')).toBeUndefined();
    expect(saidDialect('-- the dialect: mysql is meant here')).toBeUndefined();
    expect(saidDialect(`${'x\n'.repeat(2000)}-- dialect: mysql`)).toBeUndefined();
  });

  it('is said last, and keeps the lines where it can', () => {
    expect(sayDialect('-- a dump\r\nselect 1', 'oracle')).toBe('-- a dump -- dialect: Oracle\r\nselect 1');
    expect(sayDialect('\nselect 1', 'sqlite')).toBe('-- dialect: SQLite\nselect 1');
    expect(sayDialect('', 'sqlite')).toBe('-- dialect: SQLite');
    const twice = sayDialect(sayDialect(TABLE, 'mysql'), 'oracle');
    expect(saidDialect(twice)).toBe('oracle');
    expect(twice.split('\n')).toHaveLength(2);
  });
});
