import { describe, expect, test } from 'vitest';
import type { ChosenOptions } from '@backsmith/options';
import { checkOptions } from './check-options.ts';

const ON_DOCUMENTS: ChosenOptions = {
  projectName: 'depot',
  packageName: 'org.depot',
  architecture: 'monolithic',
  features: { swagger: true, exceptionHandler: true, security: true },
  database: 'mongodb',
  javaVersion: 17,
  layout: 'layer',
  relations: 'declared',
};

const refusedFor = (choices: ChosenOptions['choices'], database: ChosenOptions['database'] = 'mongodb') =>
  checkOptions({ ...ON_DOCUMENTS, database, ...(choices && { choices }) }).map(({ code }) => code);

describe('a guarded backend on documents', () => {
  test('is built', () => {
    expect(refusedFor(undefined)).toEqual([]);
  });

  test('has the owner rule, and refuses that of tenants in one sentence', () => {
    expect(refusedFor({ rules: ['owner'] })).toEqual([]);
    expect(refusedFor({ tables: { note: { columns: { user_id: 'owner' } } } })).toEqual([]);
    expect(refusedFor({ rules: ['tenant'] })).toEqual(['rule-of-database']);
    expect(refusedFor({ rules: ['owner', 'tenant'] })).toEqual(['rule-of-database']);
    expect(refusedFor({ rules: ['tenant'] }, 'postgresql')).toEqual([]);
  });

  test('signs people in by a table of the schema, as on tables', () => {
    expect(refusedFor({ accounts: 'users' })).toEqual([]);
    expect(refusedFor({ accounts: 'users' }, 'oracle')).toEqual(['accounts-of-database']);
    expect(refusedFor({ accounts: 'users' }, 'mysql')).toEqual([]);
  });
});
