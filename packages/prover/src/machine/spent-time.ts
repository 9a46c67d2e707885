import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const PER_SECOND = 100;

/**
 * Seconds of processors that this process has taken and the programs it has started, once they have ended; nothing on systems
 * that do not tell. What programs leave behind when they end is not counted.
 */
export function spentTime(): number | undefined {
  try {
    // Behind the program's name, which may hold anything: the 12th to 15th of these fields are its own time and its children's.
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const sum = fields.slice(11, 15).reduce((all, one) => all + Number(one), 0);
    return sum / PER_SECOND;
  } catch {
    return undefined; // Another system: a record says nothing of it.
  }
}
