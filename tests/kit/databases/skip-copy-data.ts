/**
 * A dump without the data of its COPY statements and without psql's own commands, which only psql can send. Everything
 * else stays, on its line.
 */
export function skipCopyData(script: string): string {
  let inData = false;
  const keep = (line: string): string => {
    if (inData) {
      inData = line !== '\\.';
      return '';
    }
    inData = /^COPY .+ FROM stdin;\s*$/i.test(line);
    return inData || /^\\[a-z]/.test(line) ? '' : line;
  };
  return script
    .split('\n')
    .map((line) => keep(line.endsWith('\r') ? line.slice(0, -1) : line))
    .join('\n');
}
