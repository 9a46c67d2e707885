import type { Dialect } from '@backsmith/sql';

/** A wide schema as some tool leaves it, with how many columns its widest table has. */
export type WideInput = {
  readonly name: string;
  readonly dialect: Dialect;
  readonly columns: number;
  readonly sql: string;
};

function lines(count: number, line: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => line(at)).join(',\n');
}

function one<T>(list: readonly T[], at: number): T {
  const [found] = list.slice(at % list.length);
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}

/** Answers are called after survey, group and question, and begin with a digit. */
const ANSWERS = ['varchar(5) DEFAULT NULL', 'text', 'decimal(30,10) DEFAULT NULL', 'datetime DEFAULT NULL'];

const SURVEY: WideInput = {
  name: 'LimeSurvey through phpMyAdmin',
  dialect: 'mysql',
  columns: 304,
  sql: `SET SQL_MODE = "NO_AUTO_VALUE_ON_ZERO";
CREATE TABLE \`lime_survey_282267\` (
  \`id\` int NOT NULL,
  \`token\` varchar(36) COLLATE utf8mb4_bin DEFAULT NULL,
  \`submitdate\` datetime DEFAULT NULL,
  \`startlanguage\` varchar(20) NOT NULL,
${lines(300, (at) => `  \`282267X${11 + Math.floor(at / 20)}X${1000 + at}${one(['', 'SQ001', 'other', 'comment', 'SQ001_SQ002'], at)}\` ${one(ANSWERS, at)}`)}
) ENGINE=MyISAM DEFAULT CHARSET=utf8mb4;
ALTER TABLE \`lime_survey_282267\` ADD PRIMARY KEY (\`id\`), ADD KEY \`idx_survey_token_282267_35364\` (\`token\`);
ALTER TABLE \`lime_survey_282267\` MODIFY \`id\` int NOT NULL AUTO_INCREMENT;
`,
};

const LEDGER_KEYS = [
  'MANDT',
  'RLDNR',
  'RRCTY',
  'RVERS',
  'RYEAR',
  ...Array.from({ length: 9 }, (_, at) => `OBJNR0${at}`),
];
const AMOUNTS = [
  "VARCHAR2(12) DEFAULT ' ' NOT NULL ENABLE",
  'NUMBER(17,2) DEFAULT 0 NOT NULL ENABLE',
  "VARCHAR2(24) DEFAULT '00000000' NOT NULL ENABLE",
  'RAW(16)',
];

/** As many columns as a class has slots for, one less and one more. */
function ledger(columns: number): string {
  const key = LEDGER_KEYS.map((name) => `"${name}"`);
  return `CREATE TABLE "SAPSR3"."/BI0/LEDGER${columns}"
   (${key.map((name) => `\t${name} VARCHAR2(18) DEFAULT '000' NOT NULL ENABLE`).join(', \n')}, 
${lines(columns - key.length, (at) => `\t"/BIC/Z${String(at).padStart(4, '0')}" ${one(AMOUNTS, at)}`)},
\t CONSTRAINT "/BI0/LEDGER${columns}~0" PRIMARY KEY (${key.join(', ')})
  USING INDEX PCTFREE 10 TABLESPACE "PSAPSR3"  ENABLE
   ) SEGMENT CREATION IMMEDIATE TABLESPACE "PSAPSR3" ;
CREATE INDEX "SAPSR3"."/BI0/LEDGER${columns}~1" ON "SAPSR3"."/BI0/LEDGER${columns}" ("MANDT", "RYEAR");
`;
}

const LEDGER: WideInput = {
  name: 'totals of SAP through SQL Developer',
  dialect: 'oracle',
  columns: 255,
  sql: [253, 254, 255].map(ledger).join('\n'),
};

const SHEETS: WideInput = {
  name: 'sheets of Excel through the import wizard',
  dialect: 'sqlserver',
  columns: 256,
  sql: `CREATE TABLE [dbo].[Sheet1$](\n${lines(255, (at) => `\t[F${at + 1}] [nvarchar](255) NULL`)}\n) ON [PRIMARY]\nGO
CREATE TABLE [dbo].['Export 2019$'](\n\t[Id] int IDENTITY NOT NULL PRIMARY KEY,
${lines(254, (at) => `\t[F${at + 1}] [float] NULL`)},\n\t[Total (€)] [money] NULL\n) ON [PRIMARY]\nGO\n`,
};

/** What different columns are called whose names say the same in Java, or what every class has. */
const ALIKE = [
  ...[
    'user name',
    'user_name',
    'userName',
    'User-Name',
    'USER NAME',
    'user.name',
    'user/name',
    'user""name',
    '_user_name',
  ],
  ...['user name 2', 'user_name2', 'Benutzer %', 'Benutzer #', 'Benutzer €', '1', '01', '_1', '2024 Q1', '2024-Q1'],
  ...['ß', 'ss', 'class', 'Class', 'class_', 'get_class', 'hash_code', 'to_string', 'notify', '+', '-', '?', '_', '__'],
];

const ALIKES: WideInput = {
  name: 'columns and tables whose names are one in Java, and keys of 32 columns',
  dialect: 'postgresql',
  columns: ALIKE.length + 1,
  sql: `CREATE TABLE "Import" (id serial PRIMARY KEY,\n${ALIKE.map((name) => `  "${name}" text`).join(',\n')});
CREATE TABLE import_ (id serial PRIMARY KEY, x int);
CREATE TABLE "im port" (id serial PRIMARY KEY, x int);
CREATE TABLE "IMPORT" (id serial PRIMARY KEY, x int);
CREATE TABLE imports (id serial PRIMARY KEY, import_id int REFERENCES "Import");
CREATE TABLE cube (${lines(32, (at) => `k${at} int NOT NULL`)}, v text, PRIMARY KEY (${lines(32, (at) => `k${at}`)}));
CREATE TABLE cell (id serial PRIMARY KEY, ${lines(32, (at) => `k${at} int NOT NULL`)},
  FOREIGN KEY (${lines(32, (at) => `k${at}`)}) REFERENCES cube);
`,
};

/** More words than a class has room for in one method, and more letters than a constant holds. */
const PLACES: WideInput = {
  name: 'lists of thousands of words and comments of 64 kB',
  dialect: 'postgresql',
  columns: 5,
  sql: `CREATE TYPE city AS ENUM (${lines(3500, (at) => `'City of Number ${at} in the North'`)});
CREATE TABLE place (id serial PRIMARY KEY, city city NOT NULL, cities city[],
  supplier text CHECK (supplier IN (${lines(4000, (at) => `'Lieferant ${at} GmbH & Co. KG'`)})), n int CHECK (n IN (${lines(5000, String)})));
COMMENT ON TABLE place IS '${'A long comment. \\ */ " '.repeat(3000)}';
COMMENT ON COLUMN place.supplier IS E'${'Línea de texto con acentos y \\n saltos.\\t'.repeat(1700)}';
`,
};

/** What each of them is wide in differs. */
export const WIDE_INPUTS: readonly WideInput[] = [SURVEY, LEDGER, SHEETS, ALIKES, PLACES];
