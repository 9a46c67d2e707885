/** What a character can begin; the lexer's first decision. */
export const CharClass = {
  other: 0,
  space: 1,
  newline: 2,
  letter: 3,
  digit: 4,
  /** `'`, `"`, a backtick. */
  quote: 5,
  /** `-`, `/`, `#`, `*`: may begin or end a comment. */
  comment: 6,
  /** `(`, `)`, `;`, `,`. */
  structure: 7,
  /** `$`, `@`, `&`, `:`, `{`, `%`, `[`, `\`, `.`, `?`: means something else in each dialect. */
  special: 8,
} as const;

const ASCII = buildTable();

function buildTable(): Uint8Array {
  const table = new Uint8Array(128);
  const fill = (characters: string, value: number): void => {
    for (const character of characters) table[character.charCodeAt(0)] = value;
  };
  for (let code = 0; code <= 32; code += 1) table[code] = CharClass.space;
  fill('\u007f', CharClass.space);
  fill('\n\r', CharClass.newline);
  fill('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_', CharClass.letter);
  fill('0123456789', CharClass.digit);
  fill(`'"\``, CharClass.quote);
  fill('-/#*', CharClass.comment);
  fill('();,', CharClass.structure);
  fill('$@&:{%[\\.', CharClass.special);
  return table;
}

export function charClassOf(code: number): number {
  if (code < 128) return ASCII[code] ?? 0;
  return isWideSpace(code) ? CharClass.space : CharClass.letter;
}

/** No-break space, byte order marks left in mid-file, and the other invisible separators of Unicode. */
function isWideSpace(code: number): boolean {
  if (code === 0xa0 || code === 0xfeff || code === 0x85) return true;
  if (code < 0x1680) return false;
  const separator = code >= 0x2000 && code <= 0x200b;
  return separator || code === 0x1680 || code === 0x2028 || code === 0x2029 || code === 0x202f || code === 0x3000;
}

/** Letters, digits, `_`, `$`, `#`, `@` and everything beyond ASCII that is not white space. */
export function isWordCode(code: number): boolean {
  if (code < 128) return WORD[code] === 1;
  return code >= 128 && !isWideSpace(code);
}

const WORD = new Uint8Array(128).map((_, code) => (/[A-Za-z0-9_$#@]/.test(String.fromCharCode(code)) ? 1 : 0));

export function isLetterCode(code: number): boolean {
  return charClassOf(code) === CharClass.letter;
}

export function isDigitCode(code: number): boolean {
  return code >= 48 && code <= 57;
}

export function isNewlineCode(code: number): boolean {
  return code === 10 || code === 13;
}

/** White space within a line. */
export function isBlankCode(code: number): boolean {
  return charClassOf(code) === CharClass.space;
}
