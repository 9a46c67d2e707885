import { describe, expect, test } from 'vitest';
import { Failure } from '../failure.ts';
import { readDialect, readOptions } from './read-options.ts';

const read = (raw: Parameters<typeof readOptions>[0]) => readOptions(raw, 'shop.sql');

describe('readOptions', () => {
  test('takes what was not said from the input and the defaults, and leaves the database to the source', () => {
    expect(read({})).toEqual({
      projectName: 'shopapp',
      packageName: 'com.example.shopapp',
      architecture: 'monolithic',
      features: { swagger: false, exceptionHandler: false, security: false },
      javaVersion: 17,
      layout: 'layer',
    });
  });

  test('takes what was said, in any case', () => {
    const raw = { name: 'Shop', database: 'PostgreSQL', java: '25', layout: 'FEATURE', features: 'Swagger, security' };
    expect(read(raw)).toMatchObject({
      packageName: 'com.example.shop',
      database: 'postgresql',
      javaVersion: 25,
      layout: 'feature',
      features: { swagger: true, exceptionHandler: false, security: true },
    });
  });

  test.each([{ layout: 'onion' }, { arch: 'modular' }, { database: 'db2' }, { java: '8' }, { features: 'magic' }])(
    'refuses %j and names what there is',
    (raw) => {
      expect(() => read(raw)).toThrow(Failure);
    },
  );
});

test('readDialect', () => {
  expect(readDialect({})).toBeUndefined();
  expect(readDialect({ dialect: 'Oracle' })).toBe('oracle');
  expect(() => readDialect({ dialect: 'db2' })).toThrow('--dialect db2 is not known.');
});
