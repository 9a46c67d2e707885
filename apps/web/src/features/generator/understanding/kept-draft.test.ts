import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';
import { presentOf, type Draft, type Remark } from './use-draft.ts';
import { keptOf, resumeDraft, withTyping } from './kept-draft.ts';

const FIRST = 'create table a (id int primary key);';
const SECOND = `${FIRST}\nalter table a add column name text;`;
const SAID: Remark = { kind: 'said', text: 'add a name to a' };
const CHANGED: Remark = { kind: 'changed', notes: ['Added.'], differences: ['a.name added'] };

const read = async (text: string) => understand({ text });

/** A draft whose table was given a column by a sentence; `further` remarks stand behind it. */
function draftOf(further: readonly Remark[] = []): Draft {
  return {
    origin: {},
    notes: ['One shop.'],
    kept: ['Orders have lines.'],
    versions: [
      { understood: understand({ text: FIRST }), remarks: [SAID] },
      { understood: understand({ text: SECOND }), remarks: [CHANGED, ...further] },
    ],
    isBusy: false,
  };
}

describe('a kept draft', () => {
  it('is plain data, and is the same draft when it is taken up again', async () => {
    const draft = draftOf();
    const kept = keptOf(draft);
    if (kept === null) throw new Error('It is small.');
    const stored = structuredClone(kept);
    const resumed = await resumeDraft(stored, understand({ text: FIRST }), read);
    const { notes, versions } = draft;
    expect(resumed).toEqual({ notes, guide: undefined, kept: draft.kept, versions, unanswered: null });
  });

  it('is not taken up for another schema', async () => {
    const kept = keptOf(draftOf());
    expect(kept && (await resumeDraft(kept, understand({ text: SECOND }), read))).toBeNull();
  });

  it('asks a sentence again that leaving cut off, and shows it once', async () => {
    const kept = keptOf(draftOf([{ kind: 'said', text: 'drop b' }]));
    const resumed = kept && (await resumeDraft(kept, understand({ text: FIRST }), read));
    expect(resumed?.unanswered).toBe('drop b');
    expect(resumed?.versions[1]?.remarks).toEqual([CHANGED]);
  });

  it('goes on with what was typed, in the latest state or in a new one, and leaves what came in', () => {
    const kept = keptOf(draftOf());
    if (kept === null) throw new Error('It is small.');
    const typed = withTyping(kept, 'typed');
    expect(typed.versions.map(({ text }) => text)).toEqual([FIRST, 'typed']);
    expect(typed.versions[1]?.remarks).toEqual([CHANGED]);
    const untouched = { ...kept, versions: [kept.versions[0]] as const };
    expect(withTyping(untouched, 'typed').versions).toEqual([
      kept.versions[0],
      { ...kept.versions[0], text: 'typed', remarks: [] },
    ]);
  });

  it('keeps the first state and the latest of many', () => {
    const [first, second] = draftOf().versions;
    if (second === undefined) throw new Error('There are two.');
    const many = Array.from({ length: 99 }, (_, at) => ({
      ...second,
      understood: { ...second.understood, text: `${SECOND} -- ${at}` },
    }));
    const draft: Draft = { ...draftOf(), versions: [first, ...many] };
    const kept = keptOf(draft);
    expect(kept?.versions).toHaveLength(30);
    expect(kept?.versions[0].text).toBe(FIRST);
    expect(kept?.versions.at(-1)?.text).toBe(presentOf(draft).text);
  });

  it('keeps what came in and what it is now of a large one, and says when even that is too much', () => {
    const sized = (length: number) => {
      const [first] = draftOf().versions;
      const version = { ...first, understood: { ...first.understood, text: 'x'.repeat(length) } };
      return { ...draftOf(), versions: [version, version, version] } as const;
    };
    expect(keptOf(sized(30_000_000))?.versions).toHaveLength(2);
    expect(keptOf(sized(33_000_000))).toBeNull();
  });
});
