import { expect, it } from 'vitest';
import { readSchema } from '../../read/read-schema.ts';
import { writeDdl } from '../write-ddl.ts';

const KEY_AFTER_INDEX = `
CREATE TABLE regions (region_id NUMBER NOT NULL, region_name VARCHAR2(25), code CHAR(2));
CREATE UNIQUE INDEX reg_id_pk ON regions (region_id);
ALTER TABLE regions ADD CONSTRAINT reg_id_pk PRIMARY KEY (region_id);
CREATE INDEX reg_code_ix ON regions (code);
ALTER TABLE regions ADD CONSTRAINT reg_code_uk UNIQUE (code);
CREATE INDEX reg_name_ix ON regions (region_name);`;

it('leaves the index that a key took to the key, where a second one over its columns is refused', () => {
  const { schema } = readSchema(KEY_AFTER_INDEX, { dialect: 'oracle' }).value;
  const { value, diagnostics } = writeDdl(schema, 'oracle');
  expect(value.text.match(/CREATE .*INDEX .*/g)).toEqual(['CREATE INDEX reg_name_ix ON regions (region_name);']);
  expect(diagnostics).toEqual([]);
});

it('keeps it where the database takes both', () => {
  const sql = 'CREATE TABLE t (a int PRIMARY KEY, b int UNIQUE); CREATE INDEX t_b ON t (b);';
  const { schema } = readSchema(sql, { dialect: 'sqlserver' }).value;
  expect(writeDdl(schema, 'sqlserver').value.text).toContain('INDEX [t_b]');
});

it('indexes the whole of a text that a key limits, and the beginning of one that nothing limits', () => {
  const sql = `CREATE TABLE rights (name text PRIMARY KEY, note text, kind int);
CREATE INDEX by_name ON rights (kind, name);
CREATE INDEX by_note ON rights (note);`;
  const { schema } = readSchema(sql, { dialect: 'postgresql' }).value;
  const { text } = writeDdl(schema, 'mysql').value;
  expect(text).toContain('KEY `by_name` (`kind`, `name`)');
  expect(text).toContain('KEY `by_note` (`note`(255))');
});
