import type { GenerationEvent } from '@backsmith/contract';
import type { FastifyReply } from 'fastify';
import { isAway } from '../db/away.ts';
import { outlast } from '../db/outlast.ts';
import type { ProgressHub } from '../progress/progress-hub.ts';
import { isLast } from '../projects/generation-event.ts';

export type StreamParts = {
  readonly hub: ProgressHub;
  /** After so long without news the last line is repeated: proxies close silent connections. Milliseconds. */
  readonly heartbeatMs: number;
  /** Fires when the process stops: streams end, and clients connect again elsewhere or later. */
  readonly stopping: AbortSignal;
};

/**
 * Answers with a server-sent event stream: the state now, and again whenever it changes, until it is final. A client that
 * leaves ends nothing but its stream, and a database that is away for a while only makes it wait.
 *
 * @param load reads the state; undefined when the generation is gone, which ends the stream.
 * @param isSignedIn whether the session that asked for the stream has not ended; asked at each change and each heartbeat.
 */
export async function streamGeneration(
  reply: FastifyReply,
  parts: StreamParts,
  generationId: string,
  load: () => Promise<GenerationEvent | undefined>,
  isSignedIn: () => Promise<boolean>,
): Promise<void> {
  // Subscribed first: what happens between reading and subscribing would otherwise be missed.
  let changed = true;
  const silence = { isLong: false };
  let wake: () => void = () => undefined;
  const ring = () => {
    changed = true;
    wake();
  };
  const gone = new AbortController();
  const leave = () => {
    gone.abort();
    wake();
  };
  const unsubscribe = parts.hub.subscribe(generationId, ring);
  parts.stopping.addEventListener('abort', leave);
  reply.raw.once('close', leave);
  if (parts.stopping.aborted) leave();
  const write = begin(reply);
  const breakSilence = () => {
    if (silence.isLong) write.again();
    silence.isLong = false;
  };
  const heartbeat = setInterval(() => {
    silence.isLong = true;
    ring();
  }, parts.heartbeatMs);
  try {
    while (!gone.signal.aborted) {
      if (changed) {
        changed = false;
        const look = async () => ((await isSignedIn()) ? load() : undefined);
        const event = await outlast(look, gone.signal, breakSilence);
        if (!event) return;
        if (write.line(event)) heartbeat.refresh();
        else breakSilence();
        silence.isLong = false;
        if (isLast(event)) return;
      } else {
        await new Promise<void>((resolve) => (wake = resolve));
      }
    }
  } catch (error) {
    // Nobody reads any more, and the database is away: there is no state to tell, and nobody to tell it.
    if (gone.signal.aborted && isAway(error)) return;
    // The answer has begun, so nothing else can be said; the client connects again and is told the state.
    reply.log.error({ err: error, generation: generationId }, 'a progress stream broke off');
  } finally {
    clearInterval(heartbeat);
    unsubscribe();
    parts.stopping.removeEventListener('abort', leave);
    reply.raw.end();
  }
}

type Writer = {
  /** Writes a state unless it is the one written last. @returns whether it was written. */
  line(event: GenerationEvent): boolean;
  /** Writes the last state once more. */
  again(): void;
};

function begin(reply: FastifyReply): Writer {
  reply.hijack();
  reply.raw.writeHead(200, {
    // By any names: the types of single ones differ between Fastify and Node.js.
    ...Object.fromEntries(Object.entries(reply.getHeaders())),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store, no-transform',
    'x-accel-buffering': 'no',
    // Otherwise the connection of a stream that ends while the process stops stays open, and holds the process.
    connection: 'close',
  });
  let last = '';
  return {
    line: (event) => {
      const line = `data: ${JSON.stringify(event)}\n\n`;
      if (line === last) return false;
      last = line;
      reply.raw.write(line);
      return true;
    },
    again: () => {
      if (last !== '') reply.raw.write(last);
    },
  };
}
