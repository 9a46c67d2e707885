import { describe, expect, it } from 'vitest';
import type { Options } from '../options.ts';
import { designSql, entityNamed, resourceNamed } from '../testing/design-sql.ts';

function notes(sql: string, database: Options['database'], code: string): readonly string[] {
  const { diagnostics } = designSql(sql, { database });
  return diagnostics.filter((one) => one.code === code).map(({ line, message }) => `${line}: ${message}`);
}

const KUNDE = `CREATE TABLE \`kunde\` (
  \`id\` bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
  \`name\` varchar(60) NOT NULL,
  \`termin\` datetime NOT NULL DEFAULT '0000-00-00 00:00:00',
  \`geburtstag\` date NOT NULL
) ENGINE=MyISAM;`;

describe('noteUnreadable', () => {
  it('names the first column with numbers that are none, and counts the others', () => {
    const sql = 'CREATE TABLE m (\n  id int PRIMARY KEY,\n  n numeric,\n  o numeric,\n  p numeric(8,2)\n);';
    expect(notes(sql, 'postgresql', 'values-read-as-none')).toEqual([
      '3: m.n and 1 more can hold NaN and infinities: the API shows null there, and the value stays until another one is given.',
    ]);
    expect(notes(sql, 'oracle', 'values-read-as-none')).toEqual([]);
  });

  it('says that any array may be of several dimensions', () => {
    expect(
      notes('CREATE TABLE m (\n  id int PRIMARY KEY,\n  tags text[]\n);', 'postgresql', 'values-read-as-none'),
    ).toEqual([
      '3: m.tags can hold arrays of several dimensions: the API shows null there, and the value stays until another one is given.',
    ]);
  });

  it('speaks of days that are none where one is a default', () => {
    const message =
      '4: kunde.termin and 1 more can hold days that are none, such as 0000-00-00: the API shows null there, and the value stays until another one is given.';
    expect(notes(KUNDE, 'mariadb', 'values-read-as-none')).toEqual([message]);
    expect(notes(KUNDE.replace("'0000-00-00 00:00:00'", "'2024-01-01'"), 'mariadb', 'values-read-as-none')).toEqual([]);
    expect(notes(KUNDE, 'postgresql', 'values-read-as-none')).toEqual([]);
  });

  it('asks new records for such days, and changes not', () => {
    const { value } = designSql(KUNDE, { database: 'mariadb' });
    const fields = resourceNamed(value, 'Kunde').fields.filter(({ name }) => name !== 'id' && name !== 'name');
    expect(fields.map(({ name, nullable, constraints }) => [name, nullable, constraints])).toEqual([
      ['termin', true, []],
      ['geburtstag', true, [{ kind: 'not-null', when: 'made' }]],
    ]);
    expect(entityNamed(value, 'Kunde')).toMatchObject({
      dynamicUpdate: true,
      updateActions: [
        { field: 'name' },
        { field: 'termin', keepWhenNull: true, clearable: true, noneOnly: 'getTermin' },
        { field: 'geburtstag', keepWhenNull: false, noneOnly: 'getGeburtstag' },
      ],
    });
  });

  it('writes what a change changed, whatever the entity', () => {
    const { value } = designSql('CREATE TABLE t (id int PRIMARY KEY, n numeric(8,2));', { database: 'postgresql' });
    expect(entityNamed(value, 'T').dynamicUpdate).toBe(true);
  });
});

describe('keys of 64 bits', () => {
  it('has nothing to say of keys of 64 bits that nothing counts, and what refers to them: they are read whole', () => {
    const sql = `CREATE TABLE \`hash\` (\`id\` bigint unsigned NOT NULL PRIMARY KEY) ENGINE=InnoDB;
      CREATE TABLE \`hit\` (\`id\` int PRIMARY KEY, \`hash_id\` bigint unsigned, FOREIGN KEY (\`hash_id\`) REFERENCES \`hash\` (\`id\`)) ENGINE=InnoDB;`;
    expect(notes(sql, 'mysql', 'key-beyond-long')).toEqual([]);
    const { value } = designSql(sql, { database: 'mysql' });
    expect(resourceNamed(value, 'Hash').fields.map(({ type }) => type.name)).toEqual(['java.math.BigInteger']);
    expect(resourceNamed(value, 'Hit').fields.map(({ type }) => type.name)).toEqual([
      'java.lang.Integer',
      'java.math.BigInteger',
    ]);
  });

  it('leaves counters, and what refers to them, as they are', () => {
    const sql = `${KUNDE} CREATE TABLE \`kauf\` (\`id\` int PRIMARY KEY, \`kunde_id\` bigint unsigned, \`preis\` bigint unsigned,
      \`lock_version\` bigint unsigned NOT NULL DEFAULT 0, FOREIGN KEY (\`kunde_id\`) REFERENCES \`kunde\` (\`id\`)) ENGINE=InnoDB;`;
    const { fields } = resourceNamed(designSql(sql, { database: 'mysql' }).value, 'Kauf');
    expect(fields.map(({ name, type }) => [name, type.name])).toEqual([
      ['id', 'java.lang.Integer'],
      ['kundeId', 'java.lang.Long'],
      ['preis', 'java.math.BigInteger'],
      ['lockVersion', 'java.lang.Long'],
    ]);
  });
});
