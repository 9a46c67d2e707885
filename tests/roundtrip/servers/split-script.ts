// Comments, strings, quoted names and dollar-quoted bodies, in which a semicolon ends nothing.
const PIECES =
  /--[^\n]*|\/\*(?:[^*/]|\*(?!\/)|\/(?!\*)|\/\*(?:[^*]|\*(?!\/))*\*\/)*\*\/|\be'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$([a-z_]\w*)?\$.*?\$\1\$|;|[\w]+|./gisu;

/** The statements of a PostgreSQL script as psql would send them: one by one, divided by semicolons. */
export function splitScript(script: string): readonly string[] {
  const statements: string[] = [];
  let start = 0;
  for (const { 0: piece, index } of script.matchAll(PIECES)) {
    if (piece !== ';') continue;
    statements.push(script.slice(start, index));
    start = index + 1;
  }
  statements.push(script.slice(start));
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== '');
}
