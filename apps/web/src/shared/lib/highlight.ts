export type CodeLanguage = 'sql' | 'java' | 'yaml' | 'shell' | 'json' | 'text';

/** A stretch of code of one colour: key word, type, string, annotation, comment. */
export type CodePiece = { readonly text: string; readonly kind?: (typeof KINDS)[number] | undefined };

const KINDS = ['k', 'y', 's', 'a', 'c'] as const;

const words = (list: string) => list.split(' ').join('|');

/** One pattern per language; the name of the group that matched is the kind. Every branch is bounded by its line. */
const PATTERNS: Readonly<Record<Exclude<CodeLanguage, 'text'>, RegExp>> = {
  sql: new RegExp(
    String.raw`(?<c>--.*)|(?<s>'[^']*')|\b(?<k>${words(
      'CREATE TABLE TYPE AS ENUM PRIMARY KEY NOT NULL UNIQUE REFERENCES CHECK FOREIGN CONSTRAINT DEFAULT INDEX ON ALTER ADD IN AND',
    )})\b|\b(?<y>${words(
      'bigserial bigint int integer smallint varchar text numeric timestamptz timestamp date boolean character varying enum',
    )})\b`,
    'gi',
  ),
  java: new RegExp(
    String.raw`(?<c>//.*)|(?<s>"[^"]*")|(?<a>@\w+)|\b(?<k>${words(
      'public private protected final class record enum interface return new void static throws extends implements import package if else null true false',
    )})\b|\b(?<y>[A-Z]\w*)`,
    'g',
  ),
  yaml: /(?<c>#.*)|(?<s>"[^"]*"|'[^']*')|(?<k>^\s*(?:- )?[\w.-]+(?=:))/g,
  json: /(?<y>"(?:[^"\\]|\\.)*"(?=:))|(?<s>"(?:[^"\\]|\\.)*")|\b(?<k>true|false|null)\b/g,
  shell: /(?<c>^\[?INFO\]?.*)|(?<k>^\$)/g,
};

/** Cuts one line of code into pieces; joined, they are the line again. */
export function highlightLine(line: string, language: CodeLanguage): readonly CodePiece[] {
  if (language === 'text') return [{ text: line }];
  const pieces: CodePiece[] = [];
  let end = 0;
  for (const match of line.matchAll(PATTERNS[language])) {
    const kind = kindOf(match);
    if (match.index > end) pieces.push({ text: line.slice(end, match.index) });
    pieces.push(kind === undefined ? { text: match[0] } : { text: match[0], kind });
    end = match.index + match[0].length;
  }
  if (end < line.length) pieces.push({ text: line.slice(end) });
  return pieces;
}

/** The name of the group that matched. */
function kindOf({ groups }: RegExpMatchArray): CodePiece['kind'] {
  const matched: Readonly<Record<string, string | undefined>> = groups ?? {};
  return KINDS.find((kind) => matched[kind] !== undefined);
}

/** The language a file is written in, by its name. */
export function languageOf(path: string): CodeLanguage {
  if (path.endsWith('.java')) return 'java';
  if (path.endsWith('.sql')) return 'sql';
  return /\.ya?ml$/.test(path) ? 'yaml' : 'text';
}
