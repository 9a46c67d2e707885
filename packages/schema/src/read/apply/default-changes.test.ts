import { describe, expect, it } from 'vitest';
import type { Dialect } from '@backsmith/sql';
import type { DdlTarget } from '../../ddl/targets.ts';
import { writeDdl } from '../../ddl/write-ddl.ts';
import { readSchema } from '../read-schema.ts';
import { columnOf } from '../testing/outline.ts';

/** As a tool writes it that adds columns, and later ones that name or change them. */
const TABLE = `-- dialect: MariaDB
CREATE TABLE \`prices\` (
  \`id\` int(11) NOT NULL AUTO_INCREMENT,
  \`net\` int(11) NOT NULL DEFAULT 3,
  \`gross\` int(11) DEFAULT (\`net\` * 2 + id),
  \`made\` timestamp NOT NULL DEFAULT current_timestamp() ON UPDATE current_timestamp(),
  \`seen\` datetime NULL DEFAULT '2020-01-01 00:00:00' ON UPDATE current_timestamp(),
  PRIMARY KEY (\`id\`)
) ENGINE=InnoDB;
`;

function updates(sql: string, dialect: Dialect): readonly boolean[] {
  const source = TABLE.replace('MariaDB', dialect) + sql;
  return ['made', 'seen'].map((name) => columnOf(source, name).onUpdateNow === true);
}

describe('TRUE and FALSE as the default of a text', () => {
  it.each<readonly [Dialect, DdlTarget, string]>([
    ['postgresql', 'postgresql', 'DEFAULT false'],
    ['postgresql', 'mariadb', `DEFAULT 'false'`],
    ['mariadb', 'mariadb', 'DEFAULT 0'],
    ['sqlite', 'sqlite', 'DEFAULT 0'],
  ])('are words where they are of a type of their own: %s to %s', (dialect, target, clause) => {
    const sql = 'CREATE TABLE t (id int PRIMARY KEY, draft varchar(9) NOT NULL DEFAULT FALSE);';
    const { schema } = readSchema(sql, { dialect }).value;
    expect(writeDdl(schema, target).value.text).toContain(clause);
  });

  it('follow a domain and a type that comes later', () => {
    const sql = `CREATE DOMAIN flag AS text DEFAULT TRUE; CREATE TABLE t (id int PRIMARY KEY, f flag, b boolean DEFAULT FALSE);
      ALTER TABLE t ALTER b TYPE text;`;
    const ddl = writeDdl(readSchema(sql, { dialect: 'postgresql' }).value.schema, 'postgresql').value.text;
    expect(ddl).toContain(`CREATE DOMAIN flag AS text DEFAULT true`);
    expect(ddl).toContain('b text DEFAULT false');
  });
});

describe('defaults of MySQL and MariaDB that change later', () => {
  it.each([
    ['ALTER TABLE prices RENAME COLUMN net TO `netto`', '`netto` * 2 + id'],
    ['ALTER TABLE prices CHANGE net `Net price` bigint NOT NULL', '`Net price` * 2 + id'],
    ['ALTER TABLE prices RENAME COLUMN id TO nr', '`net` * 2 + nr'],
    ['ALTER TABLE prices RENAME COLUMN seen TO net_seen', '`net` * 2 + id'],
  ])('say the new name of a column they are made of: %s', (sql, text) => {
    expect(columnOf(`${TABLE}${sql};`, 'gross').default).toEqual({ kind: 'expression', text });
  });

  it.each([
    ['ALTER TABLE prices ALTER made DROP DEFAULT, ALTER seen DROP DEFAULT'],
    ["ALTER TABLE prices ALTER made SET DEFAULT '2021-02-03 04:05:06', ALTER seen SET DEFAULT NULL"],
  ])('end ON UPDATE where they were the current time, in MariaDB alone: %s', (sql) => {
    expect(updates(sql, 'mariadb')).toEqual([false, true]);
    expect(updates(sql, 'mysql')).toEqual([true, true]);
  });
});
