import type { StrictDatabase } from '../strict-sql/strict-sql.ts';

/** What a server refuses though a grammar reads it. */
export type Rule = {
  readonly name: string;
  /** The manual's page, or the error of the server. */
  readonly source: string;
  /** The version of the server since which it takes this; absent: none does. */
  readonly until?: number;
  readonly breaks: (statement: string) => boolean;
};

const MS = 'https://learn.microsoft.com/sql';
const ORA = 'https://docs.oracle.com/en/database/oracle/oracle-database/19';

/** A statement whose texts and names are none of the statement's own words: `''` for each text, `"x"` for each name. */
export function bare(statement: string): string {
  return withoutTexts(statement).replaceAll(/"(?:[^"]|"")*"|\[(?:[^\]]|\]\])*\]/g, '"x"');
}

function withoutTexts(statement: string): string {
  return statement.replaceAll(/N?'(?:[^']|'')*'/g, "''");
}

function namesIn(statement: string): readonly string[] {
  return withoutTexts(statement).match(/"(?:[^"]|"")*"|\[(?:[^\]]|\]\])*\]|[a-z_][\w$#]*/gi) ?? [];
}

const innerOf = (name: string): string => (/^["[]/.test(name) ? name.slice(1, -1) : name);

function parameters(statement: string): number {
  return bare(statement).match(/\?/g)?.length ?? 0;
}

/** The longest list behind an IN; each element is a value or a row of values. */
export function longestList(statement: string): number {
  const lists = bare(statement).matchAll(/\bin ?\(((?:[^()]|\([^()]*\))*)\)/gi);
  const sizes = [...lists].map(([, list = '']) => list.replaceAll(/\([^()]*\)/g, '').split(',').length);
  return Math.max(0, ...sizes);
}

/** The items of the last ORDER BY, without their directions. */
function orderOf(statement: string): readonly string[] {
  const list = /\border by ((?:(?!\b(?:offset|fetch|for|order by)\b|\)).|\([^()]*\))+)$/i.exec(
    statement.replace(/ (?:offset|fetch|for update)\b.*$/is, ''),
  )?.[1];
  return list === undefined ? [] : list.split(',').map((item) => item.trim().replace(/ (?:asc|desc)\b.*$/i, ''));
}

function calls(statement: string): readonly string[] {
  return [...bare(statement).matchAll(/(?<![\w".])([a-z_]\w*)\(/gi)].map(([, name = '']) => name.toLowerCase());
}

/** Functions with a parenthesis right behind them, as Hibernate and we write them, that the manuals of both list. */
const IN_BOTH = ['abs', 'avg', 'cast', 'ceiling', 'coalesce', 'concat', 'count', 'exists', 'floor', 'in', 'lower'];
const IN_BOTH_TOO = ['max', 'min', 'nullif', 'replace', 'round', 'row_number', 'sum', 'trim', 'upper', 'values'];
const FUNCTIONS: Readonly<Record<StrictDatabase, ReadonlySet<string>>> = {
  oracle: new Set([
    ...[
      ...IN_BOTH,
      ...IN_BOTH_TOO,
      'json_value',
      'length',
      'mod',
      'nvl',
      'substr',
      'sys_context',
      'to_char',
      'to_date',
    ],
    ...['to_dsinterval', 'to_number', 'to_timestamp', 'to_yminterval', 'timestamp', 'raw', 'number', 'varchar2'],
    ...['trunc', 'regexp_like', 'dbms_lob', 'rawtohex', 'hextoraw', 'char', 'nvarchar2', 'interval'],
  ]),
  sqlserver: new Set([
    ...[
      ...IN_BOTH,
      ...IN_BOTH_TOO,
      'char',
      'convert',
      'count_big',
      'datalength',
      'dateadd',
      'datediff',
      'datepart',
      'db_name',
      'isnull',
      'schema_name',
      'scope_identity',
    ],
    ...['len', 'newid', 'substring', 'sysdatetime', 'sysdatetimeoffset', 'sysutcdatetime', 'getdate', 'top', 'with'],
    ...['decimal', 'numeric', 'varchar', 'nvarchar', 'datetime2', 'datetimeoffset', 'time', 'varbinary', 'try_cast'],
  ]),
};

function strangeFunction(database: StrictDatabase): Rule {
  return {
    name: 'calls a function that the server does not have',
    source: database === 'oracle' ? `${ORA}/sqlrf/Functions.html` : `${MS}/t-sql/functions/functions`,
    breaks: (statement) => {
      // The names of tables stand before the columns of an insert.
      const text = statement.replace(/^(insert into \S+) ?\(/i, '$1 (');
      return calls(text).some((name) => !FUNCTIONS[database].has(name));
    },
  };
}

const SHARED: readonly Rule[] = [
  { name: 'LIMIT', source: 'a word of other databases', breaks: (statement) => /\blimit \?/i.test(bare(statement)) },
  {
    name: 'an empty list behind IN',
    source: 'a syntax error in both',
    breaks: (statement) => /\bin ?\( *\)/i.test(bare(statement)),
  },
  {
    name: 'a name of more than 128 bytes or characters',
    source: `${ORA}/sqlrf/Database-Object-Names-and-Qualifiers.html, ${MS}/relational-databases/databases/database-identifiers`,
    breaks: (statement) => namesIn(statement).some((name) => Buffer.byteLength(innerOf(name)) > 128),
  },
  {
    name: 'true or false, which are no values',
    source: `${ORA}/sqlrf/Data-Types.html`,
    // Oracle 23ai has BOOLEAN; no version of SQL Server is as high.
    until: 23,
    breaks: (statement) => /(?<![\w".])(?:true|false)(?![\w".(])/i.test(bare(statement)),
  },
  {
    name: 'a condition among the selected values',
    source: `${MS}/t-sql/queries/select-clause-transact-sql`,
    breaks: (statement) => /\bselect (?:exists|not exists)\b/i.test(bare(statement)),
  },
];

const SQL_SERVER: readonly Rule[] = [
  ...SHARED,
  {
    name: 'FOR UPDATE, which is said by hints behind the table',
    source: `${MS}/t-sql/queries/hints-transact-sql-table`,
    breaks: (statement) => /\bfor (?:update|share)\b/i.test(bare(statement)),
  },
  {
    name: 'hints that do not stand behind a table and its alias',
    source: `${MS}/t-sql/queries/from-transact-sql`,
    breaks: (statement) => {
      const all = bare(statement).match(/\bwith ?\(/gi)?.length ?? 0;
      const hint = '(?:updlock|rowlock|readpast|holdlock|nowait|xlock|repeatableread)';
      const placed = new RegExp(String.raw`(?:"x"|\b[a-z_]\w*)(?: [a-z_]\w*)? with ?\(${hint}(?:, ?${hint})*\)`, 'gi');
      return all !== (bare(statement).match(placed)?.length ?? 0);
    },
  },
  {
    name: 'a column without the alias of its row where tables are joined (error 209, once both have it)',
    source: `${MS}/relational-databases/errors-events/database-engine-events-and-errors`,
    // Hibernate writes brackets; in the standard's quotes is what it was given as a fragment.
    breaks: (statement) => /\bjoin\b/i.test(bare(statement)) && /(?<!\.)"(?:[^"]|"")*"/.test(withoutTexts(statement)),
  },
  {
    name: 'OFFSET or FETCH without ORDER BY (error 102)',
    source: `${MS}/t-sql/queries/select-order-by-clause-transact-sql`,
    breaks: (statement) => {
      const text = bare(statement);
      return /\b(?:offset \S+ rows?|fetch (?:first|next))\b/i.test(text) && !/\border by\b/i.test(text);
    },
  },
  {
    name: 'FETCH without OFFSET (error 153)',
    source: `${MS}/t-sql/queries/select-order-by-clause-transact-sql`,
    breaks: (statement) =>
      /\bfetch (?:first|next)\b/i.test(bare(statement)) && !/\boffset \S+ rows?/i.test(bare(statement)),
  },
  {
    name: 'TOP beside OFFSET (error 10741)',
    source: `${MS}/t-sql/queries/top-transact-sql`,
    breaks: (statement) => /^select (?:distinct )?top\b.*\boffset\b/is.test(bare(statement)),
  },
  {
    name: 'more than 2,100 parameters (error 8003)',
    source: `${MS}/sql-server/maximum-capacity-specifications-for-sql-server`,
    breaks: (statement) => parameters(statement) > 2100,
  },
  {
    name: 'a column twice behind ORDER BY (error 169)',
    source: `${MS}/relational-databases/errors-events/database-engine-events-and-errors`,
    breaks: (statement) => new Set(orderOf(statement)).size !== orderOf(statement).length,
  },
  {
    name: 'ORDER BY inside a query that has no TOP and no OFFSET (error 1033)',
    source: `${MS}/t-sql/queries/select-order-by-clause-transact-sql`,
    breaks: (statement) =>
      [...bare(statement).matchAll(/\((select (?:[^()]|\([^()]*\))* order by (?:[^()]|\([^()]*\))*)\)/gi)].some(
        ([, query = '']) => !/^select (?:distinct )?top\b/i.test(query) && !/\boffset\b/i.test(query),
      ),
  },
  {
    name: 'the place of empty values, which is not said',
    source: `${MS}/t-sql/queries/select-order-by-clause-transact-sql`,
    breaks: (statement) => /\bnulls (?:first|last)\b/i.test(bare(statement)),
  },
  {
    name: 'rows of values compared',
    source: `${MS}/t-sql/language-elements/in-transact-sql`,
    breaks: (statement) =>
      /\bin ?\( ?\(/i.test(bare(statement)) ||
      /(?:where|and|or|not|on|\() ?\((?:[\w".]+, ?)+[\w".]+\) ?(?:=|<>|in\b)/i.test(bare(statement)),
  },
  {
    name: 'texts put together by ||',
    source: `${MS}/t-sql/language-elements/string-concatenation-transact-sql`,
    breaks: (statement) => bare(statement).includes('||'),
  },
  strangeFunction('sqlserver'),
];

const ORACLE: readonly Rule[] = [
  ...SHARED,
  {
    name: 'hints of SQL Server or TOP',
    source: `${ORA}/sqlrf/SELECT.html`,
    breaks: (statement) => /\bwith ?\((?:updlock|rowlock)|^select (?:distinct )?top\b/i.test(bare(statement)),
  },
  {
    name: 'a limit together with FOR UPDATE (ORA-02014)',
    source: `${ORA}/sqlrf/SELECT.html`,
    breaks: (statement) => /\bfetch (?:first|next)\b.*\bfor update\b/is.test(bare(statement)),
  },
  {
    name: 'AS between a table and its alias (ORA-00933)',
    source: `${ORA}/sqlrf/SELECT.html`,
    breaks: (statement) => /\b(?:from|join|update|into) "x"(?:\."x")? as\b/i.test(bare(statement)),
  },
  {
    name: 'SELECT without FROM (ORA-00923), which 23ai has',
    source: `${ORA}/sqlrf/SELECT.html`,
    until: 23,
    breaks: (statement) => /^select\b/i.test(statement) && !/\bfrom\b/i.test(bare(statement)),
  },
  {
    name: 'more than 1,000 elements behind IN (ORA-01795)',
    source: `${ORA}/sqlrf/Expression-Lists.html`,
    breaks: (statement) => longestList(statement) > 1000,
  },
  {
    name: 'more than 65,535 parameters (ORA-01745)',
    source: `${ORA}/refrn/logical-database-limits.html`,
    breaks: (statement) => parameters(statement) > 65_535,
  },
  {
    name: 'several rows behind VALUES (ORA-00933), which 23ai has',
    source: `${ORA}/sqlrf/INSERT.html`,
    breaks: (statement) => /\bvalues ?\((?:[^()]|\([^()]*\))*\) ?,/i.test(bare(statement)),
  },
  {
    name: 'an alias that begins with an underscore (ORA-00911)',
    source: `${ORA}/sqlrf/Database-Object-Names-and-Qualifiers.html`,
    breaks: (statement) => /(?<![\w".$#])_\w/.test(bare(statement)),
  },
  strangeFunction('oracle'),
];

/** What each server refuses beyond its grammar, each with the place that says so. */
export const BEYOND_GRAMMAR: Readonly<Record<StrictDatabase, readonly Rule[]>> = {
  oracle: ORACLE,
  sqlserver: SQL_SERVER,
};

/** Each statement that breaks a rule, behind the name of the rule. @param version of the server; absent: rules of all hold */
export function brokenRules(database: StrictDatabase, statements: readonly string[], version = 0): readonly string[] {
  return statements.flatMap((statement) =>
    BEYOND_GRAMMAR[database]
      .filter(({ until = Infinity, breaks }) => version < until && breaks(statement))
      .map(({ name }) => `${name}: ${statement.slice(0, 600)}`),
  );
}
