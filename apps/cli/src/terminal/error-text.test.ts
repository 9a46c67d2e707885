import { expect, test } from 'vitest';
import { errorText } from './error-text.ts';

test('of a failed query people are told the statement and the cause, never its parameters', () => {
  const cause = Object.assign(new Error('relation "account" does not exist'), {
    detail: 'Key (email)=(ada@example.com)',
  });
  const failed = new Error('Failed query: select * from account where email = $1\nparams: ada@example.com,$argon2id$', {
    cause,
  });
  const query = 'select * from account where email = $1';
  const text = errorText(Object.assign(failed, { query, params: ['ada@example.com'] }));
  expect(text).toBe(`a query failed: ${query} (relation "account" does not exist)`);
});

test('every other error speaks for itself', () => {
  expect(errorText(new Error('Port 3000 is in use'))).toBe('Port 3000 is in use');
  expect(errorText('text')).toBe('text');
});
