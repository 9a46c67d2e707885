import { describe, expect, it } from 'vitest';
import { designSql, resourceNamed } from '../testing/design-sql.ts';

const PEOPLE = 'CREATE TABLE person (id uuid PRIMARY KEY); CREATE TABLE club (code char(4) PRIMARY KEY);';

describe('readJoinTable', () => {
  it('reads a table of two foreign keys as a relation of the first to the second', () => {
    const { value } = designSql(`${PEOPLE}
      CREATE TABLE membership (
        person_id uuid NOT NULL REFERENCES person, club_code char(4) NOT NULL REFERENCES club,
        PRIMARY KEY (person_id, club_code));`);
    const [link] = resourceNamed(value, 'Person').links;
    expect(link).toMatchObject({
      role: 'clubs',
      segment: 'clubs',
      memberTemplate: '/{id}/clubs/{clubCode}',
      methods: { list: 'listClubs', add: 'addClub', remove: 'removeClub' },
    });
    expect(link?.target.parts).toMatchObject([{ name: 'code', variable: 'clubCode' }]);
    expect(value.store.entities.map(({ tableName }) => tableName)).toEqual(['person', 'club']);
  });

  it('names a relation of a table to itself by its columns', () => {
    const { value } = designSql(`${PEOPLE}
      CREATE TABLE friendship (
        person_id uuid NOT NULL REFERENCES person, friend_id uuid NOT NULL REFERENCES person,
        PRIMARY KEY (person_id, friend_id));`);
    const [link] = resourceNamed(value, 'Person').links;
    expect(link).toMatchObject({ role: 'friends', segment: 'friends' });
    expect(link?.target.parts).toMatchObject([{ variable: 'friendId' }]);
  });

  it.each([
    ['has a column of its own', 'since date,', ''],
    [
      'is referred to',
      '',
      'CREATE TABLE fee (id int PRIMARY KEY, p uuid, c char(4), FOREIGN KEY (p, c) REFERENCES membership);',
    ],
  ])('makes an entity of a join table that %s', (_, column, more) => {
    const { value } = designSql(`${PEOPLE}
      CREATE TABLE membership (
        person_id uuid NOT NULL REFERENCES person, club_code char(4) NOT NULL REFERENCES club, ${column}
        PRIMARY KEY (person_id, club_code)); ${more}`);
    expect(resourceNamed(value, 'Membership').identifier.parts.map(({ name }) => name)).toEqual([
      'personId',
      'clubCode',
    ]);
  });

  it('does not take pairs that may repeat for a relation', () => {
    const { value } = designSql(`${PEOPLE}
      CREATE TABLE visit (person_id uuid NOT NULL REFERENCES person, club_code char(4) NOT NULL REFERENCES club);`);
    expect(value.store.keyless.map(({ tableName }) => tableName)).toEqual(['visit']);
  });
});
