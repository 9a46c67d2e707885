import { describe, expect, test } from 'vitest';
import type { ChosenOptions, Database } from '@backsmith/options';
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

  test('has the rules of owners and tenants, as on tables', () => {
    expect(refusedFor({ rules: ['owner', 'tenant'] })).toEqual([]);
    expect(refusedFor({ tables: { note: { columns: { user_id: 'owner' } } } })).toEqual([]);
    expect(refusedFor({ rules: ['owner', 'tenant'] }, 'postgresql')).toEqual([]);
  });

  test('signs people in by a table of the schema, as on tables', () => {
    expect(refusedFor({ accounts: 'users' })).toEqual([]);
    expect(refusedFor({ accounts: 'users' }, 'oracle')).toEqual(['accounts-of-database']);
    expect(refusedFor({ accounts: 'users' }, 'mysql')).toEqual([]);
  });
});

test('the group of a table is refused where nobody knows who calls', () => {
  const choices = { tables: { supplier: { group: 'business' } } } as const;
  expect(refusedFor(choices)).toEqual([]);
  const features = { ...ON_DOCUMENTS.features, security: false };
  expect(checkOptions({ ...ON_DOCUMENTS, features, choices }).map(({ code }) => code)).toEqual([
    'group-without-security',
  ]);
});

describe('a service with a database of its own', () => {
  const planned = (database: Database, besides: Partial<ChosenOptions> = {}) => {
    const services = { services: [{ name: 'notes', tables: ['note'], database }] };
    const options = { ...ON_DOCUMENTS, architecture: 'microservice', database: 'postgresql', services } as const;
    return checkOptions({ ...options, ...besides }).map(({ code, message }) => `${code}: ${message}`);
  };

  test('keeps documents beside tables of others, and no second kind of tables', () => {
    expect(planned('mongodb')).toEqual([]);
    expect(planned('postgresql')).toEqual([]);
    expect(planned('mysql')).toEqual([
      'database-of-service: The plan wants MySQL for the service notes, and the system is for PostgreSQL.',
    ]);
  });

  test('has nothing of what documents do not carry', () => {
    expect(planned('postgresql', { events: 'rabbitmq', rows: 'lookups', choices: { rules: ['tenant'] } })).toEqual([]);
    expect(planned('mongodb', { events: 'rabbitmq', rows: 'lookups' })).toEqual([
      expect.stringMatching(/^not-available: .*RabbitMQ is not available for the database MongoDB yet.*notes/u),
    ]);
    expect(planned('mongodb', { choices: { rules: ['tenant'] } })).toEqual([]);
  });
});

test('rows end by themselves in MongoDB alone', () => {
  const choices = { tables: { session: { ends: 'expires_at' } } };
  expect(checkOptions({ ...ON_DOCUMENTS, choices })).toEqual([]);
  expect(checkOptions({ ...ON_DOCUMENTS, database: 'mysql', choices })).toMatchObject([
    { code: 'ends-of-database', message: 'MySQL removes no records by itself at a time they hold.' },
  ]);
});
