import { existsSync } from 'node:fs';
import { findProgram } from './find-program.ts';

export type RabbitMqPrograms = { readonly server: string; readonly epmd: string };

/** The program itself: that on the PATH of Debian is another one, which changes the account first. */
const SERVERS = ['/usr/lib/rabbitmq/bin/rabbitmq-server', '/opt/homebrew/sbin/rabbitmq-server'];

/** A RabbitMQ server, and the daemon by which Erlang's programs find each other; nothing when one is missing. */
export function findRabbitMq(): RabbitMqPrograms | undefined {
  const server = SERVERS.find((path) => existsSync(path));
  const epmd = findProgram('epmd');
  return server === undefined || epmd === undefined ? undefined : { server, epmd };
}
