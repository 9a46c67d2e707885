import type { StrictDatabase } from './strict-sql.ts';

/** What a grammar does not know though its database does, and the same said so that the rest is still judged. */
export type Gap = {
  readonly reason: string;
  readonly pattern: RegExp;
  /** What stands in its place; nothing where the whole statement is not judged. */
  readonly instead?: string | ((...found: string[]) => string);
};

export const KNOWN_GAPS: Readonly<Record<StrictDatabase, readonly Gap[]>> = {
  oracle: [
    { reason: 'no character that escapes others is a backslash', pattern: /\bescape '\\'/gi, instead: "escape '!'" },
    {
      reason: 'words that are reserved in the grammar only',
      pattern:
        /(?<![\w"$#])(?:app|condition|definition|digest|enclosed|history|mandatory|map|mark|pages|partial|shift|trust)(?![\w"$#])/gi,
      instead: (name) => `x_${name}`,
    },
    {
      reason: 'nothing is selected from nowhere; which versions do that stands in recorded/beyond-grammar.ts',
      pattern: /^(select (?:"[^"]+"\.?)+\.nextval)$/gi,
      instead: '$1 from dual',
    },
    {
      reason: 'no interval has precisions',
      pattern: /\bINTERVAL DAY\(\d\) TO SECOND\(\d\)/g,
      instead: 'INTERVAL DAY TO SECOND',
    },
  ],
  sqlserver: [
    { reason: 'no procedure is called and nothing asked before a statement', pattern: /^(?:EXEC|IF)\b/ },
    {
      reason: 'words that are reserved in the grammar only',
      pattern: /(?<![\w[@#$.])(?:path|language)(?![\w\]@#$])/gi,
      instead: (name) => `x_${name}`,
    },
    { reason: 'no view is read to its end', pattern: /^CREATE VIEW\b/ },
    {
      reason: 'no index has a condition',
      pattern: /^(CREATE (?:UNIQUE )?INDEX (?:\[(?:[^\]]|\]\])*\]|[^[])*?\)) WHERE [^]*$/,
      instead: '$1',
    },
    {
      reason: 'nothing draws from a sequence',
      pattern: /\bNEXT VALUE FOR (?:\[(?:[^\]]|\]\])*\]\.?)+/gi,
      instead: '0',
    },
    { reason: 'no column is a row version', pattern: /(?<=\] )timestamp\b/g, instead: 'binary(8)' },
    {
      reason: 'no table has several hints; which there may be and where stands in recorded/beyond-grammar.ts',
      pattern: / WITH ?\([A-Z]+(?:, ?[A-Z]+)*\)/gi,
      instead: '',
    },
    {
      reason: 'names in brackets hold letters, digits and spaces only',
      pattern: /\[((?:[^\]]|\]\])*)\]/g,
      instead: (_, name = '') => `[${name.replaceAll(/[^\p{L}\p{N}_ ]/gu, '_')}]`,
    },
  ],
};

/** A statement without what the grammar is known to lack; nothing where it is not judged. */
export function judged(database: StrictDatabase, statement: string): string | undefined {
  let text = statement;
  for (const { pattern, instead } of KNOWN_GAPS[database]) {
    if (instead !== undefined) text = text.replace(pattern, instead as string);
    else if (pattern.test(text)) return undefined;
  }
  return text;
}
