import { expect, test } from 'vitest';
import { ERROR_STATUS, isErrorCode } from '../error-code.ts';
import { profileRequest, registerRequest } from './auth.ts';
import { scheduleDemoRequest } from './booking.ts';
import { generateRequest, generationEvent } from './generation.ts';
import { paymentIntentRequest } from './payment.ts';
import { isFlagOn, projectsQuery } from './project.ts';

const GENERATE = {
  projectName: 'shop',
  packageName: 'com.acme.shop',
  architectureType: 'monolithic',
  features: { crudEnabled: true, swagger: true, exceptionHandler: false, security: false },
  sqlSchema: 'create table a (id int)',
};

test('fields that grant something are dropped from register and profile', () => {
  const profile = profileRequest.parse({ firstName: 'Ada', role: 'admin', generationsLimit: 99 });
  expect(profile).toEqual({ firstName: 'Ada' });
  const registration = registerRequest.parse({
    firstName: 'Ada',
    lastName: 'L',
    email: ' ada@example.com ',
    password: ' spaces stay ',
    paymentExempt: true,
  });
  expect(registration).toEqual({
    firstName: 'Ada',
    lastName: 'L',
    email: 'ada@example.com',
    password: ' spaces stay ',
  });
});

test('a name stays on its line', () => {
  for (const firstName of ['A\r\nBcc: x@y.zz', 'A\nB', 'A\u2028B', 'A\u0007']) {
    expect(profileRequest.safeParse({ firstName }).success, JSON.stringify(firstName)).toBe(false);
  }
  expect(profileRequest.parse({ firstName: ' Zoë 🦉 ' })).toEqual({ firstName: 'Zoë 🦉' });
});

test('a demo needs four fields; an empty choice is none, an unknown one is refused', () => {
  const form = { firstName: 'Ada', lastName: 'L', email: 'ada@example.com', company: 'Engines' };
  expect(scheduleDemoRequest.safeParse({ ...form, projectType: '', preferredTime: '' }).success).toBe(true);
  expect(scheduleDemoRequest.safeParse({ ...form, preferredTime: 'night' }).success).toBe(false);
  for (const field of Object.keys(form)) {
    expect(scheduleDemoRequest.safeParse({ ...form, [field]: ' ' }).success, field).toBe(false);
  }
  expect(scheduleDemoRequest.safeParse({ ...form, email: 'a@b.cc\r\nBcc: x@y.zz' }).success).toBe(false);
});

test('an amount is a finite number', () => {
  const intent = { plan: 'advanced', amount: 250, currency: 'usd' };
  expect(paymentIntentRequest.parse(intent)).toEqual(intent);
  for (const amount of ['250', null, undefined, Number.POSITIVE_INFINITY, Number.NaN, [250]]) {
    expect(paymentIntentRequest.safeParse({ ...intent, amount }).success, String(amount)).toBe(false);
  }
});

test('text that a database cannot hold is refused', () => {
  expect(profileRequest.safeParse({ firstName: 'A\0da' }).success).toBe(false);
  expect(profileRequest.safeParse({ firstName: 'A\ud800da' }).success).toBe(false);
});

test('an option that is not listed is refused, never ignored', () => {
  expect(generateRequest.safeParse({ ...GENERATE, options: { database: 'mysql', javaVersion: 21 } }).success).toBe(
    true,
  );
  expect(generateRequest.safeParse({ ...GENERATE, options: { kotlin: true } }).success).toBe(false);
  expect(generateRequest.safeParse({ ...GENERATE, options: { javaVersion: 8 } }).success).toBe(false);
  const withoutCrud = { ...GENERATE, features: { ...GENERATE.features, crudEnabled: false } };
  expect(generateRequest.safeParse(withoutCrud).success).toBe(false);
});

test('a limit is a whole number from 1 to 100', () => {
  expect(projectsQuery.parse({ limit: '20' })).toEqual({ limit: 20 });
  for (const limit of ['0', '101', '-1', '1.5', 'x', '1e309', '']) {
    expect(projectsQuery.safeParse({ limit }).success, limit).toBe(false);
  }
});

test('every field of a stream line may be absent', () => {
  expect(generationEvent.parse({})).toEqual({});
  expect(generationEvent.safeParse({ steps: [{ name: 'Reading schema', status: 'done' }] }).success).toBe(false);
});

test('flags are read as strings and as booleans', () => {
  expect(['true', true].map(isFlagOn)).toEqual([true, true]);
  expect(['false', false, undefined, 1].map(isFlagOn)).toEqual([false, false, false, false]);
});

test('codes are known by name and every status is an error', () => {
  expect(isErrorCode('NOT_FOUND')).toBe(true);
  expect(isErrorCode('toString')).toBe(false);
  expect(Object.values(ERROR_STATUS).every((status) => status >= 400 && status < 600)).toBe(true);
});
