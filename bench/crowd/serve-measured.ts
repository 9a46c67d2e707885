// The server as a process of its own that measures how long its event loop is held up, and its memory. Prints its address as
// JSON; each message from its parent is answered with the figures since the message before.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { serve } from '@backsmith/server';

/** The loop is asked so often; what it takes longer than that is the delay. Milliseconds. */
const RESOLUTION = 5;

/** How long the event loop was held up in milliseconds, and the most memory the process ever had in MB. */
export type Strain = { readonly p50: number; readonly p99: number; readonly most: number; readonly memory: number };

const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
const server = await serve({ print: () => undefined });
delay.enable();
const since = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION);
process.on('message', () => {
  const figures: Strain = {
    p50: since(delay.percentile(50)),
    p99: since(delay.percentile(99)),
    most: since(delay.max),
    memory: process.resourceUsage().maxRSS / 1024,
  };
  delay.reset();
  process.send?.(figures);
});
process.once('SIGTERM', () => {
  void server.stop().then(() => process.exit(0));
});
process.send?.({ address: server.address });
