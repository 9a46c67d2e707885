import { PRODUCT } from '@backsmith/contract';
import { optionOf } from '@backsmith/options';
import { textsOf } from '../language/texts.ts';

/** One question people ask, and what is true. */
export type Question = {
  readonly question: string;
  readonly answer: string;
  /** Where a table answers better than a sentence. */
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
};

const TARGETS = optionOf('database').choices;

/** What is said of a target that there is, of one to come, and of none. */
type TargetWords = { readonly built: string; readonly coming: string; readonly none: string };

/** Whether a project can be made for a database today. */
function targetOf(database: string, words: TargetWords): string {
  const target = TARGETS.find(({ label }) => label === database);
  if (target === undefined) return words.none;
  return target.built ? words.built : words.coming;
}

/** A table of databases: what is read of each, and whether it can be a target. */
export function databaseRows(
  databases: readonly (readonly [name: string, read: string])[],
  words: TargetWords,
): readonly (readonly string[])[] {
  return databases.map(([name, read]) => [name, read, targetOf(name, words)]);
}

/** What is read, in the order people ask for it, and which of it is a target. */
const DATABASES: readonly (readonly [name: string, read: string])[] = [
  ['MySQL', 'scripts and mysqldump'],
  ['MariaDB', 'scripts and mariadb-dump'],
  ['PostgreSQL', 'scripts and pg_dump'],
  ['Oracle', 'scripts and exported DDL'],
  ['SQL Server', 'scripts of Management Studio'],
  ['SQLite', 'scripts and .dump'],
  ['MongoDB', 'nothing: it has no SQL schema'],
];

/** The four that are asked most: the home page shows these, the FAQ page begins with them. */
export const FIRST_QUESTIONS: readonly Question[] = [
  {
    question: 'Which databases can I upload?',
    answer:
      'Scripts and dumps, as your tools write them. The product is made for MySQL, PostgreSQL, Oracle, SQL Server and MongoDB; the list below says what is read and what a project can be made for. You may read one and build for another. Our tests start backends on real PostgreSQL, MySQL and MariaDB servers. For Oracle and SQL Server they check every statement against the grammar of the language, but have not met a server yet: start your project on yours before you rely on it.',
    table: {
      head: ['Database', 'Read from', 'Target'],
      rows: databaseRows(DATABASES, { built: 'yes', coming: 'coming', none: 'no: choose another target' }),
    },
  },
  {
    question: 'Do I need to clean up my schema first?',
    answer:
      'No. Composite keys, join tables, reserved words and tables without a key are kept as they are. What could not be read is listed with its line and column.',
  },
  {
    question: `Does the project depend on ${PRODUCT.name}?`,
    answer:
      'No. It is plain Spring Boot under your own package, and it is yours. Change it, sell it, or never come back.',
  },
  {
    question: 'What do I need to run it?',
    answer:
      'A JDK, 17 or newer. The Maven wrapper brings the rest. The first start and the tests need no database of yours: PostgreSQL comes along, the others run in memory, MongoDB as a stand-in. Three settings point it at your own.',
  },
];

export const firstQuestionTexts = textsOf('firstQuestions', { list: FIRST_QUESTIONS });
