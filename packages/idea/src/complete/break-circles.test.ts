import { expect, test } from 'vitest';
import { breakCircles } from './break-circles.ts';
import { type DraftLink, type DraftTable, emptyDraft } from './draft.ts';

function link(target: string, origin: DraftLink['origin']): DraftLink {
  return { target, required: true, unique: false, onDelete: 'cascade', origin };
}

function table(key: string, links: DraftLink[]): DraftTable {
  return { key, thingClass: 'part', columns: [], links, joins: false, origin: 'stated' };
}

test('of references in a circle the one nobody stated may be empty, the others stay', () => {
  const draft = emptyDraft();
  const known = link('reading', 'known');
  const stated = [link('limit', 'stated'), link('sensor', 'stated')];
  draft.tables.set('limit', table('limit', [known]));
  draft.tables.set('reading', table('reading', stated));
  draft.tables.set('sensor', table('sensor', []));
  breakCircles(draft);
  expect(known).toMatchObject({ required: false, onDelete: 'set null' });
  expect(stated.every(({ required }) => required)).toBe(true);
});
