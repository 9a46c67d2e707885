import { describe, expect, it } from 'vitest';
import type { Column } from '../../model/column.ts';
import { readSchema } from '../read-schema.ts';

type Dialect = 'postgresql' | 'mysql' | 'oracle';

/** What is known of the columns of `t` besides their types: the kind of their default, and whether a trigger fills them. */
function filled(dialect: Dialect, sql: string): Record<string, string> {
  const columns = readSchema(sql, { dialect }).value.schema.tables.find(({ name }) => name === 't')?.columns ?? [];
  const made = ({ default: value, filled: isFilled, identity }: Column): string =>
    identity ? 'identity' : isFilled === true ? 'filled' : (value?.kind ?? 'asked');
  return Object.fromEntries(columns.map((column) => [column.name, made(column)]));
}

const POSTGRESQL = `CREATE TABLE t (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, title text NOT NULL, slug text NOT NULL, mail text NOT NULL,
    made timestamptz NOT NULL, token uuid NOT NULL, total int NOT NULL
  );
  CREATE FUNCTION t_fill() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.slug IS NULL THEN
      NEW.slug := lower(replace(NEW.title, ' ', '-'));
    END IF;
    NEW.mail := lower(NEW.mail);
    NEW.made = coalesce(NEW.made, now());
    NEW."token" := gen_random_uuid();
    IF NEW.total = 5 THEN RAISE EXCEPTION 'no'; END IF;
    RETURN NEW;
  END $$;`;

const POSTGRESQL_FILLED = {
  id: 'identity',
  title: 'asked',
  slug: 'filled',
  mail: 'asked',
  made: 'now',
  token: 'uuid',
  total: 'asked',
};

describe('columns of new rows that triggers fill', () => {
  it('by a function of PostgreSQL', () => {
    const trigger = 'CREATE TRIGGER t_bi BEFORE INSERT OR UPDATE ON t FOR EACH ROW EXECUTE FUNCTION t_fill();';
    expect(filled('postgresql', `${POSTGRESQL}\n${trigger}`)).toEqual(POSTGRESQL_FILLED);
    const none = { ...POSTGRESQL_FILLED, slug: 'asked', made: 'asked', token: 'asked' };
    expect(filled('postgresql', `${POSTGRESQL}\n${trigger}\nDROP TRIGGER t_bi ON t;`)).toEqual(none);
    for (const when of ['BEFORE UPDATE', 'AFTER INSERT']) {
      const other = `CREATE TRIGGER t_bi ${when} ON t FOR EACH ROW EXECUTE FUNCTION t_fill();`;
      expect(filled('postgresql', `${POSTGRESQL}\n${other}`)).toEqual(none);
    }
  });

  it.each([
    "NEW.id := nextval('t_seq');",
    "IF NEW.id IS NULL THEN NEW.id := nextval('public.t_seq'::regclass); END IF;",
    "SELECT nextval('t_seq') INTO NEW.id;",
    // As ora2pg writes what Oracle's triggers did.
    "IF NEW.id IS NULL THEN SELECT nextval('t_seq') INTO STRICT NEW.id; END IF;",
    "NEW.id = coalesce(NEW.id, nextval('t_seq'));",
    "IF (coalesce(NEW.id, 0) = 0) THEN NEW.id = nextval('t_seq'); END IF;",
  ])('by a function of PostgreSQL that numbers the rows: %s', (body) => {
    const sql = `CREATE SEQUENCE t_seq; CREATE TABLE t (id bigint NOT NULL, name text NOT NULL, no bigint NOT NULL);
      ALTER TABLE ONLY t ADD CONSTRAINT t_pkey PRIMARY KEY (id);
      CREATE FUNCTION t_fill() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body} RETURN NEW; END $$;
      CREATE TRIGGER t_bi BEFORE INSERT ON t FOR EACH ROW EXECUTE FUNCTION t_fill();`;
    expect(filled('postgresql', sql)).toEqual({ id: 'identity', name: 'asked', no: 'asked' });
    expect(filled('postgresql', `${sql} DROP TRIGGER t_bi ON t;`)).toMatchObject({ id: 'asked' });
    expect(filled('postgresql', sql.replaceAll('NEW.id', 'NEW.no'))).toEqual({
      id: 'asked',
      name: 'asked',
      no: 'filled',
    });
    const { diagnostics } = readSchema(sql, { dialect: 'postgresql' });
    const isWeighed = body.startsWith('IF (');
    expect(diagnostics.filter(({ code }) => code === 'trigger-ignored')).toHaveLength(isWeighed ? 1 : 0);
  });

  it('by a body of MySQL', () => {
    const sql = `CREATE TABLE t (id int AUTO_INCREMENT PRIMARY KEY, code varchar(20) NOT NULL, made datetime NOT NULL,
        rank_no int NOT NULL, mail varchar(80) NOT NULL);
      DELIMITER ;;
      CREATE TRIGGER t_bi BEFORE INSERT ON t FOR EACH ROW
      BEGIN
        SET NEW.code = CONCAT('T-', LPAD(FLOOR(RAND() * 1000), 4, '0')), NEW.made = NOW();
        SET NEW.rank_no = (SELECT COUNT(*) FROM t);
        SET NEW.mail = LOWER(NEW.mail);
      END;;
      DELIMITER ;`;
    const expected = { id: 'identity', code: 'filled', made: 'now', rank_no: 'filled', mail: 'asked' };
    expect(filled('mysql', sql)).toEqual(expected);
  });

  it('by a body of Oracle that numbers the rows as well', () => {
    const sql = `CREATE TABLE t (id NUMBER(9) PRIMARY KEY, made DATE NOT NULL, by_whom VARCHAR2(30) NOT NULL);
      CREATE OR REPLACE TRIGGER t_bi BEFORE INSERT ON t FOR EACH ROW
      BEGIN
        SELECT t_seq.NEXTVAL INTO :NEW.id FROM dual;
        :NEW.made := SYSDATE;
        :NEW.by_whom := USER;
      END;
      /`;
    expect(filled('oracle', sql)).toEqual({ id: 'identity', made: 'now', by_whom: 'filled' });
  });
});
