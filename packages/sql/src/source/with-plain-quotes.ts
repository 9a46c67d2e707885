/** A text without typographic quotes where SQL has plain ones, and where the first of them stood. */
export type WithPlainQuotes = { readonly text: string; readonly first?: number };

/** A name or a value behind words of SQL, in quotes that no database takes for any: the text was edited as prose. */
const EVIDENCE = /\b(?:table|exists|references|on|into|default|(?:enum|in|values|check|key) *\() *[“”„‘’‚]/i;

/** A name or a value in them, where SQL has one. */
const QUOTED = /(?<=^|[\s(,=.])(?:[“”„]([^“”„"\n]*)[“”"]|[‘’‚]([^‘’‚'\n]*)[‘’'])(?=$|[\s(),;.])/gm;

/** Rows of a dump are as they were in the database. */
const DUMPED = /\bfrom stdin\b/i;
/** Such texts are written by hand. */
const LONGEST = 1_000_000;

/**
 * Writes the quotes of word processors and chats as those of SQL. Lines that have plain ones are left alone: there they
 * belong to a text. All characters keep their places.
 */
export function withPlainQuotes(text: string): WithPlainQuotes {
  if (text.length > LONGEST || !EVIDENCE.test(text) || DUMPED.test(text)) return { text };
  let first: number | undefined;
  let at = 0;
  const lines = text.split('\n').map((line) => {
    const plain = /['`]|--/.test(line)
      ? line
      : line.replaceAll(QUOTED, (found: string, name?: string, value?: string) => {
          first ??= at + line.indexOf(found);
          return name === undefined ? `'${value ?? ''}'` : `"${name}"`;
        });
    at += line.length + 1;
    return plain;
  });
  return first === undefined ? { text } : { text: lines.join('\n'), first };
}
