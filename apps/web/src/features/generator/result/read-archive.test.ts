import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { endpointsOf, readArchive } from './read-archive.ts';

const REQUESTS = `@host = http://localhost:8080

### List authors
GET {{host}}/api/v1/authors?page=0&size=20

### Add: author
POST {{host}}/api/v1/authors
Content-Type: application/json

{ "name": "Sample" }
`;

test('the calls of a file of requests, without their parameters', () => {
  expect(endpointsOf(REQUESTS)).toEqual([
    { method: 'GET', path: '/api/v1/authors', title: 'List authors' },
    { method: 'POST', path: '/api/v1/authors', title: 'Add: author' },
  ]);
  expect(endpointsOf('### Get\nGET {{host}}/api/v1/books/{{book_id}}/pages/{{page_id}}\n')).toEqual([
    { method: 'GET', path: '/api/v1/books/{book_id}/pages/{page_id}', title: 'Get' },
  ]);
});

test('an archive is its files without the root folder, its calls and its schema', () => {
  const bytes = zipSync({
    'shop/requests.http': strToU8(REQUESTS),
    'shop/README.md': strToU8('# shop\n'),
    'shop/src/main/resources/db/migration/h2/V1__schema.sql': strToU8('create table h (id int primary key);'),
    'shop/src/main/resources/db/migration/mysql/V1__schema.sql': strToU8('create table `author` (id int primary key);'),
  });
  const { files, endpoints, schema, architecture, cut } = readArchive(bytes);
  expect(files.map(({ path }) => path)).toContain('README.md');
  expect(files.find(({ path }) => path === 'README.md')?.lines).toBe(2);
  expect(endpoints.map(({ path, service }) => [path, service])).toEqual([
    ['/api/v1/authors', ''],
    ['/api/v1/authors', ''],
  ]);
  expect(schema?.tables.map(({ name }) => name)).toEqual(['author']);
  expect([architecture, cut]).toEqual(['monolithic', null]);
});

test('the columns of an archive have the roles its backend was built with', () => {
  const record = { options: { choices: { tables: { user: { columns: { token: 'plain' } } } } }, versions: [] };
  const bytes = zipSync({
    'shop/.backsmith/project.json': strToU8(JSON.stringify(record)),
    'shop/src/main/resources/db/migration/postgresql/V1__schema.sql': strToU8(
      'create table "user" (id int primary key, password text, token text);',
    ),
  });
  expect(readArchive(bytes).roles).toEqual([
    { table: 'user', column: 'password', role: 'secret', basis: 'assumed' },
    { table: 'user', column: 'token', role: 'plain', basis: 'chosen' },
  ]);
});

test('a project of services has calls per service, the whole schema and its cut', () => {
  const lines = [
    'create table author (id int primary key);',
    'create table book (id int primary key, author_id int references author);',
  ];
  const services = [
    { name: 'people', tables: ['author'] },
    { name: 'books', tables: ['book'] },
  ];
  const record = {
    options: { architecture: 'microservice', services: { services } },
    versions: [{ dialect: 'postgresql', sources: [{ name: '', lines }] }],
  };
  const bytes = zipSync({
    'shop/.backsmith/project.json': strToU8(JSON.stringify(record)),
    'shop/people-service/requests.http': strToU8(REQUESTS),
    'shop/people-service/src/main/resources/db/migration/postgresql/V1__schema.sql': strToU8(lines[0] ?? ''),
  });
  const { endpoints, schema, architecture, cut } = readArchive(bytes);
  expect(architecture).toBe('microservice');
  expect(endpoints.map(({ service }) => service)).toEqual(['people-service', 'people-service']);
  expect(schema?.tables.map(({ name }) => name)).toEqual(['author', 'book']);
  expect(cut?.plan).toEqual({ services });
  expect(cut?.findings.map(({ message }) => message)).toEqual([
    '1 of 1 links between tables (100 %) lead from one of the 2 services to another.',
    'book (author_id) in books refers to author in people: the plan has the two tables in different services.',
  ]);
});
