import { generationEvent, type GenerationEvent } from '@backsmith/contract';
import type { App } from '../http/app-type.ts';
import type { Caller } from './caller.ts';
import { portOf } from './port-of.ts';

/** A progress stream read line by line. */
export type Stream = {
  /** The next line; undefined at the end. */
  next(): Promise<GenerationEvent | undefined>;
  /** The first line from here on for which it holds. @throws Error when the stream ends before. */
  until(holds: (event: GenerationEvent) => boolean): Promise<GenerationEvent>;
  leave(): void;
};

/** Opens a stream over the network; the application must listen. */
export async function openStream(
  app: App,
  caller: Pick<Caller, 'token'>,
  method: 'GET' | 'POST',
  url: string,
  body?: object,
): Promise<Stream> {
  const left = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${portOf(app.server)}${url}`, {
    method,
    headers: { authorization: `Bearer ${caller.token ?? ''}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: left.signal,
  });
  if (!answer.ok || !answer.body) throw new Error(`status ${answer.status}: ${await answer.text()}`);
  // Taken at once: fetch cancels the stream of an answer that nobody began to read and that is garbage by then.
  const events = linesOf(answer.body.getReader());
  const next = async () => (await events.next()).value;
  const until = async (holds: (event: GenerationEvent) => boolean) => {
    for (let event = await next(); event; event = await next()) if (holds(event)) return event;
    throw new Error('the stream ended before');
  };
  return { next, until, leave: () => left.abort() };
}

async function* linesOf(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<GenerationEvent, undefined> {
  const decoder = new TextDecoder();
  let text = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    text += decoder.decode(read.value, { stream: true });
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      yield generationEvent.parse(JSON.parse(text.slice('data: '.length, end)));
      text = text.slice(end + 2);
    }
  }
}
