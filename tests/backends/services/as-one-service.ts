import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Facade = { readonly url: string; stop(): Promise<void> };

/**
 * Lets clients that know one backend call a service through the gateway: its description and its metrics are where a backend
 * has them, everything else goes through the gateway as it comes.
 *
 * @param gateway the gateway's address
 * @param service the address of the service itself, which alone answers what operators ask
 * @param description where the gateway shows the service's description
 */
export async function asOneService(gateway: string, service: string, description: string): Promise<Facade> {
  const server = createServer((incoming, answer) => {
    const path = incoming.url ?? '/';
    if (path === '/v3/api-docs') pass(incoming, answer, new URL(description, gateway));
    else pass(incoming, answer, new URL(path.startsWith('/actuator/') ? service : gateway), path);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { url: `http://127.0.0.1:${port}`, stop };
}

function pass(incoming: IncomingMessage, answer: ServerResponse, to: URL, path = to.pathname): void {
  const { method, headers } = incoming;
  const passed = request({
    hostname: to.hostname,
    port: to.port,
    path,
    method,
    headers: { ...headers, host: to.host },
  });
  passed.on('response', (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  passed.on('error', (error) => {
    answer.destroy(error);
  });
  incoming.pipe(passed);
}
