import { describe, expect, test } from 'vitest';
import { readSchema, type NamedSource, type Schema } from '@backsmith/schema';
import type { Dialect } from '@backsmith/sql';
import { readChangelogs } from './read-changelogs.ts';

const XML = (body: string): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n<databaseChangeLog xmlns="http://www.liquibase.org/xml/ns/dbchangelog">\n${body}\n</databaseChangeLog>`;

function files(contents: Readonly<Record<string, string>>): readonly NamedSource[] {
  return Object.entries(contents).map(([name, content]) => ({ name, content }));
}

function read(contents: Readonly<Record<string, string>>, chosen?: Dialect) {
  const made = readChangelogs(files(contents), chosen);
  if (made === undefined) throw new Error('no changelog');
  const { value, diagnostics } = readSchema(made.sources, { dialect: made.dialect });
  return { ...made, schema: value.schema, said: diagnostics };
}

function columnsOf({ tables }: Schema): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    tables.map(({ name, columns }) => [
      name,
      columns.map((column) => `${column.name} ${column.dataType.kind}${column.notNull ? '!' : ''}`),
    ]),
  );
}

/** As a generator of Spring projects writes its first changelog. */
const FIRST = XML(`
  <property name="now" value="now()" dbms="h2"/>
  <property name="now" value="current_timestamp" dbms="postgresql"/>
  <changeSet id="1" author="a">
    <createSequence sequenceName="sequence_generator" startValue="1050" incrementBy="50"/>
    <createTable tableName="app_user" remarks="Who signs in">
      <column name="id" type="bigint"><constraints primaryKey="true" nullable="false"/></column>
      <column name="login" type="varchar(50)">
        <constraints unique="true" nullable="false" uniqueConstraintName="ux_login"/>
      </column>
      <column name="activated" type="boolean" defaultValueBoolean="false"><constraints nullable="false"/></column>
      <column name="bio" type="clob(65535)" remarks="What's said"/>
      <column name="created" type="timestamp with time zone" defaultValueComputed="\${now}"/>
    </createTable>
    <createTable tableName="user_authority">
      <column name="user_id" type="bigint"><constraints nullable="false"/></column>
      <column name="authority" type="varchar(50)"><constraints nullable="false"/></column>
    </createTable>
    <addPrimaryKey columnNames="user_id, authority" tableName="user_authority"/>
    <addForeignKeyConstraint baseTableName="user_authority" baseColumnNames="user_id" constraintName="fk_user"
        referencedTableName="app_user" referencedColumnNames="id" onDelete="CASCADE"/>
  </changeSet>`);

/** As teams that prefer YAML write theirs. */
const SECOND = `databaseChangeLog:
  - changeSet:
      id: 1
      author: b
      changes:
        - createTable:
            tableName: order
            columns:
              - column:
                  name: id
                  type: int
                  autoIncrement: true
                  constraints: {primaryKey: true, nullable: false}
              - column: {name: amount, type: "decimal(10, 2)", defaultValueNumeric: 0.00}
              - column:
                  name: user_id
                  type: bigint
                  constraints:
                    nullable: false
                    foreignKeyName: fk_order_user
                    references: app_user(id)
        - createIndex:
            tableName: order
            indexName: ix_amount
            columns: [{column: {name: amount}}]
  - changeSet:
      id: 2
      author: b
      changes:
        - sql:
            sql: |
              create table note (
                id serial primary key,
                txt text not null
              );
        - renameColumn: {tableName: note, oldColumnName: txt, newColumnName: body}
`;

const THIRD = JSON.stringify({
  databaseChangeLog: [
    {
      changeSet: {
        id: '9',
        author: 'c',
        changes: [
          { addColumn: { tableName: 'note', columns: [{ column: { name: 'order_id', type: 'int' } }] } },
          { sqlFile: { path: 'keys.sql', relativeToChangelogFile: true } },
          { createView: { viewName: 'dear', selectQuery: 'select id from "order" where amount > 10' } },
        ],
      },
    },
  ],
});

const MASTER = XML(`
  <include file="db/changes/01.xml"/>
  <include file="changes/02.yaml" relativeToChangelogFile="true"/>
  <includeAll path="classpath:db/more/"/>`);

const ALL = {
  'resources/db/changelog-master.xml': MASTER,
  'resources/db/changes/01.xml': FIRST,
  'resources/db/changes/02.yaml': SECOND,
  'resources/db/more/03.json': THIRD,
  'resources/db/more/keys.sql':
    'alter table note add constraint fk_note foreign key (order_id) references "order" (id);',
  'resources/application.yaml': 'spring: {application: {name: shop}}',
};

describe('changelogs in XML, YAML and JSON', () => {
  test('are read in the order their master includes them, with the files of SQL they name', () => {
    const { schema, dialect, said } = read(ALL);
    expect(dialect).toBe('postgresql');
    expect(columnsOf(schema)).toEqual({
      app_user: ['id integer!', 'login varchar!', 'activated boolean!', 'bio text', 'created timestamp'],
      user_authority: ['user_id integer!', 'authority varchar!'],
      order: ['id integer!', 'amount decimal', 'user_id integer!'],
      note: ['id integer!', 'body text!', 'order_id integer'],
    });
    expect(schema.foreignKeys.map(({ name, onDelete }) => [name, onDelete])).toEqual([
      ['fk_user', 'cascade'],
      ['fk_order_user', undefined],
      ['fk_note', undefined],
    ]);
    expect(schema.tables[0]).toMatchObject({ comment: 'Who signs in', primaryKey: ['id'] });
    expect(schema.views.map(({ name }) => name)).toEqual(['dear']);
    expect(schema.sequences[0]).toMatchObject({ name: 'sequence_generator' });
    expect(said.filter(({ severity }) => severity !== 'info')).toEqual([]);
  });

  test('keep their lines, so that what is said of them is found', () => {
    const { schema } = read(ALL);
    const lines = FIRST.split('\n');
    const bio = schema.tables[0]?.columns.find(({ name }) => name === 'bio');
    expect(bio).toMatchObject({ file: 'resources/db/changes/01.xml.sql' });
    expect(lines[(bio?.line ?? 0) - 1]).toContain('name="bio"');
    const note = schema.tables.find(({ name }) => name === 'note');
    expect(SECOND.split('\n')[(note?.line ?? 0) - 1]).toContain('create table note');
  });

  test('are written for the database that was chosen', () => {
    const types = (dialect: Dialect) =>
      read({ 'a.xml': FIRST }, dialect).schema.tables[0]?.columns.map(({ type }) => type.toLowerCase());
    expect(types('mysql')).toEqual(['bigint', 'varchar(50)', 'tinyint(1)', 'longtext', 'timestamp']);
    expect(types('oracle')?.slice(1, 3)).toEqual(['varchar2(50)', 'number(1)']);
    expect(types('sqlserver')?.slice(2, 4)).toEqual(['bit', 'varchar(max)']);
  });

  test('say which database they were read for where they name none', () => {
    const { said } = read({ 'a.json': '{"databaseChangeLog":[]}', 'a.sql': '' });
    expect(said.map(({ code }) => code)).toContain('changelog-database');
  });

  test('are told apart from other files of their kinds', () => {
    expect(
      readChangelogs(files({ 'pom.xml': '<project/>', 'a.yaml': 'a: databaseChangeLog', 'b.json': '{}' })),
    ).toBeUndefined();
  });
});

describe('what is left out is said', () => {
  test('a change that is not known, a file that is not there, rows of a file, and what nothing includes', () => {
    const { said } = read(
      {
        'master.xml': XML(`<include file="gone.xml"/>
          <changeSet id="1" author="a"><customChange class="a.B"/><loadData file="u.csv" tableName="t"/></changeSet>`),
        'old/forgotten.xml': XML('<changeSet id="1" author="a"><createTable tableName="t"/></changeSet>'),
        'old/plain.sql': 'create table plain (id int);',
      },
      'postgresql',
    );
    expect(said.map(({ code, file, line }) => [code, file, line])).toEqual(
      expect.arrayContaining([
        ['changelog-file-missing', 'master.xml.sql', 3],
        ['changelog-change-unknown', 'master.xml.sql', 4],
        ['changelog-rows', 'master.xml.sql', 4],
        ['unapplied-file', 'old/forgotten.xml.sql', 1],
        ['unapplied-file', 'old/plain.sql', 1],
      ]),
    );
  });

  test('a file that is no XML, with the place of its mistake', () => {
    const { said } = read({ 'a.xml': XML('<changeSet id="1"') }, 'postgresql');
    expect(said).toEqual(
      expect.arrayContaining([expect.objectContaining({ code: 'changelog-damaged', severity: 'error' })]),
    );
  });

  test('change sets for other databases, and those whose conditions do not hold on an empty one', () => {
    const set = (id: number, inner: string, more = ''): string =>
      `<changeSet id="${id}" author="a"${more}>${inner}<createTable tableName="t${id}"><column name="id" type="int"/></createTable></changeSet>`;
    const { schema, said } = read(
      {
        'a.xml': XML(
          [
            set(1, ''),
            set(2, '', ' dbms="oracle"'),
            set(3, '', ' dbms="!postgresql"'),
            set(4, '', ' context="mysql"'),
            set(5, '', ' context="test and !mysql"'),
            set(6, '<preConditions onFail="MARK_RAN"><not><tableExists tableName="T1"/></not></preConditions>'),
            set(7, '<preConditions onFail="MARK_RAN"><columnExists tableName="t1" columnName="id"/></preConditions>'),
            set(8, '<preConditions><sqlCheck expectedResult="0">select count(*) from t1</sqlCheck></preConditions>'),
          ].join('\n'),
        ),
      },
      'postgresql',
    );
    expect(schema.tables.map(({ name }) => name)).toEqual(['t1', 't5', 't7', 't8']);
    expect(said.map(({ code, line }) => [code, line])).toContainEqual(['changelog-condition', 8]);
  });
});

describe('hostile changelogs', () => {
  test('circles of includes end, and names that close their quotes stay names', () => {
    const { schema } = read(
      {
        'a.xml': XML('<include file="b.xml"/>'),
        'b.xml': XML(
          `<include file="a.xml"/><changeSet id="1" author="a"><createTable tableName='x"; drop table y; --'><column name="a'b" type="int" remarks="'); drop table y; --"/></createTable></changeSet>`,
        ),
      },
      'postgresql',
    );
    expect(schema.tables.map(({ name }) => name)).toEqual(['x"; drop table y; --']);
  });

  test('entities that grow are not followed, and nothing outside the file is read', () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>
<databaseChangeLog><changeSet id="1" author="a"><createTable tableName="t"><column name="id" type="int" remarks="&b;&c;"/></createTable></changeSet></databaseChangeLog>`;
    const { schema } = read({ 'a.xml': bomb }, 'postgresql');
    expect(schema.tables[0]?.columns[0]?.comment ?? '').not.toMatch(/aaaa|root:/);
  });
});
