import { describe, expect, it } from 'vitest';
import { entityNamed, planSql } from '../testing/plan-sql.ts';

const PEOPLE = 'CREATE TABLE person (id uuid PRIMARY KEY); CREATE TABLE club (code char(4) PRIMARY KEY);';

describe('readJoinTable', () => {
  it('reads a table of two foreign keys as a relation of the first to the second', () => {
    const { value } = planSql(`${PEOPLE}
      CREATE TABLE membership (
        person_id uuid NOT NULL REFERENCES person, club_code char(4) NOT NULL REFERENCES club,
        PRIMARY KEY (person_id, club_code));`);
    const [link] = entityNamed(value, 'Person').links;
    expect(link).toMatchObject({ segment: 'clubs', plural: 'Clubs', singular: 'Club', attribute: 'clubs' });
    expect(link?.target.parts).toMatchObject([{ name: 'code', variable: 'clubCode' }]);
    expect(value.entities.map(({ tableName }) => tableName)).toEqual(['person', 'club']);
  });

  it('names a relation of a table to itself by its columns', () => {
    const { value } = planSql(`${PEOPLE}
      CREATE TABLE friendship (
        person_id uuid NOT NULL REFERENCES person, friend_id uuid NOT NULL REFERENCES person,
        PRIMARY KEY (person_id, friend_id));`);
    const [link] = entityNamed(value, 'Person').links;
    expect(link).toMatchObject({ segment: 'friends', attribute: 'friends' });
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
    const { value } = planSql(`${PEOPLE}
      CREATE TABLE membership (
        person_id uuid NOT NULL REFERENCES person, club_code char(4) NOT NULL REFERENCES club, ${column}
        PRIMARY KEY (person_id, club_code)); ${more}`);
    expect(entityNamed(value, 'Membership').identifier.parts.map(({ name }) => name)).toEqual(['personId', 'clubCode']);
  });

  it('does not take pairs that may repeat for a relation', () => {
    const { value } = planSql(`${PEOPLE}
      CREATE TABLE visit (person_id uuid NOT NULL REFERENCES person, club_code char(4) NOT NULL REFERENCES club);`);
    expect(value.keyless.map(({ tableName }) => tableName)).toEqual(['visit']);
  });
});
