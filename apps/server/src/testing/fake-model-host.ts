import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { text as readAll } from 'node:stream/consumers';
import type { LanguageModelConfig } from '../config.ts';
import { portOf } from './port-of.ts';

export type Provider = LanguageModelConfig['provider'];

/** What the fake says to the next question. */
export type FakeReply =
  | {
      readonly text: string;
      /** Ends as a provider does that cut the answer, or held it back. */
      readonly ends?: 'stop' | 'length' | 'filter';
      /** Waits before each piece of the text. Milliseconds. */
      readonly slow?: number;
      /** Breaks the connection instead of ending. */
      readonly breaksOff?: true;
    }
  | { readonly status: number; readonly body?: string };

export type FakeQuestion = {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  /** The whole request as text. */
  readonly body: string;
};

/** A host on this machine that answers like any of the providers, piece by piece, and remembers what it was asked. */
export type FakeModelHost = {
  readonly questions: readonly FakeQuestion[];
  /** The configuration to reach it by. */
  config(provider: Provider, change?: Partial<LanguageModelConfig>): LanguageModelConfig;
  /** What it says from now on, one reply after the other; the last one stays. */
  says(...replies: readonly FakeReply[]): void;
  /** What it says from now on to whatever it is asked, which it is told as it came. */
  answers(how: (asked: string) => FakeReply): void;
  close(): Promise<void>;
};

const PIECES = 4;

export async function fakeModelHost(): Promise<FakeModelHost> {
  const questions: FakeQuestion[] = [];
  let next: (asked: string) => FakeReply = () => ({ text: '{}' });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readAll(request);
    questions.push({ path: request.url ?? '', headers: request.headers, body });
    const reply = next(body);
    if ('status' in reply) {
      response.writeHead(reply.status, { 'content-type': 'application/json' });
      response.end(reply.body ?? JSON.stringify({ error: { message: 'The fake was told to fail.', type: 'error' } }));
      return;
    }
    const { text, ends = 'stop', slow = 0, breaksOff } = reply;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const size = Math.max(1, Math.ceil(text.length / PIECES));
    const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'gu')) ?? [''];
    const protocol = protocolOf(request.url ?? '', body);
    for (const line of protocol.begin) response.write(line);
    for (const piece of pieces) {
      await pause(slow);
      if (response.destroyed) return;
      response.write(protocol.piece(piece));
    }
    if (breaksOff) {
      response.destroy();
      return;
    }
    for (const line of protocol.end(ends)) response.write(line);
    response.end();
  }

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${portOf(server)}/v1`;
  return {
    questions,
    config: (provider, change = {}) => ({
      ...{ provider, url, apiKey: 'sk-fake', timeLimitMs: 5000, dailyTokens: 1_000_000 },
      model: provider === 'anthropic' ? 'claude-sonnet-4-5' : 'fake-1',
      ...change,
    }),
    says: (...given) => {
      const [last = { status: 500 }, ...before] = given.toReversed();
      next = () => before.pop() ?? last;
    },
    answers: (how) => (next = how),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Ending = 'stop' | 'length' | 'filter';
type Protocol = {
  readonly begin: readonly string[];
  readonly piece: (text: string) => string;
  readonly end: (how: Ending) => readonly string[];
};

const data = (value: object): string => `data: ${JSON.stringify(value)}\n\n`;

function protocolOf(path: string, body: string): Protocol {
  if (path.includes('/chat/completions')) return CHAT;
  if (path.includes('/responses')) return RESPONSES;
  if (path.includes('GenerateContent')) return GOOGLE;
  return body.includes('"tool_choice"') ? anthropic('tool') : anthropic('text');
}

const chunk = (choice: object): object => ({
  ...{ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'fake-1' },
  choices: [{ index: 0, finish_reason: null, delta: {}, ...choice }],
});

const CHAT: Protocol = {
  begin: [data(chunk({ delta: { role: 'assistant', content: '' } }))],
  piece: (content) => data(chunk({ delta: { content } })),
  end: (how) => [
    data(chunk({ finish_reason: { stop: 'stop', length: 'length', filter: 'content_filter' }[how] })),
    data({ ...chunk({}), choices: [], usage: { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 } }),
    'data: [DONE]\n\n',
  ],
};

const MESSAGE = { id: 'm1', type: 'message', role: 'assistant', content: [] };

const RESPONSES: Protocol = {
  begin: [
    data({ type: 'response.created', response: { id: 'r1', created_at: 1, model: 'fake-1' } }),
    data({ type: 'response.output_item.added', output_index: 0, item: { ...MESSAGE, status: 'in_progress' } }),
  ],
  piece: (delta) =>
    data({ type: 'response.output_text.delta', item_id: 'm1', output_index: 0, content_index: 0, delta }),
  end: (how) => {
    const usage = { input_tokens: 100, output_tokens: 50 };
    const reason = { stop: undefined, length: 'max_output_tokens', filter: 'content_filter' }[how];
    const type = how === 'stop' ? 'response.completed' : 'response.incomplete';
    const response = { usage, ...(reason === undefined ? {} : { incomplete_details: { reason } }) };
    const item = { ...MESSAGE, status: 'completed' };
    return [data({ type: 'response.output_item.done', output_index: 0, item }), data({ type, response })];
  },
};

const GOOGLE: Protocol = {
  begin: [],
  piece: (text) => data({ candidates: [{ content: { role: 'model', parts: [{ text }] } }] }),
  end: (how) => [
    data({
      candidates: [{ finishReason: { stop: 'STOP', length: 'MAX_TOKENS', filter: 'SAFETY' }[how] }],
      usageMetadata: { promptTokenCount: 100, candidatesTokenCount: 50, totalTokenCount: 150 },
    }),
  ],
};

/** Older models give structured output as the input of a tool. */
function anthropic(form: 'text' | 'tool'): Protocol {
  const block = form === 'text' ? { type: 'text', text: '' } : { type: 'tool_use', id: 't1', name: 'json', input: {} };
  const event = (type: string, more: object = {}): string => `event: ${type}\n${data({ type, ...more })}`;
  const usage = { input_tokens: 100, output_tokens: 1 };
  const message = { ...MESSAGE, model: 'fake', stop_reason: null, stop_sequence: null, usage };
  const endings = { stop: form === 'text' ? 'end_turn' : 'tool_use', length: 'max_tokens', filter: 'refusal' };
  return {
    begin: [event('message_start', { message }), event('content_block_start', { index: 0, content_block: block })],
    piece: (piece) => {
      const delta =
        form === 'text' ? { type: 'text_delta', text: piece } : { type: 'input_json_delta', partial_json: piece };
      return event('content_block_delta', { index: 0, delta });
    },
    end: (how) => [
      event('content_block_stop', { index: 0 }),
      event('message_delta', {
        delta: { stop_reason: endings[how], stop_sequence: null },
        usage: { output_tokens: 50 },
      }),
      event('message_stop'),
    ],
  };
}
