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
    ['an unknown model', { status: 404 }, 'rejected'],
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

describe('an answer in words', () => {
  const inWords = (): ModelQuestion => {
    const { instructions, material, signal } = question();
    return { instructions, material, signal };
  };

  test.each(PROVIDERS)('of %s is asked for in no form', async (provider) => {
    host.says({ text: 'about a marina\nboat: What floats.' });
    const reply = await aiSdkModel(host.config(provider)).ask(inWords());
    expect(reply).toEqual({ kind: 'answer', value: 'about a marina\nboat: What floats.', tokens: 150 });
    expect(host.questions.at(-1)?.body).not.toContain('schema');
  });

  test('that is cut or empty cannot be read', async () => {
    for (const reply of [{ text: 'about a mar', ends: 'length' as const }, { text: ' \n' }]) {
      host.says(reply);
      const got = await aiSdkModel(host.config('compatible')).ask(inWords());
      expect(got).toMatchObject({ kind: 'failure', failure: 'unreadable' });
    }
  });
});

describe('a server of one’s own', () => {
  const knowing = (rejects: (asked: string) => boolean) =>
    host.answers((asked) =>
      rejects(asked)
        ? { status: 400, body: JSON.stringify({ error: { message: 'response_format is not known here' } }) }
        : { text: JSON.stringify(ANSWER) },
    );

  test.each([
    ['json_object', (asked: string) => asked.includes('json_schema'), 2],
    ['no form at all', (asked: string) => asked.includes('response_format'), 3],
  ])('that knows %s is asked so, and from then on at once', async (_what, rejects, tries) => {
    knowing(rejects);
    const model = aiSdkModel(host.config('compatible'));
    const before = host.questions.length;
    expect(await model.ask(question())).toMatchObject({ kind: 'answer', value: ANSWER });
    expect(host.questions.length - before).toBe(tries);
    expect(host.questions.at(-1)?.body).toContain('Answer with one JSON object of this form');
    expect(await model.ask(question())).toMatchObject({ kind: 'answer' });
    expect(host.questions.length - before).toBe(tries + 1);
  });

  test('that rejects whatever it is asked says why', async () => {
    knowing(() => true);
    const reply = await aiSdkModel(host.config('compatible')).ask(question());
    expect(reply).toEqual({
      ...{ kind: 'failure', failure: 'rejected', tokens: 0 },
      said: 'response_format is not known here',
    });
  });
});
