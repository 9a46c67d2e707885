import type { ServicePlan } from '@backsmith/options';
import { readSchema } from '@backsmith/schema';
import { expect, it } from 'vitest';
import type { Blueprint } from '../../model/blueprint.ts';
import type { System } from '../../model/system.ts';
import { designSystem } from '../../system/design-system.ts';
import { OPTIONS } from '../../testing/design-sql.ts';
import { migrationsOf, signInOf, variablesOf } from '../collect.ts';

const SQL = `
  CREATE TABLE client (id uuid PRIMARY KEY, name varchar(80) NOT NULL);
  CREATE TABLE users (id int PRIMARY KEY, email text, password text);
  CREATE TABLE auth_log (id bigserial PRIMARY KEY, client_id uuid REFERENCES client, created_by varchar(64));`;

const PLAN: ServicePlan = {
  services: [
    { name: 'clients', tables: ['client', 'users'] },
    { name: 'logs', tables: ['auth_log'] },
  ],
};

function design(security = true): System {
  const { schema } = readSchema(SQL, { dialect: 'postgresql' }).value;
  const features = { ...OPTIONS.features, security };
  const options = { ...OPTIONS, features, architecture: 'microservice', devDatabase: 'h2', services: PLAN } as const;
  return designSystem(schema, options).value;
}

const partsOf = ({ parts }: Blueprint) => parts.map(({ name }) => name);

const tokensOf = (service: Blueprint) => {
  const settings = service.parts.flatMap((part) => (part.name === 'security' ? part.settings : []));
  return settings
    .filter(({ path }) => path.at(-1) === 'audience' || path.at(-1) === 'audiences')
    .map(({ value }) => value);
};

it('has one more service, where people sign in, and which keeps no table of the user', () => {
  const { services, shared, gateway } = design();
  expect(services.map(({ folder, port }) => `${folder} ${port}`)).toEqual([
    ...['clients-service 8081', 'logs-service 8082', 'auth-service 8083'],
  ]);
  expect(services.map(partsOf)).toEqual([
    ['operations', 'problems', 'security', 'limits', 'audit', 'promises', 'neighbours', 'answers', 'contracts'],
    ['operations', 'problems', 'security', 'limits', 'audit', 'promises', 'neighbours', 'answers', 'contracts'],
    ['operations', 'problems', 'security', 'accounts', 'mail', 'limits', 'audit'],
  ]);
  expect(services.at(-1)?.resources).toEqual([]);
  expect(shared?.modules).toContain('auth-service');
  expect(gateway?.routes.map(({ service, paths }) => [service, paths])).toEqual([
    ['clients', ['/api/v1/clients/**', '/api/v1/users/**', '/audit/clients/**']],
    ['logs', ['/api/v1/auth-logs/**', '/audit/logs/**']],
    ['auth', ['/.well-known/jwks.json/**', '/auth/**']],
  ]);
});

it('is as it was where security is off', () => {
  const { services, gateway, report } = design(false);
  expect(services).toHaveLength(2);
  expect(gateway?.isGuarded).toBe(false);
  expect(report.assumed.map(({ code }) => code)).not.toContain('auth-service');
});

it('issues tokens that are good for all services, from one issuer', () => {
  const { services } = design();
  expect(services.map(tokensOf)).toEqual([1, 2, 3].map(() => [['depot'], 'depot']));
  const issuers = services.map((one) => variablesOf(one).find(({ name }) => name === 'JWT_ISSUER'));
  expect(issuers.map((one) => one?.default)).toEqual([1, 2, 3].map(() => 'http://localhost:8080'));
});

it('lets the others find its keys, and hands secrets to it alone but for the one all share', () => {
  const [clients, , auth] = design().services;
  if (clients === undefined || auth === undefined) throw new Error('A service is missing');
  expect(variablesOf(clients).find(({ name }) => name === 'AUTH_URL')).toMatchObject({
    default: 'http://localhost:8083',
    values: { compose: 'http://auth-service:8083', cluster: 'http://depot-auth' },
  });
  expect(signInOf(clients)).toMatchObject({ address: 'http://localhost:8083', path: '/auth/login' });
  expect(signInOf(auth)?.address).toBeUndefined();
  const secrets = (one: Blueprint) => variablesOf(one).flatMap(({ name, secret }) => (secret === true ? [name] : []));
  expect(secrets(clients)).toEqual(['DB_PASSWORD', 'SERVICES_KEY']);
  expect(secrets(auth)).toEqual(['DB_PASSWORD', 'JWT_SIGNING_KEY', 'ADMIN_PASSWORD', 'MAIL_PASSWORD']);
});

/** A migration of a database, and of H2. */
function twice(path: string): readonly string[] {
  return [path, path];
}

it('keeps accounts in one database and an audit in each, beside tables that are called alike', () => {
  expect(design().services.map((one) => migrationsOf(one).map(({ path }) => path.split('/')[1]))).toEqual([
    ['V1__schema.sql', 'V2__audit.sql', 'V3__promises.sql'].flatMap(twice),
    ['V1__schema.sql', 'V2__app_auth_audit.sql', 'V3__promises.sql'].flatMap(twice),
    ['V2__accounts.sql', 'V3__audit.sql'].flatMap(twice),
  ]);
});

it('fills columns that name authors, and says whose tables of people stay theirs', () => {
  const { services, report } = design();
  const authors = services.map(({ parts }) => parts.flatMap((part) => (part.name === 'audit' ? part.authors : [])));
  expect(authors.map((list) => list.map(({ attribute }) => attribute))).toEqual([[], ['createdBy'], []]);
  expect(report.assumed.map(({ code }) => code)).toEqual(expect.arrayContaining(['auth-service', 'own-accounts']));
  const people = services.flatMap(({ parts }) => parts).find(({ name }) => name === 'accounts');
  expect(people?.name === 'accounts' && people.ownTables).toEqual(['users']);
});
