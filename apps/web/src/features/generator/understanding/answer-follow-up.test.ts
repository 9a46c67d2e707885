import { describe, expect, it, vi } from 'vitest';
import { answerByServer, answerHere, type FollowUpPorts } from './answer-follow-up.ts';
import { differencesOf } from './differences.ts';
import { followUp } from './follow-up.ts';
import type { Question } from './questions.ts';
import { understand } from './understand.ts';

const TEXT = 'create table customers (id int primary key);\n';
const APPENDED = '\n-- Change: let us ring them\nALTER TABLE customers ADD COLUMN phone varchar(40);\n';
const ASKED = { text: TEXT, dialect: 'postgresql', sentence: 'add a birthday to customers' } as const;

/** The reader without its thread. */
function answer(question: Question): unknown {
  if (question.ask === 'read') return understand(question.source);
  if (question.ask === 'differences') return differencesOf(question.before, question.after, question.dialect);
  if (question.ask === 'change') return followUp(question.text, question.dialect, question.sentence);
  throw new Error(question.ask);
}
const ask: FollowUpPorts['ask'] = (question) => Promise.resolve(answer(question) as never);

describe('a follow-up that goes to the server', () => {
  it('comes back read, with its notes and what differs', async () => {
    const editSchema = vi.fn(() =>
      Promise.resolve({
        kind: 'change',
        sqlSchema: TEXT + APPENDED,
        appended: APPENDED,
        notes: ['Added phone.'],
      } as const),
    );
    const change = await answerByServer({ ask, editSchema }, { ...ASKED, sentence: 'let us ring them' });
    if (change.kind !== 'change') throw new Error(change.kind);
    expect(editSchema).toHaveBeenCalledWith(TEXT, 'let us ring them');
    expect(change.understood.text).toBe(TEXT + APPENDED);
    expect(change.understood.tables[0]?.columns).toBe(2);
    expect(change.differences).toEqual([expect.stringContaining('customers.phone added')]);
    expect(change.notes).toEqual(['Added phone.']);
  });

  it.each([
    { kind: 'question', message: 'Which one?', choices: ['a', 'b'] },
    { kind: 'refusal', code: 'NOT_UNDERSTOOD', message: 'No.' },
  ] as const)('is passed on as a $kind', async (data) => {
    expect(await answerByServer({ ask, editSchema: () => Promise.resolve(data) }, ASKED)).toEqual(data);
  });

  it('is answered here where the server does not answer', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const change = await answerByServer({ ask, editSchema: () => Promise.reject(new Error('gone')) }, ASKED);
    expect(change).toEqual(await answerHere({ ask }, ASKED));
    expect(change.kind).toBe('change');
    expect(warned).toHaveBeenCalledOnce();
    warned.mockRestore();
  });
});
