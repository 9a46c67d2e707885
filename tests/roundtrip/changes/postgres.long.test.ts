import { describe } from 'vitest';
import { describeChanges } from './describe-changes.ts';
import { openPostgresChanges } from './postgres-changes.ts';
import { POSTGRES_MAKERS } from './postgres-random.ts';
import { BASE, HEIRS, HEIRS_STATEMENTS, STATEMENTS } from './postgres-statements.ts';

describe('what changes later on PostgreSQL', () => {
  describeChanges(openPostgresChanges, {
    base: BASE,
    statements: STATEMENTS,
    makers: POSTGRES_MAKERS,
    beginsWithBase: true,
  });
});

describe('what changes later of partitions and of tables that inherit', () => {
  describeChanges(openPostgresChanges, { base: HEIRS, statements: HEIRS_STATEMENTS });
});
