import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../processes/free-port.ts';
import { killTree, run } from '../processes/run.ts';
import { startService, waitUntil, type Service } from '../processes/service.ts';
import { tool } from '../tools/tool.ts';

/** A RabbitMQ of a suite's own. It keeps its data when it is killed and started again. */
export type TestBroker = {
  readonly port: number;
  /** Starts it again after `kill`, and waits until it takes connections. */
  start(): Promise<void>;
  /** Ends it as a machine that fails would. */
  kill(): Promise<void>;
  /** Ends it, and removes what it kept. */
  stop(): Promise<void>;
};

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}

/** Where a node of its own has everything: nothing of an installed one is read or touched. */
async function settingsIn(folder: string, port: number): Promise<Readonly<Record<string, string>>> {
  for (const name of ['home', 'data', 'log']) mkdirSync(join(folder, name));
  return {
    HOME: join(folder, 'home'),
    ERL_EPMD_PORT: String(await freePort()),
    RABBITMQ_NODENAME: `test-${port}@localhost`,
    RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
    RABBITMQ_NODE_PORT: String(port),
    RABBITMQ_DIST_PORT: String(await freePort()),
    RABBITMQ_MNESIA_BASE: join(folder, 'data'),
    RABBITMQ_LOG_BASE: join(folder, 'log'),
    RABBITMQ_PID_FILE: join(folder, 'pid'),
    RABBITMQ_CONF_ENV_FILE: join(folder, 'none'),
    RABBITMQ_CONFIG_FILE: join(folder, 'none'),
    RABBITMQ_ENABLED_PLUGINS_FILE: join(folder, 'plugins'),
  };
}

/** Starts a RabbitMQ in a temporary folder on a free port, for the account `guest`. Needs the tool `rabbitmq`. */
export async function startRabbitMq(): Promise<TestBroker> {
  const { server, epmd } = tool('rabbitmq');
  const folder = mkdtempSync(join(tmpdir(), 'backsmith-rabbitmq-'));
  const port = await freePort();
  const env = await settingsIn(folder, port);
  let service: Service | undefined;
  const start = async () => {
    service = await startService(server, [], { env });
    await waitUntil(service, 'RabbitMQ', () => listens(port), 120_000);
  };
  const kill = async () => {
    if (service === undefined) return;
    killTree(service.pid);
    while (!service.hasEnded()) await sleep(20);
    service = undefined;
  };
  await start();
  return {
    port,
    start,
    kill,
    stop: async () => {
      await kill();
      // The daemon outlives the server that started it.
      await run(epmd, ['-kill'], { env });
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
