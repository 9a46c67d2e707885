/** A way to put text where its database holds none of it for SQL. */
export type TextWrapper = {
  readonly name: string;
  readonly dialect: 'postgresql' | 'mysql' | 'mariadb' | 'oracle' | 'sqlserver' | 'sqlite';
  /** A statement that holds the text; `before_it`, whose columns are `id` and `body`, may be changed by it. */
  readonly wrap: (text: string) => string;
  /** Where the reader gives the text back as it was. */
  readonly shown?: 'default' | 'comment';
};

const doubled = (text: string): string => text.replaceAll("'", "''");
const escaped = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
const uncommented = (text: string): string => text.replaceAll('/*', '/ *').replaceAll('*/', '* /');
const eachLine = (text: string, sign: string): string => text.replaceAll(/^/gm, sign);
const table = (literal: string, type = 'text'): string =>
  `CREATE TABLE holder (id int PRIMARY KEY, note ${type} DEFAULT ${literal} NOT NULL);`;

/** Letters that the text holds nowhere behind a dollar sign. */
function freeTag(text: string): string {
  let tag = '$t$';
  while (text.includes(tag)) tag = `${tag.slice(0, -1)}t$`;
  return tag;
}

/** The first of these signs that the text never has before a quote. */
function freeQuote(text: string): string {
  const pairs = ['[]', '{}', '<>', '()', '!!', '~~', '^^', '##'];
  return pairs.find((pair) => !text.includes(`${pair.charAt(1)}'`)) ?? '||';
}

const POSTGRESQL: readonly TextWrapper[] = [
  { name: 'default', dialect: 'postgresql', wrap: (text) => table(`'${doubled(text)}'`), shown: 'default' },
  { name: 'default E', dialect: 'postgresql', wrap: (text) => table(`E'${escaped(text)}'`), shown: 'default' },
  {
    name: 'default in dollar quotes',
    dialect: 'postgresql',
    wrap: (text) => table(`${freeTag(text)}${text}${freeTag(text)}`),
    shown: 'default',
  },
  {
    name: 'comment',
    dialect: 'postgresql',
    wrap: (text) => `${table("'x'")}\nCOMMENT ON TABLE holder IS '${doubled(text)}';`,
    shown: 'comment',
  },
  {
    name: 'nested comment',
    dialect: 'postgresql',
    wrap: (text) => `${table("'x'")} /* a /* ${uncommented(text)} */ ${uncommented(text)} */`,
  },
  { name: 'lines of comment', dialect: 'postgresql', wrap: (text) => `${table("'x'")}\n${eachLine(text, '-- ')}` },
  {
    name: 'rows of COPY',
    dialect: 'postgresql',
    wrap: (text) =>
      `${table("'x'")}\nCOPY holder (id, note) FROM stdin;\n1\t${text
        .replaceAll('\\', '\\\\')
        .replaceAll('\t', '\\t')
        .replaceAll(/\r?\n|\r/g, '\\n\n2\t')}\n\\.\n`,
  },
  {
    name: 'returned by a function',
    dialect: 'postgresql',
    wrap: (text) =>
      `${table("'x'")}\nCREATE FUNCTION f() RETURNS text LANGUAGE sql AS ${freeTag(text)}\nSELECT '${doubled(text)}'\n${freeTag(text)};`,
  },
];

const MYSQL: readonly TextWrapper[] = (['mysql', 'mariadb'] as const).flatMap((dialect) => [
  { name: 'default', dialect, wrap: (text) => table(`'${escaped(text)}'`), shown: 'default' },
  {
    name: 'default in double quotes',
    dialect,
    wrap: (text) => table(`"${text.replaceAll('\\', '\\\\').replaceAll('"', '""')}"`),
    shown: 'default',
  },
  {
    name: 'comment of a table',
    dialect,
    wrap: (text) => `CREATE TABLE holder (id int PRIMARY KEY) COMMENT='${escaped(text)}';`,
    shown: 'comment',
  },
  { name: 'comment', dialect, wrap: (text) => `${table("'x'")} /* ${uncommented(text)} */` },
  { name: 'lines of comment', dialect, wrap: (text) => `${table("'x'")}\n${eachLine(text, '# ')}` },
  {
    name: 'rows behind DELIMITER',
    dialect,
    wrap: (text) =>
      `${table("'x'")}\nDELIMITER ;;\nINSERT INTO holder VALUES (1, '${escaped(text)}'),\n(2, '${escaped(text)}');;\nDELIMITER ;`,
  },
]);

const ORACLE: readonly TextWrapper[] = [
  { name: 'default', dialect: 'oracle', wrap: (text) => table(`'${doubled(text)}'`, 'CLOB'), shown: 'default' },
  {
    name: 'default in q quotes',
    dialect: 'oracle',
    wrap: (text) => table(`q'${freeQuote(text).charAt(0)}${text}${freeQuote(text).charAt(1)}'`, 'CLOB'),
    shown: 'default',
  },
  {
    name: 'comment',
    dialect: 'oracle',
    wrap: (text) => `${table("'x'", 'CLOB')}\nCOMMENT ON TABLE holder IS '${doubled(text)}';`,
    shown: 'comment',
  },
  {
    name: 'comment of the file',
    dialect: 'oracle',
    wrap: (text) => `${table("'x'", 'CLOB')} /* ${uncommented(text)} */`,
  },
  {
    name: 'printed by a block',
    dialect: 'oracle',
    wrap: (text) => `${table("'x'", 'CLOB')}\nBEGIN\n  dbms_output.put_line('${doubled(text)}');\nEND;\n/`,
  },
];

const SQLSERVER: readonly TextWrapper[] = [
  {
    name: 'default',
    dialect: 'sqlserver',
    wrap: (text) => `${table(`(N'${doubled(text)}')`, '[nvarchar](max)')}\nGO`,
    shown: 'default',
  },
  {
    name: 'extended property',
    dialect: 'sqlserver',
    wrap: (text) =>
      `${table("('x')", 'nvarchar(9)')}\nGO\nEXEC sys.sp_addextendedproperty @name=N'MS_Description', @value=N'${doubled(text)}', @level0type=N'SCHEMA',@level0name=N'dbo', @level1type=N'TABLE',@level1name=N'holder'\nGO`,
    shown: 'comment',
  },
  {
    name: 'nested comment',
    dialect: 'sqlserver',
    wrap: (text) => `${table("('x')", 'nvarchar(9)')} /* /* ${uncommented(text)} */ ${uncommented(text)} */\nGO`,
  },
  {
    name: 'rows',
    dialect: 'sqlserver',
    wrap: (text) => `${table("('x')", 'nvarchar(9)')}\nGO\nINSERT [holder] VALUES (1, N'${doubled(text)}')\nGO`,
  },
  {
    name: 'printed',
    dialect: 'sqlserver',
    wrap: (text) => `${table("('x')", 'nvarchar(9)')}\nGO\nPRINT N'${doubled(text)}'\nGO`,
  },
];

const SQLITE: readonly TextWrapper[] = [
  { name: 'default', dialect: 'sqlite', wrap: (text) => table(`'${doubled(text)}'`), shown: 'default' },
  { name: 'comment', dialect: 'sqlite', wrap: (text) => `${table("'x'")} /* ${uncommented(text)} */` },
  { name: 'lines of comment', dialect: 'sqlite', wrap: (text) => `${table("'x'")}\n${eachLine(text, '--')}` },
  {
    name: 'rows',
    dialect: 'sqlite',
    wrap: (text) => `${table("'x'")}\nINSERT INTO "holder" VALUES(1,'${doubled(text)}');`,
  },
];

/** Everything that people's schemas hold of other text: literals, comments, rows and bodies, in every dialect. */
export const TEXT_WRAPPERS: readonly TextWrapper[] = [...POSTGRESQL, ...MYSQL, ...ORACLE, ...SQLSERVER, ...SQLITE];
