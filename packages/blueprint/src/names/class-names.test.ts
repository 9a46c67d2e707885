import { describe, expect, it } from 'vitest';
import { designSql } from '../testing/design-sql.ts';

/** Each resource and list: its class, the last segment of its address, and the names of its fields. */
function named(sql: string, dialect: 'postgresql' | 'sqlserver' = 'postgresql'): readonly string[] {
  const { resources, lists } = designSql(sql, { database: dialect }, { dialect }).value;
  return [...resources, ...lists]
    .map(
      ({ name, path, fields }) => `${name} ${path.split('/').at(-1) ?? ''} ${fields.map((field) => field.name).join()}`,
    )
    .toSorted();
}

describe('nameAll', () => {
  it('gives the plain name to the table of the default namespace, wherever it stands', () => {
    expect(
      named(`
        CREATE SCHEMA identity;
        CREATE TABLE identity.members (id uuid PRIMARY KEY, phone text);
        CREATE TABLE public.members (id uuid PRIMARY KEY REFERENCES identity.members, nick text);`),
    ).toEqual(['IdentityMember identity-members id,phone', 'Member members id,nick']);
  });

  it('does so for SQL Server, whose default namespace is dbo', () => {
    expect(
      named(
        `CREATE TABLE [archive].[Orders] ([Id] int NOT NULL PRIMARY KEY, [ClosedOn] date NULL)
GO
CREATE TABLE [dbo].[Orders] ([Id] int NOT NULL PRIMARY KEY, [PlacedOn] date NULL)
GO`,
        'sqlserver',
      ),
    ).toEqual(['ArchiveOrder archive-orders id,closedOn', 'Order orders id,placedOn']);
  });

  it('gives it to a view of the default namespace before a table of another', () => {
    expect(
      named(`
        CREATE SCHEMA basejump;
        CREATE TABLE basejump.accounts (id uuid PRIMARY KEY, slug text);
        CREATE VIEW public.accounts AS SELECT slug FROM basejump.accounts;`),
    ).toEqual(['Account accounts slug', 'BasejumpAccount basejump-accounts id,slug']);
  });

  it('gives it to the table of the search path, however it is written', () => {
    expect(
      named(`
        CREATE SCHEMA storage;
        CREATE TABLE storage.folders (id uuid PRIMARY KEY, bucket text);
        SET search_path = public;
        CREATE TABLE folders (id uuid PRIMARY KEY, title text);`),
    ).toEqual(['Folder folders id,title', 'StorageFolder storage-folders id,bucket']);
  });

  it('keeps the order of the source where no table is of the default namespace', () => {
    expect(
      named(`
        CREATE SCHEMA sales; CREATE SCHEMA hr;
        CREATE TABLE sales.notes (id int PRIMARY KEY, sale text);
        CREATE TABLE hr.notes (id int PRIMARY KEY, person text);`),
    ).toEqual(['HrNote hr-notes id,person', 'Note notes id,sale']);
  });

  it('leaves names alone that do not meet', () => {
    expect(
      named(`
        CREATE SCHEMA auth;
        CREATE TABLE auth.sessions (id uuid PRIMARY KEY, ip text);
        CREATE TABLE public.profiles (id uuid PRIMARY KEY, nick text);`),
    ).toEqual(['Profile profiles id,nick', 'Session sessions id,ip']);
  });

  it('makes no English plural of words in other languages', () => {
    expect(
      named(`
        CREATE TABLE paises (id int PRIMARY KEY, nombre text);
        CREATE TABLE kunden (id int PRIMARY KEY);
        CREATE TABLE "用户" (id int PRIMARY KEY, "姓名" text);
        CREATE TABLE "用户地址" (id int PRIMARY KEY, "用户_id" int NOT NULL REFERENCES "用户" ON DELETE CASCADE);`),
    ).toEqual([
      'Kunde kunden id',
      'Pais paises id,nombre',
      'Yonghu yonghu id,xingming',
      'Yonghudizhi yonghudizhi id,yonghuId',
    ]);
  });
});
