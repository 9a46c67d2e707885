// Plain JavaScript, so that nothing erases types in the measured program. Loaded before a measured program: writes what its process used, in microseconds, into a file when it ends.
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env['CPU_FILE'];
if (isMainThread && file !== undefined) {
  process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    appendFileSync(file, `${user + system}\n`);
  });
}
