import { describe, expect, it } from 'vitest';
import { designSql, resourceNamed } from '../testing/design-sql.ts';

function keyOf(sql: string, name: string) {
  const { value, diagnostics } = designSql(sql);
  const { identifier } = resourceNamed(value, name);
  return {
    parts: identifier.parts.map((part) => part.name),
    source: identifier.source,
    codes: diagnostics.map((d) => d.code),
  };
}

describe('chooseKey', () => {
  it('takes the primary key, in its own order', () => {
    const key = keyOf('CREATE TABLE seat (row_no int, hall int, PRIMARY KEY (hall, row_no));', 'Seat');
    expect(key).toMatchObject({ parts: ['hall', 'rowNo'], source: 'assigned' });
  });

  it('takes a unique key that is never null where there is no primary key, and says so', () => {
    const key = keyOf('CREATE TABLE seat (no int UNIQUE NOT NULL, label varchar(9) UNIQUE);', 'Seat');
    expect(key.parts).toEqual(['no']);
    expect(key.codes).toContain('assumed-key');
  });

  it('does not take a unique key that may be null', () => {
    const { value } = designSql('CREATE TABLE seat (no int UNIQUE, label varchar(9));');
    expect(value.store.entities).toEqual([]);
    expect(value.store.keyless.map(({ tableName }) => tableName)).toEqual(['seat']);
  });

  it('takes the counter alone out of a key of several columns', () => {
    const key = keyOf('CREATE TABLE event (id bigserial, day date, PRIMARY KEY (id, day));', 'Event');
    expect(key).toMatchObject({ parts: ['id'], source: 'generated' });
    expect(key.codes).toContain('counter-as-key');
  });

  it('makes a list of a table whose key no address can hold', () => {
    const { value } = designSql('CREATE TABLE blob (digest bytea PRIMARY KEY, size int);');
    expect(value.store.keyless.map(({ tableName }) => tableName)).toEqual(['blob']);
  });
});
