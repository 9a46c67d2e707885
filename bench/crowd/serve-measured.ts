// The server as a process of its own that measures how long its event loop is held up. Prints its address as JSON; each message
// from its parent is answered with the figures since the message before.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { serve } from '@backsmith/server';

/** The loop is asked so often; what it takes longer than that is the delay. Milliseconds. */
const RESOLUTION = 5;

/** Milliseconds. */
export type LoopDelay = { readonly p50: number; readonly p99: number; readonly most: number };

const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
const server = await serve({ print: () => undefined });
delay.enable();
const since = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION);
process.on('message', () => {
  const figures: LoopDelay = {
    p50: since(delay.percentile(50)),
    p99: since(delay.percentile(99)),
    most: since(delay.max),
  };
  delay.reset();
  process.send?.(figures);
});
process.once('SIGTERM', () => {
  void server.stop().then(() => process.exit(0));
});
process.send?.({ address: server.address });
