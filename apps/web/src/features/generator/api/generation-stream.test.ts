import type { GenerationEvent } from '@backsmith/contract';
import { describe, expect, it } from 'vitest';
import { readEvents } from './generation-stream.ts';

function streamOf(...chunks: readonly string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return bytesOf(chunks.map((chunk) => encoder.encode(chunk)));
}

function bytesOf(chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  const rest = chunks.values();
  return new ReadableStream({
    pull: (controller) => {
      const { value, done } = rest.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
  });
}

async function collect(events: AsyncIterable<GenerationEvent>): Promise<GenerationEvent[]> {
  const all: GenerationEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

describe('readEvents', () => {
  it('reads data lines however the network cuts them (GEN-23)', async () => {
    const text = 'data: {"message":"a ö"}\n\ndata: {"completed":true,"downloadUrl":"/d"}\n\n';
    const bytes = [...new TextEncoder().encode(text)].map((byte) => Uint8Array.of(byte));
    expect(await collect(readEvents(bytesOf(bytes)))).toEqual([
      { message: 'a ö' },
      { completed: true, downloadUrl: '/d' },
    ]);
  });

  it('leaves out what is not an event and goes on', async () => {
    const events = readEvents(
      streamOf(': ping\n\ndata: {broken\n\ndata: {"steps":"none"}\n\ndata: {"message":"b"}\n\n'),
    );
    expect(await collect(events)).toEqual([{ message: 'b' }]);
  });

  it('ends quietly when the stream is cut in the middle of a line', async () => {
    expect(await collect(readEvents(streamOf('data: {"message":"a"}\n\ndata: {"mess')))).toEqual([{ message: 'a' }]);
  });
});
