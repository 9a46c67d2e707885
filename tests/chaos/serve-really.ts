// The server as a process of its own, as it is. Prints its address as JSON; ends in order on SIGTERM.
import { serve } from '@backsmith/server';

const server = await serve({ print: (line) => process.stderr.write(`${line}\n`) });
process.once('SIGTERM', () => {
  void server.stop().then(() => process.exit(0));
});
process.stdout.write(`${JSON.stringify({ address: server.address })}\n`);
