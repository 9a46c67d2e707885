import { expect, test } from 'vitest';
import { fillIn, readHttpFile } from './http-file.ts';

const FILE = `@host = http://localhost:8081

### Sign in, before all others
POST {{host}}/auth/login
Content-Type: application/json

{
  "email": "admin@example.com"
}

> {%
  client.global.set("accessToken", response.body["accessToken"]);
%}

### List things
GET {{host}}/api/v1/things?page=0&size=20
Authorization: Bearer {{accessToken}}

### Add: thing
POST {{host}}/api/v1/things
Authorization: Bearer {{accessToken}}
Content-Type: application/json

{
  "note": "a \\u007b\\u007b b",

  "ownerId": "{{owner_id}}"
}

> {%
  client.global.set("thing_id", response.body["id"]);
  client.global.set("thing_code", response.body["code"]);
%}

### Add in orders: order
POST {{orders}}/api/v1/orders
Content-Type: application/json

{}
`;

test('reads what is called, with what, and what is kept of the answer; other hosts are left out', () => {
  const { address, requests } = readHttpFile(FILE);
  expect(address).toBe('http://localhost:8081');
  expect(requests.map(({ title, method, path }) => [title, method, path])).toEqual([
    ['Sign in, before all others', 'POST', '/auth/login'],
    ['List things', 'GET', '/api/v1/things?page=0&size=20'],
    ['Add: thing', 'POST', '/api/v1/things'],
  ]);
  expect(requests[0]?.kept).toEqual([{ variable: 'accessToken', field: 'accessToken' }]);
  expect(requests[1]?.body).toBeUndefined();
  const add = requests[2];
  expect(add?.body).toContain('"ownerId": "{{owner_id}}"');
  expect(add?.kept.map(({ variable }) => variable)).toEqual(['thing_id', 'thing_code']);
});

test('reads files with line ends of another system', () => {
  expect(readHttpFile(FILE.replaceAll('\n', '\r\n'))).toEqual(readHttpFile(FILE));
});

test('fills in what it knows, all of it or nothing', () => {
  const variables = new Map([['a', '1']]);
  expect(fillIn('/x/{{a}}/{{ a }}', variables)).toBe('/x/1/1');
  expect(fillIn('/x/{{a}}/{{b}}', variables)).toBeUndefined();
});
