import { pause } from '../pause.ts';
import type { App } from './app-type.ts';

/** How long answers under way may take when the process stops. Milliseconds. */
const PATIENCE = 5000;

/** Takes no new connections, ends the progress streams, lets other answers finish, and cuts what takes too long. */
export async function closeApp(app: App, stopping: AbortController): Promise<void> {
  stopping.abort();
  const closed = app.close();
  const cut = new AbortController();
  const late = pause(PATIENCE, cut.signal).then(() => {
    if (!cut.signal.aborted) app.server.closeAllConnections();
  });
  await closed;
  cut.abort();
  await late;
}
