import { PRODUCT } from '@backsmith/contract';

/** One question people ask, and what is true. */
export type Question = { readonly question: string; readonly answer: string };

/** The four that are asked most: the home page shows these, the FAQ page begins with them. */
export const FIRST_QUESTIONS: readonly Question[] = [
  {
    question: 'Which databases can I upload?',
    answer:
      'PostgreSQL, MySQL, MariaDB, Oracle, SQL Server and SQLite scripts and dumps, as your tools write them. The product is made for MySQL, PostgreSQL, Oracle, SQL Server and MongoDB; the generator shows which of them can be chosen as a target today and which are still coming.',
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
      'A JDK, 17 or newer. The Maven wrapper brings the rest. The first start and the tests use a database in memory; two settings point it at your own.',
  },
];
