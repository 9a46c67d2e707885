import type { ServicePlan } from '@backsmith/options';
import { expect, test } from 'vitest';
import { choosing, choosingFurther, clashesWith, unfitDatabase } from './fit.ts';
import { architectureOf, offerOf } from './offer.ts';
import { EMPTY_SETUP, generationRequestOf, setupOf, type FinishedSetup, type Setup } from './setup.ts';

const onDocuments: Setup = {
  ...EMPTY_SETUP,
  further: { ...EMPTY_SETUP.further, database: 'mongodb', layout: 'feature' },
};

const offer = {
  ...offerOf(undefined),
  values: { ...offerOf(undefined).values, architecture: ['monolithic', 'microservice'] },
} as const;

const withEvents: Setup = {
  ...EMPTY_SETUP,
  further: { ...EMPTY_SETUP.further, events: 'rabbitmq', layout: 'feature' },
};

test('what one application cannot have is named, and given up when it is chosen all the same', () => {
  expect(clashesWith('monolithic', withEvents)).toEqual(['RabbitMQ']);
  expect(clashesWith('microservice', withEvents)).toEqual([]);
  expect(clashesWith('microservice', onDocuments)).toEqual([]);
  expect(choosing('monolithic', withEvents)).toEqual({
    architectureType: 'monolithic',
    further: { ...withEvents.further, events: undefined },
  });
  expect(choosing('microservice', withEvents).further).toEqual(withEvents.further);
});

test('Microservice is preselected where it is offered, unless something stands against it', () => {
  expect(architectureOf(EMPTY_SETUP, offer)).toBe('microservice');
  expect(architectureOf(onDocuments, offer)).toBe('microservice');
  expect(architectureOf(EMPTY_SETUP, offerOf(undefined))).toBe('monolithic');
  expect(architectureOf({ ...EMPTY_SETUP, architectureType: 'monolithic' }, offer)).toBe('monolithic');
});

test('a database that follows from the schema is judged like one that was chosen', () => {
  const services: FinishedSetup = { ...EMPTY_SETUP, architectureType: 'microservice' };
  expect(unfitDatabase(services, 'mongodb')).toBeUndefined();
  expect(unfitDatabase(services, 'mysql')).toBeUndefined();
  expect(unfitDatabase(services, 'oracle')).toBeUndefined();
  expect(unfitDatabase(services, 'no database at all')).toBeUndefined();
  expect(unfitDatabase({ ...services, further: { database: 'mariadb' } }, 'mongodb')).toBeUndefined();
  expect(unfitDatabase({ ...services, architectureType: 'monolithic' }, 'mongodb')).toBeUndefined();
});

test('what a database does not carry is given up with it', () => {
  const further = {
    ...EMPTY_SETUP.further,
    devDatabase: 'h2',
    events: 'rabbitmq',
    rows: 'lookups',
    layout: 'feature',
  } as const;
  const changed = { ...EMPTY_SETUP, further };
  expect(choosingFurther('database', 'mongodb', changed)).toEqual({
    further: { ...further, database: 'mongodb', devDatabase: undefined, events: undefined },
  });
  expect(choosingFurther('database', 'mysql', changed)).toEqual({ further: { ...further, database: 'mysql' } });
  expect(choosingFurther('database', '', changed)).toEqual({ further: { ...further, database: undefined } });
});

test('a plan of services travels with the options, and comes back with them', () => {
  const plan: ServicePlan = { services: [{ name: 'all', tables: ['a'], database: 'mongodb' }] };
  const schema = {
    ...{ projectId: 'p', sqlSchema: 'create table a (id int)', originalIdea: '', generatedAt: '' },
    schemaType: 'uploaded_file',
  } as const;
  const setup: FinishedSetup = {
    ...EMPTY_SETUP,
    projectName: 'shop',
    architectureType: 'microservice',
    services: plan,
  };
  const request = generationRequestOf(setup, schema, { userId: 'u' });
  expect(request.options).toEqual({ ...EMPTY_SETUP.further, services: plan });
  expect(setupOf({ ...request, projectName: 'shop' }).services).toEqual(plan);
  expect(setupOf({ ...request, projectName: 'shop' }).further).toEqual(EMPTY_SETUP.further);
  const single = generationRequestOf({ ...setup, architectureType: 'monolithic' }, schema, { userId: 'u' });
  expect(single.options).toEqual(EMPTY_SETUP.further);
});
