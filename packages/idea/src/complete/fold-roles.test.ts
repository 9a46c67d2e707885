import { expect, test } from 'vitest';
import { emptyDraft, type Draft, type DraftLink } from './draft.ts';
import { foldRoles, tellersOf } from './fold-roles.ts';

function wardWith(links: Readonly<Record<string, readonly string[]>>): Draft {
  const draft = emptyDraft();
  for (const [key, targets] of Object.entries(links))
    draft.tables.set(key, {
      ...{ key, thingClass: key === 'bed' ? 'place' : 'person', columns: [], joins: false, origin: 'stated' },
      links: targets.map((target): DraftLink => ({ target, required: false, unique: false, origin: 'stated' })),
    });
  return draft;
}

const TELLERS = new Set(['nurse', 'ward manager', 'doctor']);

test('who tells a story is found by it', () => {
  const text = 'As a nurse I want to see patients. As a ward manager, I need to assign beds. An admin lists them.';
  expect([...tellersOf(text)]).toEqual(['nurse', 'ward manager']);
  expect([...tellersOf('A nurse sees patients.')]).toEqual([]);
});

test('those of whom nothing is kept are roles of who signs in, the others stay', () => {
  const draft = wardWith({ nurse: [], 'ward manager': [], doctor: [], patient: ['doctor'], bed: [] });
  foldRoles(draft, TELLERS);
  expect([...draft.tables.keys()]).toEqual(['doctor', 'patient', 'bed', 'user']);
  const role = draft.tables.get('user')?.columns.find(({ name }) => name === 'role');
  expect(role?.values).toEqual(['nurse', 'ward_manager']);
  expect(draft.notes.map(({ code }) => code)).toContain('folded-roles');
});

test('one alone stays', () => {
  const draft = wardWith({ nurse: [], patient: ['nurse'], 'ward manager': [] });
  foldRoles(draft, TELLERS);
  expect([...draft.tables.keys()]).toEqual(['nurse', 'patient', 'ward manager']);
});
