import { isCode } from '@backsmith/text';
const running = new Set<number>();
process.once('exit', () => running.forEach(killGroup)); // Nothing outlives a process that ends by a mistake of its own.

/** Ends a program, which leads a group, and all of its group. One that is gone already is what was wanted. */
export function killGroup(pid: number): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch (error) {
    if (!isCode(error, 'ESRCH')) throw error;
  }
}

/** Lets the group of a program end with this process. @returns what to call once it has ended by itself */
export function endWithThisProcess(pid: number): () => void {
  running.add(pid);
  return () => running.delete(pid);
}
