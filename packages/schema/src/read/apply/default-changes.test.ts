import { describe, expect, it } from 'vitest';
import type { Dialect } from '@backsmith/sql';
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
