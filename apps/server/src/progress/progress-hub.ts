import type { ConnectionOptions } from '../db/database.ts';
import { listen } from '../db/listen.ts';

type Listener = () => void;

/**
 * Tells whoever asks that a generation, a tryout or a call of one has news, whichever server process it runs in. What the news is
 * stands in the database.
 */
export type ProgressHub = {
  /** @returns the unsubscriber. */
  subscribe(id: string, listener: Listener): () => void;
  readonly close: () => Promise<void>;
};

/** The notification channel; the payload is the id of what has news. */
const CHANNEL = 'generation';

export async function openProgressHub(connection: ConnectionOptions): Promise<ProgressHub> {
  const listeners = new Map<string, Set<Listener>>();
  const tell = (id: string) => listeners.get(id)?.forEach((listener) => listener());
  // After a gap anything may have happened to anyone.
  const tellAll = () => [...listeners.keys()].forEach(tell);
  const session = await listen(connection, CHANNEL, tell, tellAll);
  return {
    subscribe: (id, listener) => {
      const own = listeners.get(id) ?? new Set();
      listeners.set(id, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(id) === own) listeners.delete(id);
      };
    },
    close: session.close,
  };
}
