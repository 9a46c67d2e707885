import { describe, expect, test } from 'vitest';
import {
  FEATURE_NAMES,
  OPTION_NAMES,
  builtFeatures,
  builtValuesOf,
  chooseValues,
  featuresOn,
  featuresWhere,
  findUnbuilt,
  obstacleTo,
  obstacleToAccounts,
  obstacleToEnds,
  optionOf,
  readValue,
  standardOf,
  valuesOf,
} from './index.ts';

describe('every option with a list', () => {
  test.each(OPTION_NAMES)('%s has values of its own, and its standard value is built', (name) => {
    const values: readonly unknown[] = valuesOf(name);
    expect(new Set(values.map(String)).size).toBe(values.length);
    const standard = standardOf(name);
    expect(builtValuesOf(name).length).toBeGreaterThan(0);
    if (standard !== undefined) expect(builtValuesOf(name)).toContain(standard);
  });

  test('has a flag of its own on the command line', () => {
    const flags = OPTION_NAMES.map((name) => optionOf(name).flag);
    expect(new Set([...flags, 'features']).size).toBe(OPTION_NAMES.length + 1);
  });

  test('is read in any case, and only where it is known', () => {
    for (const name of OPTION_NAMES) {
      for (const value of valuesOf(name)) expect(readValue(name, String(value).toUpperCase())).toBe(value);
      for (const text of ['', ' ', 'constructor', '17.0', 'undefined']) expect(readValue(name, text)).toBeUndefined();
    }
  });
});

test('what is left open gets its standard value; the source decides the database', () => {
  expect(chooseValues(() => undefined)).toEqual({ architecture: 'monolithic', javaVersion: 17, layout: 'layer' });
  expect(chooseValues((name) => (name === 'database' ? readValue(name, 'oracle') : undefined))).toMatchObject({
    database: 'oracle',
  });
});

test('features switched on are told in their order', () => {
  expect(featuresOn(featuresWhere(() => true))).toEqual(FEATURE_NAMES);
  expect(featuresOn(featuresWhere((name) => name === 'security'))).toEqual(['security']);
});

describe('findUnbuilt', () => {
  const features = featuresWhere((name) => builtFeatures().includes(name));
  const plain = { features, ...chooseValues(() => undefined) };

  test('refuses a development database that cannot stand for the database, once that is known', () => {
    expect(findUnbuilt({ ...plain, devDatabase: 'embedded' })).toEqual([]);
    expect(findUnbuilt({ ...plain, devDatabase: 'embedded', database: 'postgresql' })).toEqual([]);
    expect(findUnbuilt({ ...plain, devDatabase: 'embedded', database: 'oracle' })).toEqual([
      {
        option: 'devDatabase',
        message: 'The development database embedded cannot stand for Oracle.',
        hint: 'Choose one of: h2, container.',
      },
    ]);
  });

  test('lets everything pass that is built', () => {
    for (const name of OPTION_NAMES) {
      const fitting = name === 'architecture' ? (['monolithic'] as const) : builtValuesOf(name);
      if (name === 'events') continue;
      const open = { ...features, security: false };
      for (const value of fitting) expect(findUnbuilt({ ...plain, features: open, [name]: value })).toEqual([]);
    }
    const services = { ...plain, architecture: 'microservice' } as const;
    for (const database of ['postgresql', 'mysql', 'mariadb'] as const) {
      expect(findUnbuilt({ ...services, database })).toEqual([]);
    }
    expect(findUnbuilt({ ...services, events: 'rabbitmq' })).toEqual([]);
  });

  test('refuses events where there is one service', () => {
    expect(findUnbuilt({ ...plain, events: 'rabbitmq' })).toEqual([
      {
        option: 'events',
        message: 'Events between services RabbitMQ is not available for the architecture Monolithic yet.',
        hint: 'Choose another architecture.',
      },
    ]);
  });

  test('refuses what is not built for several services', () => {
    const onDocuments = { ...plain, architecture: 'microservice', database: 'mongodb' } as const;
    expect(findUnbuilt(onDocuments)).toEqual([]);
    expect(findUnbuilt({ ...onDocuments, events: 'rabbitmq' })).toEqual([
      {
        option: 'events',
        message: 'Events between services: RabbitMQ is not available for the database MongoDB yet.',
        hint: 'Leave it out, or choose another database.',
      },
    ]);
    expect(findUnbuilt({ ...plain, architecture: 'microservice', database: 'oracle' })).toEqual([]);
  });

  test('names what is not, with what can be had', () => {
    const wished = { ...plain, database: 'mongodb', rows: 'lookups', devDatabase: 'h2' } as const;
    const guarded = { ...wished, features: { ...features, security: true } };
    const open = { ...features, security: false };
    expect(findUnbuilt({ ...plain, database: 'mongodb', features: open })).toEqual([]);
    expect(findUnbuilt(guarded).map(({ option, message }) => `${option}: ${message}`)).toEqual([
      'devDatabase: The development database h2 cannot stand for MongoDB.',
    ]);
  });

  test('says the same of a single value, of records that end and of a table of accounts', () => {
    const beside = { architecture: 'microservice', database: 'mongodb' } as const;
    expect(obstacleTo('devDatabase', 'h2', beside)).toBe('The development database h2 cannot stand for MongoDB.');
    expect(obstacleTo('rows', 'lookups', beside)).toBeUndefined();
    expect(obstacleTo('database', 'mongodb', beside)).toBeUndefined();
    expect(obstacleTo('events', 'rabbitmq', beside)).toMatch(/not available for the database MongoDB yet/u);
    expect(obstacleTo('devDatabase', 'embedded', beside)).toBeUndefined();
    expect(obstacleTo('devDatabase', 'h2', { architecture: 'monolithic' })).toBeUndefined();
    expect(obstacleToEnds('oracle')).toMatch(/Oracle removes no records by itself/u);
    expect(obstacleToEnds('mongodb')).toBeUndefined();
    expect(obstacleToEnds(undefined)).toBeUndefined();
    expect(obstacleToAccounts('oracle')).toMatch(/accounts have tables of their own/u);
    expect(obstacleToAccounts('mongodb')).toBeUndefined();
    expect(obstacleToAccounts(undefined)).toBeUndefined();
  });

  test('refuses what no type lets through', () => {
    const odd = { ...plain, javaVersion: '99', features: { ...features, toString: true } };
    const found = findUnbuilt(odd as unknown as typeof plain);
    expect(found.map(({ option }) => option)).toEqual(['javaVersion', 'features.toString']);
  });
});
