import { describe, expect, it } from 'vitest';
import type { BasicAttribute } from '../model/jpa/attribute.ts';
import type { Database } from '../options.ts';
import { designSql, entityNamed, resourceNamed } from '../testing/design-sql.ts';

function mapped(type: string, database: Database): readonly unknown[] {
  const { value } = designSql(`CREATE TABLE thing (id int PRIMARY KEY, x ${type});`, { database });
  const found = entityNamed(value, 'Thing').attributes.find(({ name }) => name === 'x') as BasicAttribute;
  const facets = Object.fromEntries(
    Object.entries(found.column).filter(([key]) => key !== 'name' && key !== 'nullable'),
  );
  const [argument] = found.type.arguments ?? [];
  const java = found.type.name.replace(/^.*\./u, '') + (found.type.array === true ? '[]' : '');
  return [argument === undefined ? java : `${java}<${argument.name.replace(/^.*\./u, '')}>`, facets];
}

function keyOf(type: string, database: Database): object | undefined {
  const { value } = designSql(`CREATE TABLE thing (x ${type} PRIMARY KEY, y int);`, { database });
  return entityNamed(value, 'Thing').key.parts[0]?.column;
}

describe('mapType', () => {
  it('compares times of day that are keys as the column says', () => {
    for (const database of ['postgresql', 'sqlserver'] as const)
      expect(keyOf('time', database)).toHaveProperty('clockKey', true);
    expect(keyOf('time', 'mysql')).not.toHaveProperty('clockKey');
    expect(keyOf('timetz', 'postgresql')).not.toHaveProperty('clockKey');
  });

  it('reads counted numbers without a sign to their end where the database has them', () => {
    for (const database of ['mysql', 'mariadb'] as const)
      expect(keyOf('bigint unsigned AUTO_INCREMENT', database)).toHaveProperty('beyondLong', true);
    for (const type of ['bigint AUTO_INCREMENT', 'int unsigned AUTO_INCREMENT', 'bigint unsigned'])
      expect(keyOf(type, 'mysql')).not.toHaveProperty('beyondLong');
    for (const database of ['postgresql', 'oracle', 'sqlserver'] as const) {
      const sql = 'CREATE TABLE thing (x bigint unsigned AUTO_INCREMENT PRIMARY KEY, y int);';
      const { value } = designSql(sql, { database }, { dialect: 'mysql' });
      expect(entityNamed(value, 'Thing').key.parts[0]?.column).not.toHaveProperty('beyondLong');
    }
  });

  it('asks for no length that no number of Java can say', () => {
    expect(mapped('longblob', 'sqlserver')).toEqual(['byte[]', { length: 'long' }]);
  });

  it.each([
    ['smallint', 'Short', {}],
    ['integer', 'Integer', {}],
    ['bigint', 'Long', {}],
    ['oid', 'Long', { definition: 'oid' }],
    ['numeric(12,2)', 'BigDecimal', { precision: 12, scale: 2 }],
    ['numeric(8)', 'Integer', { definition: 'numeric' }],
    ['numeric', 'BigDecimal', { readsAsNone: 'number' }],
    [
      'money',
      'BigDecimal',
      { definition: 'money', read: 'cast("x" as numeric)', write: 'cast(cast(? as numeric) as money)' },
    ],
    ['real', 'Float', {}],
    ['double precision', 'Double', {}],
    ['boolean', 'Boolean', {}],
    ['varchar(40)', 'String', { length: 40 }],
    ['char(3)', 'String', { length: 3, jdbcType: 'CHAR', padded: true }],
    ['text', 'String', {}],
    ['bigserial', 'Long', {}],
    ['citext', 'String', { definition: 'citext' }],
    ['bytea', 'byte[]', {}],
    ['uuid', 'UUID', {}],
    ['date', 'LocalDate', {}],
    ['time', 'LocalTime', {}],
    ['timestamp', 'LocalDateTime', {}],
    ['timestamp(0)', 'LocalDateTime', { secondPrecision: 0 }],
    ['timestamptz', 'OffsetDateTime', {}],
    ['interval', 'String', { definition: 'interval', converter: 'interval' }],
    ['jsonb', 'JsonNode', { jdbcType: 'JSON', mayBeNone: 'document' }],
    ['text[]', 'List<String>', { readsAsNone: 'list' }],
    ['inet[]', 'List<String>', { definition: '_inet', converter: 'textArray', readsAsNone: 'list' }],
    ['inet', 'String', { definition: 'inet' }],
    ['bit(3)', 'String', { definition: 'bit' }],
    ['xml', 'String', { definition: 'xml' }],
    ['interval year to month', 'String', { definition: 'interval' }],
    ['public.hstore', 'String', { definition: 'hstore' }],
    ['integer[][]', 'String', { definition: '_int4' }],
    ['timestamptz(3)[][]', 'String', { definition: '_timestamptz' }],
    ['point', 'String', { definition: 'point' }],
    ['geometry(Polygon, 4326)', 'String', { definition: 'geometry' }],
  ])('sees PostgreSQL %s as %s', (sql, java, facets) => {
    const [type, found] = mapped(sql, 'postgresql');
    expect(type).toBe(java);
    expect(found).toMatchObject(facets);
    if (Object.keys(facets).length === 0) expect(found).toEqual({});
  });

  it.each([
    ['tinyint(1)', 'Boolean', {}],
    ['tinyint(1) unsigned', 'Boolean', { definition: 'tinyint unsigned' }],
    ['tinyint unsigned', 'Short', { definition: 'tinyint unsigned' }],
    ['smallint unsigned', 'Integer', { definition: 'smallint unsigned' }],
    ['int(10) unsigned', 'Long', { definition: 'int unsigned' }],
    ['integer unsigned', 'Long', { definition: 'int unsigned' }],
    ['integer(10) unsigned zerofill', 'Long', { definition: 'int unsigned' }],
    ['middleint unsigned', 'Integer', {}],
    ['int1', 'Short', { definition: 'tinyint' }],
    ['bigint unsigned', 'BigInteger', { definition: 'bigint unsigned' }],
    ['decimal(18,0)', 'Long', { definition: 'decimal' }],
    ['bit(1)', 'Boolean', {}],
    ['bit(8)', 'byte[]', { definition: 'bit' }],
    ['year', 'Integer', { definition: 'year' }],
    ['mediumtext', 'String', {}],
    ['longblob', 'byte[]', { length: 'long' }],
    ['datetime', 'LocalDateTime', { mayBeNone: 'moment', secondPrecision: 0 }],
    ['datetime(6)', 'LocalDateTime', { mayBeNone: 'moment' }],
    ["set('a','b')", 'String', { definition: 'set' }],
    ['json', 'JsonNode', { jdbcType: 'JSON', mayBeNone: 'document' }],
  ])('sees MySQL %s as %s', (sql, java, facets) => {
    const [type, found] = mapped(sql, 'mysql');
    expect(type).toBe(java);
    expect(found).toEqual(facets);
  });

  it('takes sixteen bytes for a UUID in a key only', () => {
    const sql = 'CREATE TABLE `u` (`id` binary(16) PRIMARY KEY, `digest` binary(16)) ENGINE=InnoDB;';
    const entity = entityNamed(designSql(sql, { database: 'mysql' }).value, 'U');
    const types = entity.attributes.map((attribute) => (attribute.kind === 'basic' ? attribute.type : undefined));
    expect(types).toEqual([{ name: 'java.util.UUID' }, { name: 'byte', array: true }]);
  });

  it.each([
    ['postgresql', 'BINARY'],
    ['sqlserver', 'BINARY'],
    ['oracle', undefined],
  ] as const)('tells Hibernate how %s holds a UUID of sixteen bytes', (database, jdbcType) => {
    const sql = 'CREATE TABLE `u` (`id` binary(16) PRIMARY KEY) ENGINE=InnoDB;';
    const [id] = entityNamed(designSql(sql, { database }).value, 'U').attributes;
    expect(id).toMatchObject({ type: { name: 'java.util.UUID' } });
    expect((id as BasicAttribute).column.jdbcType).toBe(jdbcType);
  });

  it('is told of no domain that the target does not have, and of the limit its text has there', () => {
    const sql = 'CREATE DOMAIN code AS varchar(8); CREATE TABLE t (id text PRIMARY KEY, x code, y inet, z timestamp);';
    const { value } = designSql(sql, { database: 'mysql' }, { dialect: 'postgresql' });
    expect(entityNamed(value, 'T').attributes.map((one) => (one as BasicAttribute).column)).toMatchObject([
      { length: 255 },
      { length: 8 },
      { length: 43 },
      {},
    ]);
    expect(JSON.stringify(entityNamed(value, 'T').attributes)).not.toMatch(/definition|secondPrecision/);
  });

  it('takes a number without digits for a count in a key', () => {
    const sql = 'CREATE TABLE u (id NUMBER PRIMARY KEY, amount NUMBER);\n/\n';
    const { fields } = resourceNamed(designSql(sql, { database: 'oracle' }).value, 'U');
    expect(fields.map(({ type }) => type.name)).toEqual(['java.lang.Long', 'java.math.BigDecimal']);
  });

  it('names a domain as the driver does, wherever it stands', () => {
    const sql = `CREATE SCHEMA s; CREATE DOMAIN s.code AS char(3); CREATE TABLE thing (id int PRIMARY KEY, x s.code);`;
    const entity = entityNamed(designSql(sql).value, 'Thing');
    expect(entity.attributes[1]).toMatchObject({ column: { definition: '"s"."code"' } });
    expect(entity.attributes[1]).toMatchObject({ column: { padded: true } });
  });

  it('reads what is computed without a type as an expression, for validation to pass it by', () => {
    const sql = 'CREATE TABLE thing (id int PRIMARY KEY, kind int, half AS (CASE kind WHEN 1 THEN 2 END));\nGO\n';
    const entity = entityNamed(designSql(sql, { database: 'sqlserver' }).value, 'Thing');
    expect(entity.attributes[2]).toMatchObject({ column: { formula: '`half`' }, settable: false });
    expect(entity.conditions.map(({ path }) => path[0])).not.toContain('half');
  });

  it('says no length of a text that SQL Server keeps in its unlimited form, which Hibernate would search as a large object', () => {
    const sql = 'CREATE TABLE thing (id serial PRIMARY KEY, report varchar(20000), title varchar(4000));';
    const { value } = designSql(sql, { database: 'sqlserver' }, { dialect: 'postgresql' });
    const [, report, title] = entityNamed(value, 'Thing').attributes as readonly BasicAttribute[];
    expect(report?.column).toEqual({ name: 'report', nullable: true, definition: 'nvarchar(max)' });
    expect(title?.column).toEqual({ name: 'title', nullable: true, length: 4000 });
  });

  it('knows the limit of a text that Hibernate is told no length of', () => {
    const { value } = designSql('CREATE TABLE thing (id int PRIMARY KEY, x varchar(50000));');
    expect(entityNamed(value, 'Thing').attributes[1]).not.toHaveProperty('column.length');
    expect(JSON.stringify(resourceNamed(value, 'Thing').fields[1])).toContain('50000');
  });

  it('compares no text that is a large object for its length', () => {
    const sql = 'CREATE TABLE thing (id int PRIMARY KEY, report varchar(5000), title varchar(4000));';
    const { value } = designSql(sql, { database: 'oracle' }, { dialect: 'mysql' });
    expect(entityNamed(value, 'Thing').attributes[1]).toMatchObject({ column: { length: 5000 } });
    const { filters, sortable } = resourceNamed(value, 'Thing');
    const asked = filters.flatMap(({ parameters }) => parameters.map(({ name }) => name));
    expect(asked).toEqual(['id', 'reportIsNull', 'title', 'titleContains', 'titleIsNull']);
    expect(sortable).toEqual(['id', 'title']);
  });

  it('keeps an enum of one letter a VARCHAR', () => {
    const sql = `CREATE TABLE thing (id int PRIMARY KEY, x varchar(1) CHECK (x IN ('Y', 'N')));`;
    expect(entityNamed(designSql(sql).value, 'Thing').attributes[1]).toMatchObject({ column: { jdbcType: 'VARCHAR' } });
  });

  it('names a domain as the type of its columns, and keeps its rules', () => {
    const sql = `CREATE DOMAIN percent AS smallint CHECK (VALUE BETWEEN 0 AND 100);
                 CREATE TABLE thing (id int PRIMARY KEY, x percent NOT NULL);`;
    const { value } = designSql(sql);
    expect(entityNamed(value, 'Thing').attributes[1]).toMatchObject({ column: { definition: 'percent' } });
    expect(resourceNamed(value, 'Thing').fields[1]?.constraints).toEqual([
      { kind: 'not-null' },
      { kind: 'positive-or-zero' },
      { kind: 'max', value: '100' },
    ]);
  });
});
