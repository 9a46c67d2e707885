import { readFileSync, readdirSync } from 'node:fs';

/** What Linux counts in: its clock ticks a hundred times a second on every machine it is compiled for. */
const TICKS_PER_SECOND = 100;

/** CPU time a process has taken so far, in seconds, by itself and in the kernel. */
export function cpuSeconds(pid: number): number {
  return statedSeconds(readFileSync(`/proc/${pid}/stat`, 'utf8'));
}

/** CPU time the compilers of a JVM have taken so far, in seconds: theirs is what the threads named C1 and C2 took. */
export function compilerSeconds(pid: number): number {
  const stats = readdirSync(`/proc/${pid}/task`).flatMap((thread) => threadStat(pid, thread) ?? []);
  return stats.filter((stat) => /\(C[12] Compiler/u.test(stat)).reduce((sum, stat) => sum + statedSeconds(stat), 0);
}

function threadStat(pid: number, thread: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8');
  } catch {
    return undefined; // It ended between being listed and being read.
  }
}

function statedSeconds(stat: string): number {
  // The second field is the program's or the thread's name in brackets and may hold blanks.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [fields[11], fields[12]];
  return (Number(user) + Number(system)) / TICKS_PER_SECOND;
}

/** Memory of a process that lies in RAM now, in megabytes. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
