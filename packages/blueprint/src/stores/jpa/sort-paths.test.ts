import { expect, test } from 'vitest';
import { designSql, entityNamed } from '../../testing/design-sql.ts';

const SQL = `
CREATE TABLE age_group (from_5_10 int PRIMARY KEY);
CREATE TABLE recipient (
  id int PRIMARY KEY, children_5_10 int NOT NULL, pets int NOT NULL,
  group_1_2 int NOT NULL REFERENCES age_group (from_5_10)
);
CREATE VIEW counted AS SELECT children_5_10, pets FROM recipient;
`;

test('attributes with an underscore are quoted where lists are ordered by them, and keep their names', () => {
  const { value } = designSql(SQL);
  const { sortable, keyPaths } = entityNamed(value, 'Recipient');
  expect(sortable.plain).toEqual(['id', 'pets']);
  expect(sortable.mapped.map(({ field, path }) => `${field}: ${path.join('.')}`)).toEqual([
    String.raw`children5_10: \Qchildren5_10\E`,
    String.raw`group1_2: \Qgroup1_2.from5_10\E`,
  ]);
  expect(keyPaths).toEqual([['id']]);
  expect(entityNamed(value, 'AgeGroup').keyPaths).toEqual([[String.raw`\Qfrom5_10\E`]]);
  const [view] = value.store.views;
  expect(view?.sortable.plain).toEqual(['pets']);
  expect(view?.keyPaths).toEqual([[String.raw`\Qchildren5_10\E`], ['pets']]);
});
