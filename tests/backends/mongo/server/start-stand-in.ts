import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../../../kit/processes/free-port.ts';
import { startService, waitUntil } from '../../../kit/processes/service.ts';
import { REPOSITORY, javaEnvironment, jdkProgram, tool } from '../../../kit/index.ts';
import { decode, encode, type BsonDocument } from './bson.ts';

const PROGRAM = join(REPOSITORY, 'tests/backends/mongo/server/StandIn.java');

/** A message of the protocol of MongoDB that holds one document. */
const MESSAGE = 2013;

/** What stands for MongoDB in a process of its own, which tests and backends share. */
export type StandInServer = {
  /** What backends are told of it: `MONGODB_URI`. */
  readonly uri: (database: string) => string;
  /** Gives a command to a database, and answers what the server does. Fails where the server refuses it. */
  readonly run: (database: string, command: BsonDocument) => Promise<BsonDocument>;
  readonly stop: () => Promise<void>;
};

/**
 * Starts it.
 *
 * @param jars a class path that has mongo-java-server, as every generated project on MongoDB does
 */
export async function startStandIn(jars: string): Promise<StandInServer> {
  const port = await freePort();
  const jdk = tool('jdk-25');
  const java = jdkProgram(jdk, 'java');
  const service = await startService(java, ['-Xmx256m', '-cp', jars, PROGRAM, String(port)], {
    env: javaEnvironment(jdk),
  });
  const run = (database: string, command: BsonDocument) => ask(port, { ...command, $db: database });
  const answers = () =>
    run('admin', { ping: 1 }).then(
      () => true,
      () => false, // Not listening yet: it is asked again.
    );
  try {
    await waitUntil(service, 'what stands for MongoDB', answers, 60_000);
  } catch (error) {
    await service.stop();
    throw error;
  }
  return { uri: (database) => `mongodb://127.0.0.1:${port}/${database}`, run, stop: () => service.stop() };
}

/** Sends one command over a connection of its own. */
async function ask(port: number, command: BsonDocument): Promise<BsonDocument> {
  const body = Buffer.concat([Buffer.alloc(4), Buffer.of(0), encode(command)]);
  const header = Buffer.alloc(16);
  [16 + body.length, 1, 0, MESSAGE].forEach((value, at) => header.writeInt32LE(value, at * 4));
  const answer = await exchange(port, Buffer.concat([header, body]));
  // Behind the header lie four bytes of flags, and one that says that a document follows.
  const said = decode(answer.subarray(21));
  if (said['ok'] !== 1) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(said)}`);
  return said;
}

function exchange(port: number, message: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let received = Buffer.alloc(0);
    const socket = connect(port, '127.0.0.1', () => socket.write(message));
    socket.setTimeout(10_000, () => socket.destroy(new Error('What stands for MongoDB does not answer')));
    socket.on('error', reject);
    socket.on('close', () => {
      reject(new Error('What stands for MongoDB closed the connection'));
    });
    socket.on('data', (bytes) => {
      received = Buffer.concat([received, bytes]);
      if (received.length < 4 || received.length < received.readInt32LE()) return;
      resolve(received);
      socket.destroy();
    });
  });
}
