/** Numbers from 0 to below `limit`, the same for the same seed: mulberry32. */
export function numbersFrom(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/** Pieces in which the dialects differ about where strings, comments and statements begin and end. */
const PIECES = [
  ...["'", '"', '`', '[', ']', '(', ')', ';', ',', '.', '\\', '$$', '$a$', '$', '/*', '*/', '/*!', '/*!50001 ', '/*M!'],
  ...['--', '#', '#__', '\n', '\r', '\r\n', ' ', '\t', '\u00a0', '\ufeff', '\0', '\ud800', '\udc00', 'é', '漢', '😀'],
  ...["E'", "N'", "q'[", "]'", "q'", "U&'", "B'", "X'", '0x', '1', '1.5e-3', '.5', '2fa', '::', ':=', ':a', '&b', '@c'],
  ...[
    '${d}',
    '{e}',
    '%f%',
    '{{g}}',
    '\nGO\n',
    '\n/\n',
    '\nDELIMITER //\n',
    '//',
    '\\.',
    '\\c x\n',
    '\n@x\n',
    '\nrem x\n',
  ],
  ...[
    'CREATE ',
    'TABLE ',
    'a ',
    'int',
    'INSERT INTO a VALUES (1)',
    "INSERT INTO a VALUES (1, 'x'), /*\n",
    'COPY a FROM stdin;\n',
    'BEGIN',
    'END',
    'AS',
    'IF ',
  ],
  ...[
    'CREATE TABLE t (id int',
    '\nCREATE TABLE u (id int);',
    'CREATE FUNCTION f() ',
    'DO ',
    'EXEC(',
    'DEFAULT ',
    'CASE',
  ],
];

/** A text of up to `most` pieces without any sense. */
export function nonsense(next: (limit: number) => number, most: number): string {
  let text = '';
  for (let left = next(most); left >= 0; left -= 1) text += PIECES[next(PIECES.length)] ?? '';
  return text;
}

/** Words, numbers, quoted texts and single signs, with the white space behind each. */
const TOKENS = /(?:[\w$#@]+|'(?:[^'\\]|''|\\.)*'|"[^"]*"|`[^`]*`|\[[^\]]*\]|[^\w\s])\s*/g;

/** The text with one to three tokens deleted, doubled, swapped or torn apart, or its end cut off. */
export function damaged(text: string, next: (limit: number) => number): string {
  const tokens: string[] = text.match(TOKENS) ?? [];
  for (let left = next(3); left >= 0 && tokens.length > 1; left -= 1) damage(tokens, next);
  return tokens.join('');
}

function damage(tokens: string[], next: (limit: number) => number): void {
  const at = next(tokens.length);
  const other = next(tokens.length);
  const [one = '', two = ''] = [tokens[at], tokens[other]];
  switch (next(5)) {
    case 0:
      tokens.splice(at, 1);
      return;
    case 1:
      tokens.splice(at, 0, one);
      return;
    case 2:
      tokens[at] = two;
      tokens[other] = one;
      return;
    case 3:
      tokens[at] = one.slice(0, next(one.length + 1));
      return;
    default:
      tokens.length = Math.max(1, at);
  }
}

const MEGABYTE = 1_000_000;

function filled(piece: string, size: number): string {
  return piece.repeat(Math.ceil(size / piece.length));
}

/** Texts made to keep a reader busy, about `size` characters each. */
export function evilTexts(size = MEGABYTE): readonly (readonly [name: string, text: string])[] {
  const pieces = [
    ...[
      '(',
      ')',
      '[',
      ']',
      '{',
      '/*',
      '*/',
      '/*!',
      '--',
      '#',
      "'",
      '"',
      '`',
      '$$',
      '$',
      '\\',
      "\\'",
      "''",
      ',',
      ';',
      '.',
    ],
    ...["q'[", "E'", "N'", '\n', '\r', ' ', '\0', '\ufeff', '\ud800', '${', '%a', ':', '&', '@', '1', 'e', '-', '::'],
    ...['CREATE ', 'CREATE TABLE ', 'CREATE TABLE a(', '\nCREATE TABLE a (', 'BEGIN ', 'CASE ', 'END ', 'AS ', 'IF '],
    ...[
      '(SELECT ',
      'a.',
      'a,',
      "'a",
      '"a\n',
      '`a\n',
      '[a\n',
      '$a$ ',
      '\nGO\n',
      '\n/\n',
      '\nDELIMITER x\n',
      'NOT ',
      'OR ',
    ],
    ...[
      'INSERT ',
      '\nINSERT INTO a VALUES (',
      'COPY a FROM stdin;\n',
      "EXECUTE IMMEDIATE '",
      'DO $$ ',
      '\nCOMMENT ON ',
    ],
  ];
  const nested = filled('(', size / 2);
  return [
    ...pieces.map((piece) => [`${JSON.stringify(piece)} repeated`, filled(piece, size)] as const),
    ['distinct dollar quotes', Array.from({ length: size / 10 }, (_, at) => `$a${at}$ `).join('')],
    [
      'distinct quote operators',
      Array.from({ length: size / 10 }, (_, at) => `q'${String.fromCharCode(0x100 + (at % 5000))} `).join(''),
    ],
    ['an expression nested deep', `CREATE TABLE a (b int CHECK ${nested}1${')'.repeat(nested.length)});`],
    ['a long expression', `CREATE TABLE a (b int DEFAULT 1${filled('+1', size)});`],
    ['a list of conditions', `CREATE TABLE a (b int CHECK (b = 0${filled(' OR b = 1', size)}));`],
    ['many columns', `CREATE TABLE a (${Array.from({ length: size / 12 }, (_, at) => `c${at} int`).join(',')});`],
    [
      'many changes',
      `CREATE TABLE a (b int);${Array.from({ length: size / 30 }, (_, at) => `ALTER TABLE a ADD c${at} int;`).join('')}`,
    ],
    [
      'many indexes',
      `CREATE TABLE a (b int);${Array.from({ length: size / 30 }, (_, at) => `CREATE INDEX i${at} ON a (b);`).join('')}`,
    ],
    [
      'many enum values',
      `CREATE TABLE a (b enum(${Array.from({ length: size / 10 }, (_, at) => `'v${at}'`).join(',')}));`,
    ],
    [
      'many sequences dropped',
      Array.from({ length: size / 60 }, (_, at) => `CREATE TABLE t${at} (id serial);DROP TABLE t${at};`).join(''),
    ],
    ['nested strings of statements', `EXEC('${filled("EXEC(''", size)}`],
    ['a name without an end', `CREATE TABLE ${filled('a', size)} (b int);`],
  ];
}
