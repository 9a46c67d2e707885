import { expect, test } from 'vitest';
import { httpDigits, httpVariable, renderHttpFile } from './http-file.ts';

test('a body holds digits and kept values as they are, and objects of the user as objects', () => {
  const body = {
    id: httpDigits('123456789012345678901'),
    owner: httpVariable('owner_id', false),
    code: httpVariable('owner_code', true),
    details: { http: 'digits', digits: '1', more: [], none: {} },
    text: '{{host}} }}',
  };
  const kept = [{ variable: 'thing_id', field: 'id' }];
  expect(renderHttpFile({ host: 'http://x' }, [{ title: 'a\nb', method: 'POST', url: '{{host}}/a', body, kept }]))
    .toBe(`@host = http://x

### a b
POST {{host}}/a
Content-Type: application/json

{
  "id": 123456789012345678901,
  "owner": {{owner_id}},
  "code": "{{owner_code}}",
  "details": {
    "http": "digits",
    "digits": "1",
    "more": [],
    "none": {}
  },
  "text": "\\u007b{host\\u007d} \\u007d}"
}

> {%
  client.global.set("thing_id", response.body["id"]);
%}
`);
});
