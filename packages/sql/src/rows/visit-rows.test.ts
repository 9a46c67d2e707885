import { describe, expect, it } from 'vitest';
import type { Dialect } from '../dialect.ts';
import { SourceText } from '../source/source-text.ts';
import { visitRows } from './visit-rows.ts';

/** Each statement in a line, its values as they are written. */
function found(sql: string, dialect: Dialect): readonly string[] {
  const lines: string[] = [];
  visitRows(new SourceText(sql), dialect, (statement) => {
    const { line, table, kind, isConditional } = statement;
    const name = [table.qualifier?.text, table.name.text].filter((part) => part !== undefined).join('.');
    const head = `${line} ${name} ${kind}${isConditional ? ' perhaps' : ''}`;
    if (statement.kind !== 'rows') return lines.push(head);
    const columns = statement.columns?.map(({ text }) => text).join(',') ?? 'all';
    const rows = [...statement.rows()].map((row) => row.map((value) => value?.text ?? 'DEFAULT').join('|'));
    return lines.push(`${head}, ${statement.onTaken} (${columns}) ${rows.join(' / ')}`);
  });
  return lines;
}

describe('visitRows', () => {
  it('reads rows with and without names of columns', () => {
    const sql = `INSERT INTO shop.status (id, label) VALUES (1, 'it''s; new'), (DEFAULT, NULL);
insert into t values (-1.5, f(1, 2), (3)) returning id;`;
    expect(found(sql, 'postgresql')).toEqual([
      "1 shop.status rows, refused (id,label) 1|'it''s; new' / DEFAULT|NULL",
      '2 t rows, refused (all) -1.5|f(1, 2)|(3)',
    ]);
  });

  it('reads rows that are said by assignments', () => {
    const sql = `INSERT IGNORE INTO a SET id = 1, \`on\` = f(1, 2), c = DEFAULT;
INSERT a SET id = 1 ON DUPLICATE KEY UPDATE c = 2;
INSERT INTO a SET a.id = 1;`;
    expect(found(sql, 'mysql')).toEqual([
      '1 a rows, left out (id,on,c) 1|f(1, 2)|DEFAULT',
      '2 a rows, merged (id) 1',
      '3 a computed',
    ]);
  });

  it('knows what becomes of rows whose key is taken', () => {
    const mysql = `INSERT IGNORE INTO a VALUES (1);
REPLACE INTO a VALUES (2);
INSERT INTO a VALUES (3) ON DUPLICATE KEY UPDATE b = 1;
INSERT LOW_PRIORITY INTO a VALUE (4)`;
    expect(found(mysql, 'mysql')).toEqual([
      '1 a rows, left out (all) 1',
      '2 a rows, put in its place (all) 2',
      '3 a rows, merged (all) 3',
      '4 a rows, refused (all) 4',
    ]);
    const postgresql = `INSERT INTO a (x) VALUES (1) ON CONFLICT (x) DO NOTHING;
INSERT INTO a (x) OVERRIDING SYSTEM VALUE VALUES (1) ON CONFLICT DO UPDATE SET x = 2;`;
    expect(found(postgresql, 'postgresql')).toEqual(['1 a rows, left out (x) 1', '2 a rows, merged (x) 1']);
  });

  it('reads the lines behind COPY, and their escapes', () => {
    const copy =
      'COPY public.a (id, "Note") FROM stdin;\n1\t\\N\n2\ta\\tb\\\\\\x41\\101\n\\.\nCOPY b FROM stdin CSV;\n1\n\\.\n';
    const values: unknown[] = [];
    visitRows(new SourceText(copy), 'postgresql', (statement) => {
      if (statement.kind === 'rows') values.push(...[...statement.rows()].map((row) => row.map((one) => one?.tree)));
      else values.push(statement.kind);
    });
    expect(values).toEqual([
      [{ kind: 'string', value: '1' }, { kind: 'null' }],
      [
        { kind: 'string', value: '2' },
        { kind: 'string', value: 'a\tb\\AA' },
      ],
      'computed',
    ]);
  });

  it('names what only a database can follow, and what empties a table', () => {
    const sql = `INSERT INTO a SELECT * FROM b;
UPDATE a SET x = 1 WHERE y = 2;
DELETE FROM a WHERE x = 1;
DELETE FROM a;
TRUNCATE TABLE b, c;
INSERT INTO a (x) (SELECT 1);`;
    expect(found(sql, 'postgresql')).toEqual([
      '1 a computed',
      '2 a computed',
      '3 a computed',
      '4 a emptied',
      '5 b emptied',
      '5 c emptied',
      '6 a computed',
    ]);
  });

  it('leaves routines alone, and says what runs under a condition', () => {
    const routine = `CREATE FUNCTION f() RETURNS void AS $$ BEGIN INSERT INTO a VALUES (1); END $$ LANGUAGE plpgsql;`;
    expect(found(routine, 'postgresql')).toEqual([]);
    const batch = `IF NOT EXISTS (SELECT 1 FROM a)
INSERT INTO a (x) VALUES (N'y')
GO
INSERT a (x) VALUES (0x0F)
GO`;
    expect(found(batch, 'sqlserver')).toEqual(["2 a rows perhaps, refused (x) N'y'", '4 a rows, refused (x) 0x0F']);
  });
});
