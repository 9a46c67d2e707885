import { describe } from 'vitest';
import { openPostgresChanges } from '../changes/postgres-changes.ts';
import { describeMatrix } from './describe-matrix.ts';
import { POSTGRES_MATRIX } from './postgres-matrix.ts';

describe('what depends on what changes on PostgreSQL', () => {
  describeMatrix(openPostgresChanges, POSTGRES_MATRIX);
});
