import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { fakeModelHost, type FakeModelHost, type FakeReply, type Provider } from '../testing/fake-model-host.ts';
import { aiSdkModel } from './ai-sdk-model.ts';
import type { ModelQuestion } from './language-model.ts';

let host: FakeModelHost;
beforeAll(async () => (host = await fakeModelHost()));
afterAll(() => host.close());

const PROVIDERS: readonly Provider[] = ['openai', 'anthropic', 'google', 'compatible'];
const ANSWER = { tables: [{ name: 'boats', note: 'größe "x" \\ {y}' }] };

const question = (change: Partial<ModelQuestion> = {}): ModelQuestion => ({
  instructions: 'Make tables.',
  material: 'BEGIN\na marina\nEND',
  form: z.object({ tables: z.array(z.object({ name: z.string(), note: z.string() })) }),
  signal: new AbortController().signal,
  ...change,
});

const ask = (provider: Provider, reply: FakeReply, change: Parameters<FakeModelHost['config']>[1] = {}) => {
  host.says(reply);
  return aiSdkModel(host.config(provider, change)).ask(question());
};

describe.each(PROVIDERS)('a model of %s', (provider) => {
  test('is asked with our instructions, the material and the form, and its pieces become an answer', async () => {
    const reply = await ask(provider, { text: JSON.stringify(ANSWER) });
    expect(reply).toEqual({ kind: 'answer', value: ANSWER, tokens: 150 });
    const { body, headers } = host.questions.at(-1) ?? { body: '', headers: {} };
    for (const part of ['Make tables.', 'a marina', 'note']) expect(body).toContain(part);
    expect(JSON.stringify(headers)).toContain('sk-fake');
  });

  test.each([
    ['words around the answer', { text: `Here you are:\n\`\`\`json\n${JSON.stringify(ANSWER)}\n\`\`\`` }, 'answer'],
    ['nonsense', { text: 'blue seven because' }, 'unreadable'],
    ['nothing', { text: '' }, 'unreadable'],
    ['a truncated answer', { text: '{"tables": [{"name": "bo', ends: 'length' }, 'unreadable'],
    ['an answer held back', { text: '', ends: 'filter' }, 'refused'],
    ['a wrong key', { status: 401 }, 'key'],
    ['a forbidden model', { status: 403 }, 'key'],
    ['a rate limit', { status: 429 }, 'busy'],
    ['a failing server', { status: 500, body: '<html>oops</html>' }, 'unreachable'],
    ['an unknown model', { status: 404 }, 'unreachable'],
  ] as const)('%s becomes a word', async (_what, reply, expected) => {
    const got = await ask(provider, reply);
    expect(got.kind === 'failure' ? got.failure : got.kind).toBe(expected);
  });

  test('that is slow is given up in time', async () => {
    const began = performance.now();
    const reply = await ask(provider, { text: JSON.stringify(ANSWER), slow: 400 }, { timeLimitMs: 500 });
    expect(reply).toEqual({ kind: 'failure', failure: 'too slow', tokens: undefined });
    expect(performance.now() - began).toBeLessThan(3000);
  });

  test('whose connection breaks gives no half answer', async () => {
    const reply = await ask(provider, { text: JSON.stringify(ANSWER), breaksOff: true });
    expect(reply.kind).toBe('failure');
  });
});

test('an endless answer is cut', async () => {
  const reply = await ask('compatible', { text: 'x'.repeat(1_000_000) });
  expect(reply).toMatchObject({ kind: 'failure', failure: 'unreadable' });
});

test('nobody there is a word, too', async () => {
  const model = aiSdkModel(host.config('compatible', { url: 'http://127.0.0.1:1/v1' }));
  expect(await model.ask(question())).toEqual({ kind: 'failure', failure: 'unreachable', tokens: 0 });
});

test('a caller who leaves ends the question', async () => {
  host.says({ text: JSON.stringify(ANSWER), slow: 300 });
  const gone = new AbortController();
  setTimeout(() => gone.abort(), 100);
  const reply = await aiSdkModel(host.config('compatible')).ask(question({ signal: gone.signal }));
  expect(reply).toMatchObject({ kind: 'failure', failure: 'gone' });
});

test('a server that needs no key is asked without one', async () => {
  expect(await ask('compatible', { text: JSON.stringify(ANSWER) }, { apiKey: undefined })).toMatchObject({
    kind: 'answer',
  });
  expect(host.questions.at(-1)?.headers.authorization).toBeUndefined();
});
