// Reads a file once, in a fresh process, and prints the CPU seconds of that alone: loading of modules is not counted.
//   node read-once.ts ours|libpg-query|sqlparser-ts <file> <folder with the peers>
import { readFileSync } from 'node:fs';
import { loadFrom } from './install.ts';

/** Takes text in, and throws where it cannot read it. */
type Read = (text: string) => unknown;

const [reader = '', file = '', peers = ''] = process.argv.slice(2);

async function open(): Promise<Read> {
  if (reader === 'ours') {
    const { tuneForShortRun } = await import('../../apps/cli/bin/tune-engine.js');
    tuneForShortRun(); // As the command line does.
    const { readSchema } = await import('@backsmith/schema');
    return (text) => readSchema(text, { dialect: 'postgresql' });
  }
  if (reader === 'libpg-query') {
    const peer = (await loadFrom(peers, 'libpg-query')) as { loadModule: () => Promise<void>; parseSync: Read };
    await peer.loadModule();
    return peer.parseSync;
  }
  const peer = (await loadFrom(peers, '@guanmingchiu/sqlparser-ts')) as {
    init: () => Promise<void>;
    parse: (text: string, dialect: string) => unknown;
  };
  await peer.init();
  return (text) => peer.parse(text, 'postgresql');
}

const read = await open();
const text = readFileSync(file, 'utf8');
const before = process.cpuUsage();
read(text);
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1e6);
