import { describe, expect, it } from 'vitest';
import { detectDialect } from './detect-dialect.ts';

describe('detectDialect', () => {
  it.each([
    ['postgresql', "CREATE TABLE a (id serial PRIMARY KEY, t text[] DEFAULT '{}'::text[]);"],
    ['postgresql', 'ALTER TABLE ONLY public.a ADD CONSTRAINT a_pkey PRIMARY KEY (id);'],
    ['postgresql', 'create table person (id uuid, name varchar(20), at timestamp with time zone);'],
    ['mysql', 'CREATE TABLE `a` (`id` int(11) NOT NULL AUTO_INCREMENT) ENGINE=InnoDB;'],
    ['mysql', '-- MySQL dump 10.13  Distrib 8.0.33\nCREATE TABLE a (id int);'],
    ['mariadb', '-- MariaDB dump 10.19\n/*!40101 SET NAMES utf8 */;\nCREATE TABLE `a` (`id` int(11)) ENGINE=InnoDB;'],
    ['mariadb', 'CREATE TABLE a (id int(11) DEFAULT 1, t timestamp DEFAULT current_timestamp());'],
    ['mysql', 'CREATE TABLE `a` (`t` TIMESTAMP(3) NULL DEFAULT CURRENT_TIMESTAMP(3)) ENGINE = InnoDB;'],
    ['oracle', 'CREATE TABLE a (id NUMBER(10), name VARCHAR2(20));'],
    ['oracle', 'CREATE TABLE a (id NUMBER, d DATE DEFAULT SYSDATE)\n/\n'],
    ['sqlserver', 'CREATE TABLE [dbo].[a]([id] [int] IDENTITY(1,1) NOT NULL)\nGO\n'],
    ['sqlserver', 'create table a (id int identity(1,1) primary key, name nvarchar(max), at datetime2)'],
    ['sqlite', 'PRAGMA foreign_keys=OFF;\nCREATE TABLE a (id INTEGER PRIMARY KEY AUTOINCREMENT);'],
    ['sqlite', 'CREATE TABLE a (id INTEGER PRIMARY KEY, b TEXT) WITHOUT ROWID;'],
  ])('%s: %s', (dialect, text) => {
    expect(detectDialect(text).dialect).toBe(dialect);
  });

  it('says what spoke for it, strongest first', () => {
    const { certainty, reasons } = detectDialect('CREATE TABLE `a` (id int AUTO_INCREMENT) ENGINE=InnoDB');
    expect(certainty).toBeGreaterThan(0.8);
    expect(reasons.slice(0, 2).toSorted()).toEqual(['auto_increment', 'engine =']);
  });

  it('takes standard SQL for PostgreSQL and says that it guesses', () => {
    expect(detectDialect('CREATE TABLE a (id varchar(3))')).toEqual({
      dialect: 'postgresql',
      certainty: 0,
      reasons: [],
    });
  });

  it('hears a path where the text is undecided', () => {
    const text = 'CREATE TABLE a (id integer NOT NULL, name text);';
    expect(detectDialect(text, 'db/schema-sqlite.sql').dialect).toBe('sqlite');
    expect(detectDialect(text, 'db/migration/oracle/V1.sql').dialect).toBe('oracle');
  });

  it('does not hear words inside comments, strings and names', () => {
    const text = `-- with ENGINE=InnoDB and AUTO_INCREMENT
CREATE TABLE a (id serial PRIMARY KEY, "engine" text DEFAULT 'ENGINE=InnoDB'::text);`;
    expect(detectDialect(text).dialect).toBe('postgresql');
  });

  it('sees a dialect that shows late in a long text', () => {
    const filler = '-- a comment of no meaning at all\n'.repeat(8000);
    expect(
      detectDialect(`${filler}CREATE TABLE a (id int);\n${'CREATE TABLE `b` (`id` int) ENGINE=InnoDB;\n'.repeat(9000)}`)
        .dialect,
    ).toBe('mysql');
  });
});
