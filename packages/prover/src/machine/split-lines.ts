const LONGEST_LINE = 4 * 1024 * 1024;

/** Calls back with each line of what is added; of a line without end only its beginning counts. */
export function splitLines(onLine: (line: string) => void): (chunk: string) => void {
  let rest = '';
  return (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = (lines.pop() ?? '').slice(0, LONGEST_LINE);
    lines.forEach(onLine);
  };
}
