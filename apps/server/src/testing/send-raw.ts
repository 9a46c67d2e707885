import { Agent, request, type IncomingMessage } from 'node:http';
import type { App } from '../http/app-type.ts';

/** What came back over the network, and how much of the body the other side took before it did. */
export type RawAnswer = {
  readonly status: number;
  readonly body: string;
  readonly headers: IncomingMessage['headers'];
  readonly sentBytes: number;
};

/** The port of an application that listens. */
export function portOf(app: App): number {
  const at = app.server.address();
  if (typeof at !== 'object' || at === null) throw new Error('the application does not listen');
  return at.port;
}

/**
 * Sends a body piece by piece over the network, without saying how long it is, and stops when an answer has come.
 *
 * @param pieces the body; may be endless.
 */
export function sendRaw(
  app: App,
  to: { readonly method?: string; readonly url: string; readonly headers?: Readonly<Record<string, string>> },
  pieces: Iterable<Uint8Array | string>,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const { method = 'POST', url, headers = {} } = to;
    const agent = new Agent({ keepAlive: true });
    const call = request({ port: portOf(app), host: '127.0.0.1', method, path: url, headers, agent });
    let [sentBytes, answered] = [0, false];
    call.on('response', (response) => {
      answered = true;
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('error', () => undefined);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, body, headers: response.headers, sentBytes });
        call.destroy();
        agent.destroy();
      });
    });
    const closed = new Promise((go) => call.once('close', go));
    // A server that has answered may close while more is being sent.
    call.on('error', (error) => {
      if (!answered) reject(error);
    });
    void (async () => {
      for (const piece of pieces) {
        if (answered || call.destroyed) return;
        sentBytes += piece.length;
        if (!call.write(piece)) await Promise.race([new Promise((go) => call.once('drain', go)), closed]);
        else await new Promise((go) => setImmediate(go));
      }
      call.end();
    })();
  });
}

/** So many bytes of a text, repeated. */
export function* repeated(text: string, bytes: number): Generator<string> {
  const piece = text.repeat(Math.ceil(65_536 / text.length));
  for (let sent = 0; sent < bytes; sent += piece.length) yield piece;
}
