import { describe, expect, it } from 'vitest';
import { fileAt, renderSql } from '../../testing/render-sql.ts';

const SQL = `
  CREATE TABLE "odd | name" (id int PRIMARY KEY, "_x_" text, version int NOT NULL, deleted_at timestamp);
  COMMENT ON TABLE "odd | name" IS '</td> [x](y) \`z\`';
  CREATE TABLE part (id int PRIMARY KEY, odd int REFERENCES "odd | name", twin int UNIQUE REFERENCES part);
  CREATE TABLE log (line text);
  CREATE VIEW part_list AS SELECT id FROM part;`;

describe.each(['README.md', 'REPORT.md'])('%s', (path) => {
  const lines = fileAt(renderSql(SQL), path).split('\n');

  it('has no trailing blanks, no empty headings, no doubled blank lines', () => {
    expect(lines.filter((line) => /\s$/u.test(line))).toEqual([]);
    expect(lines.filter((line) => /^#+\s*$/u.test(line))).toEqual([]);
    expect(lines.filter((line, index) => line === '' && lines[index + 1] === '' && index < lines.length - 2)).toEqual(
      [],
    );
  });

  it('has tables whose rows are as wide as their heads', () => {
    const rows = lines.filter((line) => line.startsWith('|'));
    const widths = rows.map((row) => row.replaceAll(/\\\|/gu, '').split('|').length);
    let width = 0;
    for (const [index, row] of rows.entries()) {
      if (/^\|[ -|]+$/u.test(rows[index + 1] ?? '') && !row.includes('---')) width = widths[index] ?? 0;
      expect(widths[index], row).toBe(width);
    }
  });
});

describe('README.md', () => {
  it('draws the relations between the entities', () => {
    const readme = fileAt(renderSql(SQL), 'README.md');
    const diagram = /```mermaid\n(.*?)```/su.exec(readme)?.[1] ?? '';
    expect(
      diagram
        .trim()
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual(['erDiagram', '"Part" }o--o| "OddName" : "odd"', '"Part" |o--o| "Part" : "twin"']);
  });
});

describe('README.md and REPORT.md', () => {
  const tableOf = (columns: number) =>
    `CREATE TABLE film (id int PRIMARY KEY, ${Array.from({ length: columns }, (_, at) => `scan_${at} bytea`).join(', ')});`;

  it('say what lists leave in the database, and how to get it', () => {
    const files = renderSql(tableOf(2));
    expect(fileAt(files, 'README.md')).toContain(
      'Lists leave large fields in the database: `scan0` of films, `scan1` of films. A record read by its key has them, and a change that leaves one out keeps it.',
    );
    expect(fileAt(files, 'REPORT.md')).toContain(
      'Lists of films leave out the large columns scan_0, scan_1; a record read by its key shows them.',
    );
  });

  it('name many such fields once', () => {
    expect(fileAt(renderSql(tableOf(11)), 'README.md')).toContain(
      'Lists leave 11 large fields in the database, which [REPORT.md](REPORT.md) names.',
    );
  });
});

describe('REPORT.md', () => {
  it('says what became of each table and view, and names the source as people do', () => {
    const report = fileAt(renderSql(SQL), 'REPORT.md');
    expect(report).toContain('from a PostgreSQL schema with 3 tables');
    expect(report).toContain('| `odd \\| name` | 2 | entity OddName | 4 | `id` | `/api/v1/odd-names` |');
    expect(report).toContain('| `part_list` | 6 | list of part lists, read only |  |  | `/api/v1/part-lists` |');
    expect(report).not.toMatch(/\.\.\n/u);
  });
});
