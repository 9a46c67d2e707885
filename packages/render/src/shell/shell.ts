const PLAIN_WORD = /^[A-Za-z0-9_/:=.,@%+-]+$/u;

/** One word of a POSIX shell's command line that stands for exactly this text, less NUL characters. */
export function shellWord(text: string): string {
  if (PLAIN_WORD.test(text)) return text;
  return `'${text.toWellFormed().replaceAll('\0', '').replaceAll("'", `'\\''`)}'`;
}
