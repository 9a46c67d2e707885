import { describe, expect, it } from 'vitest';
import { planSql } from '../testing/plan-sql.ts';

describe('planKeyless', () => {
  it('shows bytes, and leaves out what only Hibernate reads', () => {
    const { keyless } = planSql('CREATE TABLE mark (digest bytea NOT NULL, made_at timestamp, details jsonb);').value;
    expect(keyless[0]?.columns.map(({ field, type }) => [field, type])).toEqual([
      ['digest', { name: 'byte', array: true }],
      ['madeAt', { name: 'java.time.LocalDateTime' }],
    ]);
    expect(keyless[0]?.insert).toBe('insert into mark (digest, made_at) values (:digest, :madeAt)');
    expect(keyless[0]?.sample).toMatchObject({ creatable: true, fields: [{ field: 'digest' }, { field: 'madeAt' }] });
  });

  it('takes sixteen bytes for no UUID, which only Hibernate writes as bytes', () => {
    const sql = 'CREATE TABLE node (id binary(16) NOT NULL, path varbinary(99) NOT NULL, PRIMARY KEY (id, path));';
    const [node] = planSql(sql, { database: 'mariadb' }).value.keyless;
    expect(node?.columns.map(({ type }) => type.name)).toEqual(['byte', 'byte']);
  });
});
