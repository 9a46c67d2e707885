// The server as a process of its own, with a slow engine. Prints its address as JSON; ends in order on SIGTERM.
import { serve } from '@backsmith/server';
import { SLOW_STEPS } from './slow-engine.ts';

const server = await serve({
  print: (line) => process.stderr.write(`${line}\n`),
  engine: { workerFile: new URL('./slow-engine.ts', import.meta.url), steps: SLOW_STEPS },
});
process.once('SIGTERM', () => {
  void server.stop().then(() => process.exit(0));
});
process.stdout.write(`${JSON.stringify({ address: server.address })}\n`);
