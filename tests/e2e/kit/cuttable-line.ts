import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';

/** A line to a server that can be cut and mended: every connection ends, new ones are refused until then. */
export type CuttableLine = {
  readonly address: string;
  readonly cut: () => void;
  readonly mend: () => void;
  readonly close: () => Promise<void>;
};

/** @param target `http://127.0.0.1:3000` */
export async function cuttableLine(target: string): Promise<CuttableLine> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((socket) => {
    if (isCut) {
      socket.destroy();
      return;
    }
    const upstream = connect(Number(port), hostname);
    for (const end of [socket, upstream]) {
      open.add(end);
      end.on('error', () => end.destroy()); // the other side was cut: expected here
      end.on('close', () => open.delete(end));
    }
    socket.pipe(upstream).pipe(socket);
  });
  await listening(server);
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    mend: () => {
      isCut = false;
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

function listening(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
}
