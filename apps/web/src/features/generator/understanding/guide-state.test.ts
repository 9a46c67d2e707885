import type { IdeaGuide } from '@backsmith/contract';
import { describe, expect, test } from 'vitest';
import { guideStateOf } from './guide-state.ts';
import { understand } from './understand.ts';
import type { Draft, Remark } from './use-draft.ts';

const BEFORE = 'create table tickets (id int primary key);\ncreate table agents (id int primary key);\n';
const AFTER = `${BEFORE}create table tags (id int primary key);\n`;

const GUIDE: IdeaGuide = {
  summary: 'Help desk: tickets and agents.',
  domains: [],
  questions: [
    {
      text: 'Can a ticket have several agents?',
      options: [{ label: 'At most one agent' }, { label: 'Several agents', sentence: 'a ticket can have many agents' }],
    },
  ],
  offers: [{ label: 'Tags', sentence: 'Add tags from the help desk model', tables: ['tags'] }],
  assumptions: [{ text: 'I added agents.', table: 'agents', sentence: 'Remove the table agents' }],
};

const changed: Remark = { kind: 'changed', notes: [], differences: [] };

/** A draft in which a sentence was said, and led to that text or to nothing. */
function draftAfter(sentence: string | undefined, text?: string, kept: readonly string[] = []): Draft {
  const said: readonly Remark[] = sentence === undefined ? [] : [{ kind: 'said', text: sentence }];
  const first = { understood: understand({ text: BEFORE }), remarks: said };
  const later = text === undefined ? [] : [{ understood: understand({ text }), remarks: [changed] }];
  return { origin: {}, notes: [], guide: GUIDE, kept, versions: [first, ...later], isBusy: false };
}

describe('what is open of a guide', () => {
  test('is all of it at first', () => {
    const state = guideStateOf(draftAfter(undefined));
    expect(state?.questions[0]).toMatchObject({ chosen: undefined, isMade: false });
    expect(state?.offers[0]?.isTaken).toBe(false);
    expect(state?.assumptions[0]?.fate).toBe('open');
  });

  test('is not what was said and changed the schema', () => {
    expect(guideStateOf(draftAfter('a ticket can have many agents', BEFORE))?.questions[0]).toMatchObject({
      chosen: 'Several agents',
      isMade: true,
    });
    expect(guideStateOf(draftAfter('Add tags from the help desk model', AFTER))?.offers[0]?.isTaken).toBe(true);
    expect(guideStateOf(draftAfter('Remove the table agents', BEFORE.slice(0, 43)))?.assumptions[0]?.fate).toBe(
      'removed',
    );
  });

  test('stays open where the sentence changed nothing, and opens again by an undo', () => {
    expect(guideStateOf(draftAfter('a ticket can have many agents'))?.questions[0]?.chosen).toBeUndefined();
  });

  test('is not an offer whose tables came by another way, nor an assumption about a table that went', () => {
    expect(guideStateOf(draftAfter('give tickets labels', AFTER))?.offers[0]?.isTaken).toBe(true);
    expect(guideStateOf(draftAfter('drop those', BEFORE.slice(0, 43)))?.assumptions).toEqual([]);
  });

  test('knows what was told to stay as it is', () => {
    const state = guideStateOf(draftAfter(undefined, undefined, ['I added agents.', GUIDE.questions[0]?.text ?? '']));
    expect(state?.assumptions[0]?.fate).toBe('kept');
    expect(state?.questions[0]).toMatchObject({ chosen: 'At most one agent', isMade: false });
  });

  test('is nothing for a file', () => {
    expect(guideStateOf({ ...draftAfter(undefined), guide: undefined })).toBeUndefined();
  });
});
