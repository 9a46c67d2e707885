import { describe, expect, it } from 'vitest';
import { designSql, entityNamed, resourceNamed } from '../../../testing/design-sql.ts';

const SQL = `CREATE TABLE film (id int PRIMARY KEY, title varchar(80), poster bytea, reel bytea NOT NULL,
  price decimal(12,4), score numeric, seats int);`;

describe('what a write does with the fields of a request', () => {
  it('keeps what lists leave out, unless a patch clears it', () => {
    const { updateActions } = entityNamed(designSql(SQL).value, 'Film');
    const kept = updateActions.filter(({ keepWhenNull }) => keepWhenNull);
    expect(kept).toMatchObject([
      { field: 'poster', clearable: true },
      { field: 'reel', clearable: true },
    ]);
  });

  it('asks for what lists leave out in new records, and lets no patch clear it', () => {
    const { fields } = resourceNamed(designSql(SQL).value, 'Film');
    expect(fields.find(({ name }) => name === 'reel')?.constraints).toContainEqual({
      kind: 'not-null',
      when: 'made-or-patched',
    });
    const preset = "CREATE TABLE film (id int PRIMARY KEY, reel bytea NOT NULL DEFAULT '');";
    const [, reel] = resourceNamed(designSql(preset).value, 'Film').fields;
    expect(reel?.constraints.filter(({ kind }) => kind === 'not-null')).toEqual([
      { kind: 'not-null', when: 'patched' },
    ]);
  });

  it('gives numbers the digits that the database will give them', () => {
    const scales = (database: 'postgresql' | 'oracle') =>
      entityNamed(designSql(SQL, { database }, { dialect: 'postgresql' }).value, 'Film').updateActions.flatMap((one) =>
        one.kind === 'value' && one.scale !== undefined ? [[one.field, one.scale]] : [],
      );
    expect(scales('postgresql')).toEqual([
      ['price', 4],
      ['score', 0],
    ]);
    expect(scales('oracle')).toEqual([]);
  });
});
