import { describe, expect, test } from 'vitest';
import { fieldsOf, made } from './small-input.ts';

/** Small inputs of each of which something was lost or changed without a word once, in the words of this suite. */

describe('tables and columns', () => {
  test.each(['two\nlines', ' begins blank', 'semi;colon', 'a)b', "quo'te"])(
    'a column in brackets called %j',
    (name) => {
      const { v1 } = made(
        `CREATE TABLE [dbo].[mark](\n\t[Id] [int] NOT NULL PRIMARY KEY,\n\t[${name}] [int] NOT NULL,\n\t[last] [int] NOT NULL\n)\nGO`,
        'sqlserver',
      );
      expect(v1).toContain(`[${name}] int NOT NULL`);
      expect(v1).toContain('[last] int NOT NULL');
    },
  );

  test.each([
    ['NULL::int', '5', 'integer'],
    ['CAST(NULL AS numeric(8,2))', '1', 'numeric'],
    ['true', 'NULL', 'boolean'],
    ["DATE '2024-01-02'", 'NULL', 'date'],
    ['NULL::uuid', 'NULL', 'uuid'],
    ['count(*)', 'NULL', 'bigint'],
  ])('a table made of a query has the type of %s and %s', (first, second, type) => {
    const group = first.startsWith('count') ? ' GROUP BY p' : '';
    const { v1 } = made(
      `CREATE TABLE page (p int PRIMARY KEY);
       CREATE TABLE copy AS SELECT p, ${first} AS x FROM page${group} UNION ALL SELECT p, ${second} FROM page;`,
      'postgresql',
    );
    expect(v1).toMatch(new RegExp(`CREATE TABLE copy \\([^;]* x ${type}`));
  });

  test.each(['add constraint %K% %V%', 'add %V% number', 'add (%V% date)', 'modify %V% not null', 'drop column %V%'])(
    'a text with places to be filled is no column: %s',
    (change) => {
      const { v1 } = made(
        `CREATE TABLE part (id NUMBER(10) PRIMARY KEY);
DECLARE w VARCHAR2(200);
BEGIN
  w := 'alter table part ${change}';
  w := replace(w, '%K%', 'ck');
  EXECUTE IMMEDIATE w;
END;
/`,
        'oracle',
      );
      expect(v1).toContain('CREATE TABLE part (\n id NUMBER(10) NOT NULL,\n PRIMARY KEY (id)\n);');
    },
  );

  test('a prepared statement that adds a column adds it, and one that nobody can read is said', () => {
    const prepared = (text: string) =>
      `CREATE TABLE \`part\` (\`id\` int NOT NULL AUTO_INCREMENT PRIMARY KEY) ENGINE=InnoDB;
       SET @w = ${text};
       PREPARE st FROM @w; EXECUTE st; DEALLOCATE PREPARE st;`;
    const chosen = `IF((SELECT COUNT(*) FROM information_schema.columns WHERE table_name = 'part' AND column_name = 'z') = 0, "ALTER TABLE part ADD COLUMN z int", "SELECT 1")`;
    expect(made(prepared(chosen), 'mysql').v1).toContain('`z` int');
    const { v1, said } = made(
      prepared(`CONCAT('ALTER TABLE part ADD COLUMN ', (SELECT name FROM other), ' int')`),
      'mysql',
    );
    expect(v1).not.toMatch(/other|name/);
    expect(said('dynamic-column').concat(said('dynamic-statement')).length).toBeGreaterThan(0);
  });

  test('columns of a primary key that was dropped stay NOT NULL', () => {
    const { v1 } = made(
      'CREATE TABLE pair (x int, y int, z int, PRIMARY KEY (x, y)); ALTER TABLE pair DROP CONSTRAINT pair_pkey;',
      'postgresql',
    );
    expect(v1).toContain('x integer NOT NULL,\n y integer NOT NULL,\n z integer\n');
  });

  test('statements inside of texts are texts', () => {
    const { v1, paths } = made(
      `CREATE TABLE note (id int PRIMARY KEY, body text DEFAULT 'as in:
CREATE TABLE hidden (i int PRIMARY KEY);
end');
COMMENT ON TABLE note IS 'came from
CREATE TABLE former (i int);
';
CREATE TABLE rest (id int PRIMARY KEY);`,
      'postgresql',
    );
    expect(paths).toEqual(['/api/v1/notes', '/api/v1/rests']);
    expect(v1).toContain("DEFAULT 'as in:\nCREATE TABLE hidden (i int PRIMARY KEY);\nend'");
    expect(v1).toContain("COMMENT ON TABLE note IS 'came from\nCREATE TABLE former (i int);\n'");
  });

  test('a table of more columns than a record of Java has components is carried by classes', () => {
    const columns = Array.from({ length: 300 }, (_, at) => `c${at} int`).join(', ');
    const { text } = made(`CREATE TABLE broad (id serial PRIMARY KEY, ${columns});`, 'postgresql');
    expect(text('BroadResponse.java')).toContain('public class BroadResponse');
    expect(text('BroadFilter.java')).toMatch(/Specification\.<Broad>\s*allOf\(/);
  });
});

describe('defaults and rules', () => {
  test.each([
    ["timestamp with time zone 'epoch'", 'timestamptz', "'epoch'"],
    ["DATE '2024-02-29'", 'date', "'2024-02-29'"],
    ["interval '1 day'", 'interval', "interval '1 day'"],
    ["'a'::varchar(3)", 'varchar(3)', "'a'"],
    ["TIME '12:00'", 'time', "'12:00'"],
    ["B'101'", 'bit(3)', "B'101'"],
  ])('the default %s of %s is kept', (value, type, kept) => {
    const { v1 } = made(
      `CREATE TABLE slot (id serial PRIMARY KEY, t ${type} NOT NULL DEFAULT ${value});`,
      'postgresql',
    );
    expect(v1).toContain(`DEFAULT ${kept}`);
  });

  test('a default follows the value of an enum that was renamed', () => {
    const { v1 } = made(
      `CREATE TYPE mood AS ENUM ('low', 'high');
       CREATE TABLE day (id serial PRIMARY KEY, m mood NOT NULL DEFAULT 'low', ms mood[] DEFAULT '{low,high}');
       ALTER TYPE mood RENAME VALUE 'low' TO 'LOW';`,
      'postgresql',
    );
    expect(v1).toContain("m mood DEFAULT 'LOW' NOT NULL");
    expect(v1).toContain("'{LOW,high}'");
  });

  test('numbers declared tinyint(1) are numbers where something says so', () => {
    const { text } = made(
      `CREATE TABLE \`job\` (\`id\` int NOT NULL AUTO_INCREMENT PRIMARY KEY,
         \`phase\` tinyint(1) NOT NULL DEFAULT 0 CHECK (\`phase\` IN (0,1,2)), \`weight\` tinyint(1) NOT NULL DEFAULT '4',
         \`sort\` tinyint(1) DEFAULT NULL COMMENT '0: new, 1: sent, 2: done', \`stars\` tinyint(1) CHECK (stars BETWEEN 1 AND 5),
         \`level\` tinyint(1), \`active\` tinyint(1) NOT NULL DEFAULT 1) ENGINE=InnoDB;
       INSERT INTO \`job\` VALUES (1, 0, 4, 0, 1, 3, 1);`,
      'mysql',
    );
    const fields = fieldsOf(text('JobResponse.java'));
    expect(fields).toMatchObject({ phase: 'Short', weight: 'Short', sort: 'Short', stars: 'Short', level: 'Short' });
    expect(fields).toMatchObject({ active: 'Boolean' });
  });

  test('a unique column that others refer to is known as referred to', () => {
    const { text } = made(
      `CREATE TABLE kind (id serial PRIMARY KEY, label text NOT NULL UNIQUE);
       CREATE TABLE thing (id serial PRIMARY KEY, kind_label text NOT NULL REFERENCES kind (label));`,
      'postgresql',
    );
    expect(text('database-rules.properties')).toMatch(/^referred\.kind\.\S+=label$/m);
  });
});

describe('folders', () => {
  test('files without a version below rollback are not applied, and that is said', () => {
    const { paths, said } = made(
      {
        'V1.0.0.1__first.sql': 'CREATE TABLE first (id int PRIMARY KEY);',
        'V1.0.0.2__second.sql': 'CREATE TABLE second (id int PRIMARY KEY);',
        'rollback/1.0.0.1__drop_first.sql': 'DROP TABLE first;',
      },
      'postgresql',
    );
    expect(paths).toEqual(['/api/v1/firsts', '/api/v1/seconds']);
    expect(said('undo-file')).toHaveLength(1);
  });

  test('folders named by a time with and without dashes come in the order of their digits', () => {
    const { v1 } = made(
      {
        '2018-03-04-100000_note/up.sql': 'ALTER TABLE card ADD COLUMN note text;',
        '20160101100000_card/up.sql': 'CREATE TABLE card (id int PRIMARY KEY);',
      },
      'postgresql',
    );
    expect(v1).toContain('note text');
  });

  test('a history of the migrations themselves stays beside that of the project', () => {
    const { text } = made(
      {
        'V1__start.sql':
          'CREATE SCHEMA IF NOT EXISTS hr; CREATE TABLE hr.office (id serial PRIMARY KEY, name varchar(80) NOT NULL UNIQUE);',
        'V2__person.sql':
          'CREATE TABLE hr.person (id serial PRIMARY KEY, office_id int NOT NULL REFERENCES hr.office);',
      },
      'postgresql',
    );
    expect(text('application.yaml')).toContain('table: app_schema_history');
    expect(text('README.md')).toContain('`app_schema_history`');
  });
});

describe('relations and names', () => {
  test("Prisma's implicit relations are called after what they lead to", () => {
    const { text } = made(
      `CREATE TABLE "Book" ("id" SERIAL NOT NULL, CONSTRAINT "Book_pkey" PRIMARY KEY ("id"));
       CREATE TABLE "Genre" ("id" SERIAL NOT NULL, CONSTRAINT "Genre_pkey" PRIMARY KEY ("id"));
       CREATE TABLE "_BookToGenre" ("A" INTEGER NOT NULL, "B" INTEGER NOT NULL);
       CREATE UNIQUE INDEX "_BookToGenre_AB_unique" ON "_BookToGenre"("A", "B");
       ALTER TABLE "_BookToGenre" ADD CONSTRAINT "_BookToGenre_A_fkey" FOREIGN KEY ("A") REFERENCES "Book"("id");
       ALTER TABLE "_BookToGenre" ADD CONSTRAINT "_BookToGenre_B_fkey" FOREIGN KEY ("B") REFERENCES "Genre"("id");`,
      'postgresql',
    );
    expect(text('BookController.java')).toContain('"/{id}/genres"');
  });

  test('columns that look like references are named', () => {
    const { said } = made(
      `CREATE TABLE \`tbl_haendler\` (\`HaendlerNr\` int unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY) ENGINE=MyISAM;
       CREATE TABLE \`tbl_lieferung\` (\`LieferungNr\` int unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
         \`HaendlerNr\` int unsigned NOT NULL, KEY (\`HaendlerNr\`)) ENGINE=MyISAM;`,
      'mysql',
    );
    expect(said('reference-not-declared')).toEqual([
      expect.stringContaining('tbl_lieferung.HaendlerNr looks like a reference to tbl_haendler.HaendlerNr'),
    ]);
  });

  test('the table of the default schema has the plain address', () => {
    const { paths } = made(
      `CREATE SCHEMA login;
       CREATE TABLE login.members (id uuid PRIMARY KEY, email text NOT NULL UNIQUE);
       CREATE TABLE public.members (id uuid PRIMARY KEY REFERENCES login.members ON DELETE CASCADE, shown text NOT NULL);`,
      'postgresql',
    );
    expect(paths.toSorted()).toEqual(['/api/v1/login-members', '/api/v1/members']);
  });

  test.each([
    'passwort_hash',
    'mot_de_passe',
    'senha',
    'clave',
    'contraseña',
    'пароль',
    '密码',
    'pin_code',
    'otp_seed',
    'private_key',
    'session_key',
    'backup_codes',
    'wachtwoord',
    'lösenord',
    'hasło',
  ])('the secret %s is neither answered nor asked by', (name) => {
    const { text } = made(
      `CREATE TABLE konto (id serial PRIMARY KEY, nutzer text NOT NULL, "${name}" text);`,
      'postgresql',
    );
    expect(fieldsOf(text('KontoResponse.java'))).toEqual({ id: 'Integer', nutzer: 'String' });
    expect(fieldsOf(text('KontoFilter.java'))).not.toHaveProperty('length');
    expect(/nutzer/.exec(text('KontoFilter.java'))).not.toBeNull();
    expect(Object.keys(fieldsOf(text('KontoFilter.java'))).every((one) => /^(id|nutzer)/.test(one))).toBe(true);
  });
});

describe('what the first migration carries', () => {
  test.each([
    'CREATE RECURSIVE VIEW tree (id, name, depth) AS',
    'CREATE OR REPLACE RECURSIVE VIEW tree (id, name, depth) AS',
  ])('recursive views: %s', (create) => {
    const { v1 } = made(
      `CREATE TABLE node (id serial PRIMARY KEY, parent_id int REFERENCES node, name text NOT NULL);
         ${create} SELECT id, name, 0 FROM node WHERE parent_id IS NULL UNION ALL SELECT c.id, c.name, t.depth + 1 FROM node c JOIN tree t ON c.parent_id = t.id;`,
      'postgresql',
    );
    expect(v1).toContain('CREATE VIEW tree (id, name, depth) AS WITH RECURSIVE tree (id, name, depth) AS (SELECT');
  });

  test.each(['tree', 'tree t', 'tree AS above'])(
    'a query that reads itself as %s has the types it begins with',
    (read) => {
      const alias = read.split(' ').at(-1) ?? '';
      const { text } = made(
        `CREATE TABLE node (id serial PRIMARY KEY, parent_id int REFERENCES node, name text NOT NULL);
       CREATE VIEW branch AS WITH RECURSIVE tree (id, depth) AS (SELECT id, 0 FROM node WHERE parent_id IS NULL
         UNION ALL SELECT c.id, ${alias}.depth + 1 FROM node c JOIN ${read} ON c.parent_id = ${alias}.id) SELECT id, depth FROM tree;`,
        'postgresql',
      );
      expect(fieldsOf(text('BranchResponse.java'))).toEqual({ id: 'Integer', depth: 'Integer' });
    },
  );

  test.each(['t', 't x', '(SELECT * FROM t) x'])(
    'a query that reads itself as %s hands no secret from column to column',
    (read) => {
      const alias = read.split(' ').at(-1) ?? '';
      const { text } = made(
        `CREATE TABLE account (id serial PRIMARY KEY, name text NOT NULL, password text NOT NULL);
       CREATE VIEW turned AS WITH RECURSIVE t (id, a, b) AS (SELECT id, name, password FROM account
         UNION ALL SELECT ${alias}.id + 1, ${alias}.b, ${alias}.a FROM ${read} WHERE ${alias}.id < 9) SELECT id, a FROM t;`,
        'postgresql',
      );
      expect(fieldsOf(text('TurnedResponse.java'))).not.toHaveProperty('a');
    },
  );

  test('what a computed column of SQL Server holds, also on PostgreSQL', () => {
    const { v1, text } = made(
      `CREATE TABLE [dbo].[Row]([Id] int IDENTITY(1,1) NOT NULL PRIMARY KEY, [Price] decimal(19,4) NOT NULL, [Count] smallint NOT NULL, [Sum] AS ([Price]*[Count]) PERSISTED)\nGO`,
      'postgresql',
      'sqlserver',
    );
    expect(v1).toMatch(/"Sum" numeric\(25,4\) GENERATED ALWAYS AS \("Price" \* "Count"\) STORED/);
    expect(fieldsOf(text('RowResponse.java'))).toMatchObject({ sum: 'BigDecimal' });
  });

  test('partitions, or that a new database has none', () => {
    const { v1, said } = made(
      `CREATE TABLE hit (id bigint NOT NULL, at timestamptz NOT NULL, PRIMARY KEY (id, at)) PARTITION BY RANGE (at);
       CREATE TABLE hit_2025 PARTITION OF hit FOR VALUES FROM ('2025-01-01') TO ('2026-01-01');`,
      'postgresql',
    );
    expect(v1.includes('PARTITION BY RANGE (at)') || said('partitions-folded').length === 1).toBe(true);
  });

  test.each([
    ["a datetime NOT NULL DEFAULT '0000-00-00 00:00:00'", 'mysql', 'days that are none'],
    ['a numeric', 'postgresql', 'NaN'],
    ['a int[]', 'postgresql', 'arrays of several dimensions'],
  ] as const)('the report names what %s can hold and Java cannot', (column, database, held) => {
    const { said } = made(`CREATE TABLE old (id int PRIMARY KEY, ${column});`, database);
    expect(said('values-read-as-none')).toEqual([expect.stringContaining(held)]);
  });

  test('the API says of a field that it is null where it cannot be shown, and of others nothing', () => {
    const { text } = made(
      `CREATE TABLE old (id int PRIMARY KEY, a numeric, b int[], c numeric(9,2));
       CREATE TABLE log (a numeric); CREATE VIEW sums AS SELECT a FROM old; COMMENT ON COLUMN old.b IS 'two by two';`,
      'postgresql',
    );
    const told = '"Null also for NaN and infinities"';
    const [answer, row, sums] = ['OldResponse.java', 'LogRow.java', 'SumResponse.java'].map((name) =>
      text(name).replaceAll(/"\s*\+\s*"/g, ''),
    );
    for (const java of [answer, row, sums]) expect(java?.split(told)).toHaveLength(2);
    expect(text('OldRequest.java')).not.toContain('Null also');
    expect(answer).toContain(String.raw`two by two\nNull also for arrays of several dimensions`);
  });

  test.each([
    ['interval', 'postgresql', 'String'],
    ['money', 'postgresql', 'BigDecimal'],
    ['bigint unsigned', 'mysql', 'BigInteger'],
  ] as const)('every value of %s on %s has its place in a %s', (type, database, java) => {
    const { text } = made(`CREATE TABLE old (id int PRIMARY KEY, a ${type} NOT NULL);`, database);
    expect(fieldsOf(text('OldResponse.java'))).toMatchObject({ a: java });
  });
});
