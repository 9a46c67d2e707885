import net from 'node:net';

/** One address for a database that moves from server to server. */
export type Gateway = {
  readonly port: number;
  /** Where new connections go. Those that are there stay where they are. */
  pointTo(port: number): void;
  stop(): void;
};

export async function openGateway(): Promise<Gateway> {
  let target = 0;
  const open = new Set<net.Socket>();
  const listener = net.createServer((near) => {
    const far = net.connect(target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => undefined); // Either end may be cut; the close that follows ends the other.
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const at = listener.address();
  return {
    port: typeof at === 'object' ? (at?.port ?? 0) : 0,
    pointTo: (port) => (target = port),
    stop: () => {
      listener.close();
      open.forEach((socket) => socket.destroy());
    },
  };
}
