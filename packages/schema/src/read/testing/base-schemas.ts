/** A schema with one of everything that later statements change. */
export const BASE: Readonly<Record<'postgresql' | 'mysql' | 'oracle' | 'sqlserver' | 'sqlite', string>> = {
  postgresql: `CREATE TYPE mood AS ENUM ('a', 'b');
    CREATE TYPE pair AS (x int, y int);
    CREATE DOMAIN short AS varchar(9);
    CREATE SEQUENCE s;
    CREATE TABLE p (id int PRIMARY KEY, code text CONSTRAINT p_code UNIQUE);
    CREATE TABLE t (id int PRIMARY KEY, p_id int CONSTRAINT t_p REFERENCES p (id), n int CONSTRAINT t_n CHECK (n > 0),
      m mood DEFAULT 'a', s short, at timestamp, u uuid, j jsonb, txt text NOT NULL);
    CREATE INDEX t_at ON t (at);
    CREATE VIEW v AS SELECT id, txt FROM t;`,
  mysql: `CREATE TABLE p (id int PRIMARY KEY, code varchar(9), UNIQUE KEY p_code (code));
    CREATE TABLE t (id int PRIMARY KEY, p_id int, n int, at timestamp NULL, txt varchar(20) NOT NULL, e enum('a', 'b'),
      CONSTRAINT t_p FOREIGN KEY (p_id) REFERENCES p (id), CONSTRAINT t_n CHECK (n > 0), KEY t_at (at));
    CREATE VIEW v AS SELECT id, txt FROM t;`,
  oracle: `CREATE SEQUENCE s;
    CREATE TABLE p (id NUMBER(9) PRIMARY KEY, code VARCHAR2(9) CONSTRAINT p_code UNIQUE);
    CREATE TABLE t (id NUMBER(9) PRIMARY KEY, p_id NUMBER(9) CONSTRAINT t_p REFERENCES p (id), n NUMBER(5), at DATE,
      txt VARCHAR2(20) NOT NULL, CONSTRAINT t_n CHECK (n > 0));
    CREATE INDEX t_at ON t (at);
    CREATE VIEW v AS SELECT id, txt FROM t;`,
  sqlserver: `CREATE TABLE p (id int PRIMARY KEY, code varchar(9) CONSTRAINT p_code UNIQUE);
    CREATE TABLE t (id int PRIMARY KEY, p_id int CONSTRAINT t_p REFERENCES p (id), n int, at datetime2,
      txt varchar(20) NOT NULL CONSTRAINT t_txt DEFAULT 'x', CONSTRAINT t_n CHECK (n > 0));
    CREATE INDEX t_at ON t (at);
    GO
    CREATE VIEW v AS SELECT id, txt FROM t;
    GO
    `,
  sqlite: `CREATE TABLE p (id INTEGER PRIMARY KEY, code TEXT UNIQUE);
    CREATE TABLE t (id INTEGER PRIMARY KEY, p_id INTEGER REFERENCES p (id), n INTEGER CHECK (n > 0), at TEXT, txt TEXT NOT NULL);
    CREATE INDEX t_at ON t (at);
    CREATE VIEW v AS SELECT id, txt FROM t;`,
};
export type Family = keyof typeof BASE;
export type Lists = Readonly<Partial<Record<Family, readonly string[]>>>;

/** One a line; a break that a statement needs is written as in a string. */
export function statements(lines: string): readonly string[] {
  return lines
    .split('\n')
    .map((line) => line.trim().replaceAll('\\n', '\n'))
    .filter((line) => line !== '');
}
