import { expect, it } from 'vitest';
import { designSql } from '../../../testing/design-sql.ts';

const SQL = `
  CREATE TABLE rental (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, mail text NOT NULL, number text NOT NULL);
  CREATE FUNCTION rental_fill() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.number := 'R-' || NEW.id;
    RETURN NEW;
  END $$;
  CREATE TRIGGER rental_bi BEFORE INSERT ON rental FOR EACH ROW EXECUTE FUNCTION rental_fill();`;

it.each(['postgresql', 'mariadb'] as const)(
  'asks no client of %s for what a trigger fills, and says so',
  (database) => {
    const { value, diagnostics } = designSql(SQL, { database }, { dialect: 'postgresql' });
    const fields = value.resources[0]?.fields.map(({ name, required, inRequest }) => [name, required, inRequest]);
    expect(fields).toEqual([
      ['id', false, false],
      ['mail', true, true],
      ['number', false, true],
    ]);
    const found = diagnostics.filter(({ code }) => code === 'column-filled-by-trigger');
    expect(found.map(({ line }) => line)).toEqual([2]);
    const sql = value.store.migrations.find(({ path }) => path.startsWith(`${database}/`))?.sql ?? '';
    expect(/^ {2}`?number`? .*/mu.exec(sql)?.[0]).not.toContain('NOT NULL');
    // A database that has the trigger says what it gave.
    expect(value.store.entities[0]?.refresh).toBe(true);
  },
);
