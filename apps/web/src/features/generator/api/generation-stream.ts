import { type GenerateRequest, type GenerationEvent, generationEvent, PATHS } from '@backsmith/contract';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { send } from '../../../shared/api/send.ts';

/** Starts a generation and yields its news. @throws {ApiError} when it is refused; a cut stream just ends */
export function startGeneration(request: GenerateRequest, signal: AbortSignal): AsyncGenerator<GenerationEvent> {
  return eventsOf(PATHS.generateMicroservice, { method: 'POST', json: request, signal });
}

/** Yields the full state of a running or finished generation, then its news. @throws {ApiError} */
export function followGeneration(projectId: string, signal: AbortSignal): AsyncGenerator<GenerationEvent> {
  return eventsOf(PATHS.projectEvents(projectId), { signal });
}

async function* eventsOf(path: string, sending: Parameters<typeof send>[1]): AsyncGenerator<GenerationEvent> {
  const response = await send(path, { ...sending, accept: 'text/event-stream' });
  if (response.body !== null) yield* readEvents(response.body);
}

/** Reads the events of a stream. Lines that are not ours are left out, with a word in the console. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<GenerationEvent> {
  const messages = body
    .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
    .pipeThrough(new EventSourceParserStream());
  const reader = messages.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const event = parseEvent(next.value.data);
      if (event !== null) yield event;
    }
  } finally {
    await reader.cancel();
  }
}

function parseEvent(data: string): GenerationEvent | null {
  try {
    return generationEvent.parse(JSON.parse(data));
  } catch (cause) {
    console.error('A line of the stream could not be read.', data.slice(0, 200), cause);
    return null;
  }
}
