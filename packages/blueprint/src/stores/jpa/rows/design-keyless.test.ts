import { describe, expect, it } from 'vitest';
import { designSql } from '../../../testing/design-sql.ts';

describe('designKeyless', () => {
  it('shows bytes, and leaves out what only Hibernate reads', () => {
    const { lists, store } = designSql(
      'CREATE TABLE mark (digest bytea NOT NULL, made_at timestamp, details jsonb);',
    ).value;
    const [mark] = lists.flatMap((list) => (list.kind === 'keyless' ? [list] : []));
    expect(mark?.fields.map(({ name, type }) => [name, type])).toEqual([
      ['digest', { name: 'byte', array: true }],
      ['madeAt', { name: 'java.time.LocalDateTime' }],
    ]);
    expect(store.keyless[0]?.insert).toBe('insert into mark (digest, made_at) values (:digest, :madeAt)');
    expect(mark?.sample).toMatchObject({ creatable: true, fields: [{ field: 'digest' }, { field: 'madeAt' }] });
  });

  it('has an order in which no two rows that differ change places', () => {
    const select = (sql: string) => designSql(sql).value.store.keyless[0]?.select;
    expect(select('CREATE TABLE mark (name text, made_at timestamp, details jsonb, no int, digest bytea);')).toContain(
      'order by made_at desc, name, no limit',
    );
    expect(select('CREATE TABLE mark (no int, name text);')).toContain('order by no desc, name limit');
    expect(select('CREATE TABLE mark (digest bytea);')).toContain('from mark limit');
  });

  it('takes sixteen bytes for no UUID, which only Hibernate writes as bytes', () => {
    const sql = 'CREATE TABLE node (id binary(16) NOT NULL, path varbinary(99) NOT NULL, PRIMARY KEY (id, path));';
    const [node] = designSql(sql, { database: 'mariadb' }).value.lists;
    expect(node?.kind === 'keyless' && node.fields.map(({ type }) => type.name)).toEqual(['byte', 'byte']);
  });
});
