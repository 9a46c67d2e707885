import { describe, expect, it } from 'vitest';
import { designSql } from '../../../testing/design-sql.ts';

const SQL = `
  CREATE TABLE hall (id int PRIMARY KEY);
  CREATE TABLE seat (
    hall_id int REFERENCES hall, no int, twin_hall int, twin_no int, keeper int REFERENCES hall,
    PRIMARY KEY (hall_id, no), FOREIGN KEY (twin_hall, twin_no) REFERENCES seat (hall_id, no)
  );
  CREATE INDEX seat_keeper ON seat (keeper, no);`;

describe('withForeignKeyIndexes', () => {
  it('indexes foreign keys that no index begins with, in the new database only', () => {
    const [postgres] = designSql(SQL).value.store.migrations;
    expect(postgres?.sql.match(/CREATE INDEX .*/gu)).toEqual([
      'CREATE INDEX seat_keeper ON seat (keeper, no);',
      'CREATE INDEX fk_seat_twin_hall_twin_no ON seat (twin_hall, twin_no);',
    ]);
  });

  it('leaves it to databases that do it themselves', () => {
    const [mysql] = designSql(SQL.replace('REFERENCES hall,', ',').replace('REFERENCES hall,', ','), {
      database: 'mysql',
    }).value.store.migrations;
    expect(mysql?.sql).not.toContain('fk_seat');
  });
});
