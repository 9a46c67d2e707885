import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { dockerfileExec, renderHttpFile, shellWord } from '../index.ts';

// Properties try many inputs, also on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

test('plain words stay plain, others are quoted', () => {
  expect(shellWord('/opt/app-1.0.jar')).toBe('/opt/app-1.0.jar');
  expect(shellWord("it's $HOME")).toBe("'it'\\''s $HOME'");
  expect(shellWord('')).toBe("''");
});

test('a real shell gets back every word', () => {
  const nasty = fc.oneof(
    fc.constantFrom('$(id)', '`id`', "'", '"', '\\', '\n', '!', '~', '*', '-n', '#'),
    fc.string({ unit: 'binary' }),
  );
  const words = fc.sample(
    nasty.map((text) => text.replaceAll('\0', '').toWellFormed()),
    { numRuns: 400, seed: 11 },
  );
  const script = `printf '%s\\0' ${words.map(shellWord).join(' ')}`;
  const { stdout, status } = spawnSync('sh', ['-c', script], { encoding: 'utf8' });
  expect(status).toBe(0);
  expect(stdout.split('\0').slice(0, -1)).toEqual(words);
});

test('a command of a Dockerfile is a list of words', () => {
  expect(dockerfileExec('java', '-jar', 'ä".jar')).toBe('["java", "-jar", "\\u00e4\\".jar"]');
});

test('a request file with variables of ours only', () => {
  const text = renderHttpFile({ host: 'http://localhost:8080' }, [
    { title: 'List\n### orders', method: 'GET', url: '{{host}}/api/orders' },
    {
      title: 'Create',
      method: 'POST',
      url: '{{host}}/api/orders',
      headers: { Accept: 'application/json' },
      body: { name: '{{secret}}', tags: [{}], price: 1.5 },
    },
  ]);
  expect(text).toBe(`@host = http://localhost:8080

### List ### orders
GET {{host}}/api/orders

### Create
POST {{host}}/api/orders
Accept: application/json
Content-Type: application/json

{
  "name": "\\u007b{secret\\u007d}",
  "tags": [
    {}
  ],
  "price": 1.5
}
`);
  expect(() => renderHttpFile({}, [{ title: 'x', method: 'GET', url: '/a b' }])).toThrow('Not an address');
});
