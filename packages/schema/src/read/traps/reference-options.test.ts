import { describe, expect, it } from 'vitest';
import type { Dialect } from '@backsmith/sql';
import { writeDdl } from '../../ddl/write-ddl.ts';
import type { DdlTarget } from '../../ddl/targets.ts';
import { readSchema } from '../read-schema.ts';

/** As pg_dump writes the references of a database that several tenants share. */
const TENANTS = `CREATE TABLE public.users (
    tenant_id integer NOT NULL,
    user_id integer NOT NULL,
    CONSTRAINT users_pkey PRIMARY KEY (tenant_id, user_id)
);
CREATE TABLE public.posts (
    tenant_id integer NOT NULL,
    post_id integer NOT NULL,
    author_id integer,
    editor_tenant integer,
    editor_id integer
);
ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_author FOREIGN KEY (tenant_id, author_id) REFERENCES public.users(tenant_id, user_id) ON DELETE SET NULL (author_id);
ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_editor FOREIGN KEY (editor_tenant, editor_id) REFERENCES public.users(tenant_id, user_id) MATCH FULL ON UPDATE CASCADE ON DELETE SET DEFAULT;
`;

function references(sql: string, target: DdlTarget, dialect: Dialect = 'postgresql'): readonly string[] {
  const { value } = writeDdl(readSchema(sql, { dialect }).value.schema, target);
  return value.text.match(/FOREIGN KEY.*/g)?.map((line) => line.replace(/[,;]$/, '')) ?? [];
}

function said(sql: string, target: DdlTarget): readonly string[] {
  return writeDdl(readSchema(sql, { dialect: 'postgresql' }).value.schema, target)
    .diagnostics.filter(({ code }) => code === 'ddl-foreign-key-changed')
    .map(({ line, message }) => `${line}: ${message}`);
}

describe('what a reference says besides its ends', () => {
  it('which columns a deletion sets, and that all have values or none, are carried over', () => {
    expect(references(TENANTS, 'postgresql')).toEqual([
      'FOREIGN KEY (tenant_id, author_id) REFERENCES users (tenant_id, user_id) ON DELETE SET NULL (author_id)',
      'FOREIGN KEY (editor_tenant, editor_id) REFERENCES users (tenant_id, user_id) MATCH FULL ON DELETE SET DEFAULT ON UPDATE CASCADE',
    ]);
    expect(said(TENANTS, 'postgresql')).toEqual([]);
  });

  it('follow the columns they name', () => {
    const renamed = `${TENANTS} ALTER TABLE posts RENAME author_id TO "Author";`;
    expect(references(renamed, 'postgresql')[0]).toMatch(/ON DELETE SET NULL \("Author"\)$/);
  });

  it.each(['mysql', 'mariadb', 'h2'] as const)('are said where %s has no words for them', (target) => {
    expect(references(TENANTS, target).join(' ')).not.toMatch(/MATCH|SET NULL/);
    expect(said(TENANTS, target)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^14: .*ON DELETE SET NULL \(author_id\) is left out, since/),
        expect.stringMatching(/^16: .*MATCH FULL is left out, so that/),
      ]),
    );
  });

  it('name nothing where they name all columns, or the reference has one', () => {
    const sql = `CREATE TABLE p (a int PRIMARY KEY);
      CREATE TABLE c (a int REFERENCES p MATCH FULL ON DELETE SET NULL, b int, FOREIGN KEY (b) REFERENCES p ON DELETE SET NULL (b));`;
    expect(references(sql, 'postgresql')).toEqual([
      'FOREIGN KEY (a) REFERENCES p (a) MATCH FULL ON DELETE SET NULL',
      'FOREIGN KEY (b) REFERENCES p (a) ON DELETE SET NULL',
    ]);
    expect(said(sql, 'mysql')).toEqual([]);
  });

  it.each(['mysql', 'sqlite'] as const)('mean nothing in %s, which reads MATCH and does not obey', (dialect) => {
    const sql =
      'CREATE TABLE p (a int, b int, PRIMARY KEY (a, b)); CREATE TABLE c (a int, b int, FOREIGN KEY (a, b) REFERENCES p (a, b) MATCH FULL ON DELETE CASCADE);';
    const { value, diagnostics } = readSchema(sql, { dialect });
    expect(value.schema.foreignKeys).toEqual([expect.objectContaining({ onDelete: 'cascade' })]);
    expect(value.schema.foreignKeys[0]).not.toHaveProperty('match');
    expect(diagnostics).toEqual([]);
  });
});
