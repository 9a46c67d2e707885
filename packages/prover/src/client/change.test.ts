import { expect, it } from 'vitest';
import { changesOf } from './change.ts';
import type { Fields } from './document.ts';
import { EMPTY_RESOURCE } from '../testing/empty-resource.ts';

/** The field that a client would change first of a record with these fields. */
function changedField(fields: Fields, referredTo: readonly string[] = []): string | undefined {
  const names = Object.keys(fields);
  const table = {
    id: 'shifts',
    name: 'shifts',
    isView: false,
    foreignKeys: [],
    columns: names.map((name) => ({ name, type: 'text', notNull: true, hasDefault: false })),
  };
  const request = { required: names, fields, parts: {} };
  const resource = { ...EMPTY_RESOURCE, request, response: fields };
  const match = { resource, table, fieldOf: new Map(names.map((name) => [name, name])) };
  const sent = Object.fromEntries(names.map((name) => [name, 'as it was']));
  return changesOf({ match, sent, record: sent }, 1, new Set(referredTo))[0]?.[0];
}

const TIME = { type: 'string', format: 'date-time' };

it('leaves a begin that may not pass its end, where another field can change', () => {
  expect(changedField({ startsAt: TIME, endsAt: TIME, note: { type: 'string' } })).toBe('note');
  expect(changedField({ lowest: { type: 'integer' }, highest: { type: 'number' }, at: TIME })).toBe('at');
});

it('changes one of them where there is nothing else', () => {
  expect(changedField({ startsAt: TIME, endsAt: TIME })).toBe('startsAt');
});

it('changes what others refer to last', () => {
  expect(changedField({ code: { type: 'string' }, startsAt: TIME, endsAt: TIME }, ['code'])).toBe('startsAt');
});
