import { describe, expect, it } from 'vitest';
import { designSql, resourceNamed } from '../testing/design-sql.ts';

const TABLES = `
  CREATE TABLE "Article" ("id" SERIAL NOT NULL, CONSTRAINT "Article_pkey" PRIMARY KEY ("id"));
  CREATE TABLE "User" ("id" TEXT NOT NULL, CONSTRAINT "User_pkey" PRIMARY KEY ("id"));`;

/** A join table as Prisma Migrate writes it, before version 6 (a unique index) or since (a key). */
function implicit(name: string, a: string, b: string, isOld = true): string {
  const type = (table: string) => (table === 'User' ? 'TEXT' : 'INTEGER');
  const key = isOld ? '' : `, CONSTRAINT "${name}_AB_pkey" PRIMARY KEY ("A","B")`;
  return `
    CREATE TABLE "${name}" ("A" ${type(a)} NOT NULL, "B" ${type(b)} NOT NULL${key});
    ${isOld ? `CREATE UNIQUE INDEX "${name}_AB_unique" ON "${name}"("A", "B");` : ''}
    CREATE INDEX "${name}_B_index" ON "${name}"("B");
    ALTER TABLE "${name}" ADD CONSTRAINT "${name}_A_fkey" FOREIGN KEY ("A") REFERENCES "${a}"("id") ON DELETE CASCADE ON UPDATE CASCADE;
    ALTER TABLE "${name}" ADD CONSTRAINT "${name}_B_fkey" FOREIGN KEY ("B") REFERENCES "${b}"("id") ON DELETE CASCADE ON UPDATE CASCADE;`;
}

/** How a resource calls its links, and one of their members. */
function links(sql: string, name: string): readonly string[] {
  return resourceNamed(designSql(sql).value, name).links.map(
    ({ role, memberTemplate, methods }) => `${role} ${memberTemplate} ${methods.add}`,
  );
}

describe('designLinks, of the join tables that Prisma makes itself', () => {
  it.each([
    ['called by the two it joins', implicit('_ArticleToUser', 'Article', 'User')],
    ['with a key, as since version 6', implicit('_ArticleToUser', 'Article', 'User', false)],
    ['called by its relation', implicit('_favorites', 'Article', 'User')],
  ])('calls what a table leads to by its name: %s', (_, join) => {
    expect(links(TABLES + join, 'Article')).toEqual(['users /{id}/users/{userId} addUser']);
  });

  it('calls two relations of the same tables by their names', () => {
    const joins = implicit('_ArticleEditors', 'Article', 'User') + implicit('_readers', 'Article', 'User');
    expect(links(TABLES + joins, 'Article')).toEqual([
      'editors /{id}/editors/{editorId} addEditor',
      'readers /{id}/readers/{readerId} addReader',
    ]);
  });

  it('calls a relation of a table to itself by its name', () => {
    expect(links(TABLES + implicit('_UserFollows', 'User', 'User'), 'User')).toEqual([
      'follows /{id}/follows/{followId} addFollow',
    ]);
    expect(links(TABLES + implicit('_UserToUser', 'User', 'User'), 'User')).toEqual([
      'users /{id}/users/{userId} addUser',
    ]);
  });

  it('calls it the same where the database has another spelling of names', () => {
    const { value } = designSql(
      TABLES + implicit('_ArticleEditors', 'Article', 'User') + implicit('_readers', 'Article', 'User'),
      { database: 'oracle' },
      { dialect: 'postgresql' },
    );
    expect(resourceNamed(value, 'Article').links.map(({ role }) => role)).toEqual(['editors', 'readers']);
  });

  it('believes longer names of columns', () => {
    const join = `CREATE TABLE "_x" ("A" INTEGER NOT NULL REFERENCES "Article", "reader" TEXT NOT NULL REFERENCES "User", PRIMARY KEY ("A", "reader"));`;
    expect(links(TABLES + join, 'Article')).toEqual(['readers /{id}/readers/{readerId} addReader']);
  });
});
