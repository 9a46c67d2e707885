/** Pieces that end, continue or change the meaning of a context, glued together at random. */
const PIECES = [
  '*/',
  '/*',
  '/**',
  '//',
  '--',
  '#',
  '"""',
  '"',
  "'",
  '`',
  '\\',
  '\\\\',
  '\\"',
  "''",
  ';',
  '{',
  '}',
  '(',
  ')',
  '<',
  '>',
  '&',
  '|',
  '\\u002a\\u002f',
  '\\u000a',
  '\\u0022',
  '\\u005c',
  '\\uD83D',
  '\\u',
  '\\x',
  '\r',
  '\t',
  '\u0001',
  '\u007f',
  '\u0085',
  '\u2028',
  '\u202e',
  '\u200b',
  '\ufeff',
  '\ud83d',
  '\ude00',
  '😀',
  'é',
  '订',
  'ß',
  '${env.HOME}',
  '$\{x:y}',
  '#{1+1}',
  '@project.name@',
  '%s',
  '{0}',
  '$(id)',
  '<script>',
  '</project>',
  '<!--',
  '-->',
  ']]>',
  '<![CDATA[',
  '&lt;',
  '&#92;',
  '{@link x}',
  '@throws',
  '@',
  '{{x}}',
  '```',
  '# h',
  '| a |',
  '[x](y)',
  '![x](y)',
  '- no: 0123',
  '&a',
  '*b',
  '!c',
  '~',
  '? ',
  ': ',
  'null',
  'true',
  '1e5',
  'class',
  'int',
  'record',
  'static { }',
  'System.exit(1);',
  'DROP TABLE x;',
  "'); --",
  '$$',
  '$tag$',
  "E'",
  "N'",
  'COMMENT ON',
  'C:\\users',
  '../..',
  'con',
  ' ',
  '  ',
  'word',
  'Straße',
  'x'.repeat(40),
] as const;

/** A number between 0 and 1 from a seed, the same for the same seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Hostile strings without end, each other than all before it. */
export function hostileStrings(seed: number): { next(): string; readonly count: number } {
  const roll = random(seed);
  let count = 0;
  return {
    next: () => {
      const pieces = Array.from(
        { length: 1 + Math.floor(roll() * 6) },
        () => PIECES[Math.floor(roll() * PIECES.length)],
      );
      // The number keeps strings apart that differ by invisible characters only.
      pieces.splice(Math.floor(roll() * (pieces.length + 1)), 0, `n${count++}n`);
      return pieces.join('');
    },
    get count() {
      return count;
    },
  };
}
