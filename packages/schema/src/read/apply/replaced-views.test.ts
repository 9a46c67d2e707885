import { describe, expect, it } from 'vitest';
import { readSchema } from '../read-schema.ts';

const VIEWS = `CREATE TABLE t (id int PRIMARY KEY, n int, name varchar(20));
CREATE VIEW v AS SELECT id, n FROM t;
CREATE VIEW vv AS SELECT * FROM v WHERE n > 1;
`;

describe('a view that is made anew', () => {
  it('leaves those that read all of it the columns it had', () => {
    const source = `${VIEWS}CREATE OR REPLACE VIEW v AS SELECT id, n, name FROM t;`;
    const { views } = readSchema(source, { dialect: 'postgresql' }).value.schema;
    expect(views.find(({ name }) => name === 'vv')).toMatchObject({
      columns: ['id', 'n'],
      definition: 'SELECT v.id, v.n FROM v WHERE n > 1',
    });
  });

  it('leaves those out that read what it has no more, as the server refuses to read them', () => {
    const source = `${VIEWS}CREATE OR REPLACE VIEW v AS SELECT n, name FROM t;`;
    const { views } = readSchema(source, { dialect: 'mariadb' }).value.schema;
    expect(views.map(({ name }) => name)).toEqual(['v']);
  });
});
