import { describe, expect, it } from 'vitest';
import { blankData } from './blank-data.ts';
import { tokenize } from './lex/tokenize.ts';

describe('blankData', () => {
  it('keeps the lines of all else', () => {
    const source =
      "CREATE TABLE a (id int);\nINSERT INTO a VALUES (1),\n('CREATE TABLE x (y int);');\nCREATE TABLE b (id int);\n";
    expect(blankData(source, 'mysql')).toBe('CREATE TABLE a (id int);\n\n\nCREATE TABLE b (id int);\n');
    const copy = 'COPY a (id) FROM stdin;\n1\n2\n\\.\nCREATE TABLE b (id int);\n';
    expect(blankData(copy, 'postgresql')).toBe('\n\n\n\nCREATE TABLE b (id int);\n');
  });

  it('keeps what a routine inserts, with the semicolon that ends it', () => {
    const source = `CREATE TABLE a (id int);
CREATE TRIGGER t AFTER INSERT ON a FOR EACH ROW
INSERT INTO log VALUES (1);
CREATE TABLE b (id int);
`;
    expect(blankData(source, 'mysql')).toBe(source);
    const delimited = `DELIMITER $$
CREATE PROCEDURE p() BEGIN
INSERT INTO log VALUES (1);
END$$
DELIMITER ;
INSERT INTO log VALUES (2);
`;
    expect(blankData(delimited, 'mysql')).toBe(delimited.replace('INSERT INTO log VALUES (2);', ''));
  });

  it('keeps the one statement a condition runs', () => {
    const source = `IF NOT EXISTS (SELECT 1 FROM a)
INSERT INTO a VALUES (1)
INSERT INTO a VALUES (2)
CREATE TABLE b (id int)
`;
    expect(blankData(source, 'sqlserver')).toBe(source.replace('INSERT INTO a VALUES (2)', ''));
  });

  it.each([
    [
      'a comment among rows',
      'INSERT INTO a VALUES (1),\n(2 /* never closed);\nCREATE TABLE b (id int);',
      'unterminated-comment',
    ],
    ['a text among rows', "INSERT INTO a VALUES ('x),\n('y');\nCREATE TABLE b (id int);", 'unterminated-string'],
    ['rows of COPY', 'COPY a (id) FROM stdin;\n1\n2\nCREATE TABLE b (id int);', 'unterminated-copy'],
  ])('keeps what is never closed, with its finding: %s', (_, damaged, code) => {
    const source = `CREATE TABLE a (id int);\nINSERT INTO a VALUES (0);\n${damaged}\nINSERT INTO b VALUES (1);`;
    const found = (text: string) =>
      tokenize(text, 'postgresql').diagnostics.map((one) => [one.code, one.line, one.column]);
    const blanked = blankData(source, 'postgresql');
    expect(found(blanked)).toEqual(found(source));
    expect(found(blanked).map(([one]) => one)).toEqual([code]);
    expect(blanked).toContain('\n\n' + damaged);
    expect(blanked).not.toContain('VALUES (0)');
    expect(blanked).not.toContain('INTO b');
  });
});
