import { isCode } from '@backsmith/text';
import type { Config } from '../config.ts';
import type { App } from './app-type.ts';

/** How many ports above the default are tried. */
const NEIGHBOURS = 20;

/**
 * Starts to listen. A port that somebody chose is taken or refused; our default gives way to a free one nearby, and says so.
 *
 * @returns the address, such as `http://127.0.0.1:3000`.
 */
export async function listenOn(
  app: App,
  config: Pick<Config, 'host' | 'port' | 'portWasChosen'>,
  print: (line: string) => void,
): Promise<string> {
  const { host, port, portWasChosen } = config;
  const last = portWasChosen ? port : port + NEIGHBOURS;
  for (let candidate = port; ; candidate += 1) {
    try {
      const address = await app.listen({ host, port: candidate });
      if (candidate !== port) print(`Port ${port} is in use, so this is port ${candidate}.`);
      return address;
    } catch (error) {
      const isTaken = isCode(error, 'EADDRINUSE');
      if (!isTaken) throw error;
      if (candidate === last)
        throw new Error(`Port ${port} is in use. Choose another with BACKSMITH_PORT.`, { cause: error });
    }
  }
}
