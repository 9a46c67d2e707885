import type { Server } from 'node:net';

/** The port a server listens at. @throws Error where it listens at none */
export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server listens at no port');
  return address.port;
}
