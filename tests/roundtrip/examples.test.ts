import { describe } from 'vitest';
import { describeExamples } from './describe-examples.ts';
import { openPostgres } from './servers/postgres.ts';
import { openSqlite } from './servers/sqlite.ts';

describe('the examples on SQLite', () => {
  describeExamples(openSqlite);
});

describe('the examples on PostgreSQL', () => {
  describeExamples(openPostgres);
});
