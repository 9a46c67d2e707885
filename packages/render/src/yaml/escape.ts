const PLAIN_KEY = /^[A-Za-z_][A-Za-z0-9_./-]*$/u;

/**
 * Texts that mean themselves without quotes to every reader: they begin with a letter, a slash or the brace of one of
 * Spring's placeholders, and hold nothing that ends a scalar or begins a comment.
 */
const PLAIN_TEXT = /^(?:[A-Za-z/]|\$\{)(?:[A-Za-z0-9 _.,;/$(){}=+&*@-]|:(?! |$))*$/u;

/** A time or size, which no reader takes for a number. */
const MEASURE = /^[1-9]\d*(?:ms|s|m|h|Ki|Mi|Gi)$/u;

/** Words that YAML 1.1 or 1.2 reads as something else than a text. */
const RESERVED = /^(?:y|n|yes|no|on|off|true|false|null)$/iu;

const SHORT: Readonly<Record<string, string>> = { '"': '\\"', '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/**
 * A text as a double-quoted scalar on one line, in ASCII. An `@` is written as an escape too, for files in which Maven
 * replaces what stands between two of them. Lone surrogates become U+FFFD.
 */
export function quoteYaml(text: string): string {
  const escaped = text.toWellFormed().replace(/["\\]|[^ -~]|@/gu, escapeCharacter);
  return `"${escaped}"`;
}

/** A text: plain where every reader takes it for itself, else quoted, in single quotes where it holds double ones. */
export function yamlText(text: string): string {
  const isPlain = MEASURE.test(text) || (PLAIN_TEXT.test(text) && !RESERVED.test(text) && !text.endsWith(' '));
  if (isPlain) return text;
  return /^[ -&(-~]*["\\@][ -&(-~]*$/u.test(text) ? `'${text}'` : quoteYaml(text);
}

/** A key: plain where every reader takes it for a text, else quoted. */
export function yamlKey(key: string): string {
  return PLAIN_KEY.test(key) && !RESERVED.test(key) ? key : quoteYaml(key);
}

function escapeCharacter(character: string): string {
  const short = SHORT[character];
  if (short !== undefined) return short;
  const code = character.codePointAt(0) ?? 0;
  const hex = code.toString(16);
  if (code <= 0xff) return `\\x${hex.padStart(2, '0')}`;
  return code <= 0xffff ? `\\u${hex.padStart(4, '0')}` : `\\U${hex.padStart(8, '0')}`;
}
