import { readFileSync } from 'node:fs';

/** What Linux counts in: its clock ticks a hundred times a second on every machine it is compiled for. */
const TICKS_PER_SECOND = 100;

/** CPU time a process has taken so far, in seconds, by itself and in the kernel. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the program's name in brackets and may hold blanks.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [fields[11], fields[12]];
  return (Number(user) + Number(system)) / TICKS_PER_SECOND;
}

/** Memory of a process that lies in RAM now, in megabytes. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
