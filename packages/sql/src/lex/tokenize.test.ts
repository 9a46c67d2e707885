import { describe, expect, it } from 'vitest';
import type { Dialect } from '../dialect.ts';
import { TokenKind } from './token.ts';
import { tokenize } from './tokenize.ts';

function texts(text: string, dialect: Dialect = 'postgresql'): readonly string[] {
  const { value } = tokenize(text, dialect);
  return Array.from({ length: value.count }, (_, at) => value.textOf(at));
}

function kinds(text: string, dialect: Dialect = 'postgresql'): readonly number[] {
  const { value } = tokenize(text, dialect);
  return Array.from({ length: value.count }, (_, at) => value.kind(at));
}

function findings(text: string, dialect: Dialect = 'postgresql'): readonly string[] {
  return tokenize(text, dialect).diagnostics.map(({ code, line }) => `${code} ${line}`);
}

describe('words, numbers and signs', () => {
  it('are divided where SQL divides them', () => {
    expect(texts("a.b::text||'x'<>1.5e-3,-.5;")).toEqual([
      'a',
      '.',
      'b',
      '::',
      'text',
      '||',
      "'x'",
      '<>',
      '1.5e-3',
      ',',
      '-',
      '.5',
      ';',
    ]);
  });

  it('a name may begin with a digit; a number may be hexadecimal', () => {
    expect(kinds('2fa 0x1F 12 64K', 'mysql')).toEqual([
      TokenKind.word,
      TokenKind.number,
      TokenKind.number,
      TokenKind.word,
    ]);
  });

  it('pairs parentheses, and leaves what never closes without a partner', () => {
    const { value } = tokenize('((a) b', 'mysql');
    expect([value.closer(0), value.closer(1)]).toEqual([0, 3]);
  });

  it('pairs parentheses of one statement only, however many stay open before it', () => {
    const { value } = tokenize('((a; (b (c)) d)) ((', 'mysql');
    const closers = Array.from({ length: value.count }, (_, at) => value.closer(at));
    expect(closers).toEqual([0, 0, 0, 0, 9, 0, 8, ...Array<number>(8).fill(0)]);
    expect(value.depth).toBe(2);
  });

  it.each([
    ['dense from its beginning', '(a)'.repeat(3000)],
    ['dense at its end', 'a '.repeat(10) + ' '.repeat(20_000) + '(a)'.repeat(3000)],
    ['dense at its beginning', '(a)'.repeat(3000) + ' '.repeat(20_000) + 'a '.repeat(10)],
  ])('keeps every token of a text that is %s', (_, text) => {
    const { value } = tokenize(text, 'mysql');
    const read = Array.from({ length: value.count }, (__, at) => value.textOf(at)).join('');
    expect(read).toBe(text.replaceAll(' ', ''));
    const opened = Array.from({ length: value.count }, (__, at) => value.closer(at)).filter((close) => close > 0);
    expect(opened).toHaveLength(3000);
  });
});

describe('strings', () => {
  it.each<[Dialect, string, readonly string[]]>([
    ['postgresql', "'it''s' x", ["'it''s'", 'x']],
    ['postgresql', "E'it\\'s' x", ["E'it\\'s'", 'x']],
    ['postgresql', "'C:\\' x", ["'C:\\'", 'x']],
    ['mysql', "'it\\'s' x", ["'it\\'s'", 'x']],
    ['mysql', '"a\\"b" x', ['"a\\"b"', 'x']],
    ['postgresql', '$$a;b$$ $x$ $$ $x$ y', ['$$a;b$$', '$x$ $$ $x$', 'y']],
    ['postgresql', '$1 + a', ['$', '1', '+', 'a']],
    ['oracle', "q'[it's]' q'{a}' nq'!b!' x", ["q'[it's]'", "q'{a}'", "nq'!b!'", 'x']],
    ['sqlserver', "N'it''s' [a]]b] x", ["N'it''s'", '[a]]b]', 'x']],
    ['postgresql', "U&'d\\0061t' B'01' X'ff' x", ["U&'d\\0061t'", "B'01'", "X'ff'", 'x']],
  ])('%s: %s', (dialect, text, expected) => {
    expect(texts(text, dialect)).toEqual(expected);
  });
});

describe('comments', () => {
  it.each<[Dialect, string, readonly string[]]>([
    ['postgresql', 'a /* /* b */ c */ d', ['a', 'd']],
    ['mysql', 'a /* /* b */ c', ['a', 'c']],
    ['mysql', 'a # b\nc', ['a', 'c']],
    ['mysql', '/*!40101 a */ b /*!999999 c */ d', ['a', 'b', 'd']],
    ['mariadb', '/*M!100100 a */ /*M!999999\\- b */ c', ['a', 'c']],
    ['mysql', '/*!50001 a /* inner */ b */ c', ['a', 'b', 'c']],
    ['oracle', "REM it's a; remark\na", ["REM it's a; remark", 'a']],
    ['postgresql', 'a --b\rc', ['a', 'c']],
  ])('%s: %s', (dialect, text, expected) => {
    expect(texts(text, dialect)).toEqual(expected);
  });
});

describe('rows', () => {
  it('of an INSERT are one token, whatever they hold', () => {
    const text = "INSERT INTO a VALUES (1, 'x; -- (y'), /* ; */ (2, 'it''s');\nCREATE";
    expect(kinds(text)).toEqual([TokenKind.data, TokenKind.semicolon, TokenKind.word]);
  });

  it('of COPY end at a line of \\. alone', () => {
    expect(texts('COPY a (b) FROM stdin;\n1\t\\.x\n\\.\nCREATE')).toHaveLength(2);
    expect(findings('COPY a FROM stdin;\n1\n')).toEqual(['unterminated-copy 1']);
  });

  it('without semicolons end where the next line begins a statement', () => {
    expect(texts("INSERT [a] VALUES (1, N'x\nGO\n')\nINSERT [a] VALUES (2)\nGO\n", 'sqlserver')).toHaveLength(3);
  });
});

describe('what never ends', () => {
  it.each<[Dialect, string, string]>([
    ['postgresql', "CREATE 'abc\nCREATE TABLE a (id int)", 'unterminated-string 1'],
    ['postgresql', 'a /* b\nCREATE TABLE a (id int)', 'unterminated-comment 1'],
    ['postgresql', 'a $tag$ b', 'unterminated-string 1'],
    ['postgresql', 'a "b\nc', 'unterminated-name 1'],
    ['oracle', "a q'[b", 'unterminated-string 1'],
  ])('%s: %s', (dialect, text, expected) => {
    expect(findings(text, dialect)).toContain(expected);
    expect(texts(text, dialect).length).toBeGreaterThan(0);
  });
});

describe('other files', () => {
  it.each<[Dialect, string]>([
    ['postgresql', '\\i other.sql'],
    ['postgresql', '\\ir sub/other.sql'],
    ['oracle', '@@other'],
    ['oracle', 'START other.sql'],
    ['mysql', 'source other.sql;'],
    ['sqlserver', ':r .\\other.sql'],
    ['sqlite', '.read other.sql'],
  ])('%s: %s is named', (dialect, text) => {
    expect(findings(`a;\n${text}\nb;`, dialect)).toEqual(['file-not-included 2']);
  });
});

describe('clients', () => {
  it.each<[Dialect, string, readonly string[]]>([
    ['sqlserver', 'a\nGO 5\nb', ['a', 'GO', '5', 'b']],
    ['sqlserver', ':setvar x 1\na', [':setvar x 1', 'a']],
    ['mysql', 'DELIMITER $$\na; b$$\nDELIMITER ;\nc;', ['DELIMITER $$', 'a', ';', 'b', '$$', 'DELIMITER ;', 'c', ';']],
    ['postgresql', '\\set x 1\na', ['\\set x 1', 'a']],
    ['oracle', 'a\n/\nb', ['a', '/', 'b']],
    ['sqlite', '.mode csv\na', ['.mode csv', 'a']],
  ])('%s: %s', (dialect, text, expected) => {
    expect(texts(text, dialect)).toEqual(expected);
  });
});
