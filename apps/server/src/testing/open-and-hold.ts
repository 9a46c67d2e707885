// A process of its own for tests: opens the embedded PostgreSQL of a folder, prints one line of JSON, and holds it until its
// standard input ends, then stops it in order. Kill it to see what a crash leaves.
import { finished } from 'node:stream/promises';
import { openEmbedded } from '../db/embedded/open-embedded.ts';

const [folder, listen] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: open-and-hold <folder> [tcp]');
const started = performance.now();
const database = await openEmbedded({ folder, listen: listen === 'tcp' ? 'tcp' : 'socket' });
const { how, pid, connection, superuser } = database;
const tookMs = Math.round(performance.now() - started);
process.stdout.write(`${JSON.stringify({ how, pid, connection, superuser, tookMs })}\n`);
await finished(process.stdin.resume());
process.stdout.write(`${JSON.stringify({ stopped: await database.stop() })}\n`);
