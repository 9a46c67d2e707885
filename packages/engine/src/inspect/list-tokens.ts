import { SourceText, TokenKind, splitStatements, tokenize, type Dialect, type TokenList } from '@backsmith/sql';
import { addAll, type Diagnostic, type Parsed, type Position } from '@backsmith/text';
import type { Source } from '../source.ts';
import { decodeFiles } from './decode-files.ts';
import { detect } from './detect.ts';

/** One token of a source, as `inspect --stage tokens` prints it. */
export type TokenView = Position & { readonly kind: string; readonly text: string; readonly file?: string };

/** One statement of a source, as `inspect --stage statements` prints it. */
export type StatementView = Position & { readonly shape: string; readonly text: string; readonly file?: string };

/** Longer texts, most of them rows of data, are cut: a stage is printed to be read. */
const LONGEST = 2000;

const KIND_NAMES = new Map<number, string>(Object.entries(TokenKind).map(([name, kind]) => [kind, name]));

function cut(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`;
}

type Lexed = { readonly source: SourceText; readonly dialect: Dialect; readonly tokens: TokenList };

function eachFile<T>(
  source: Source,
  wish: Dialect | undefined,
  view: (lexed: Lexed) => readonly T[],
): Parsed<readonly T[]> {
  const files = decodeFiles(source);
  const dialect = wish ?? detect(source).dialect;
  const diagnostics: Diagnostic[] = [...files.diagnostics];
  const value = files.value.flatMap(({ name, text }) => {
    const named = new SourceText(text, name === '' ? undefined : name);
    const lexed = tokenize(named, dialect);
    addAll(diagnostics, lexed.diagnostics);
    return view({ source: named, dialect, tokens: lexed.value });
  });
  return { value, diagnostics };
}

function fileOf({ file }: SourceText): { file?: string } {
  return file === undefined ? {} : { file };
}

/** Every token of every file of a source; the rows of an INSERT or COPY are one token. */
export function listTokens(source: Source, dialect?: Dialect): Parsed<readonly TokenView[]> {
  return eachFile(source, dialect, ({ source: text, tokens }) =>
    Array.from({ length: tokens.count }, (_, at) => ({
      ...fileOf(text),
      ...text.position(tokens.start(at)),
      kind: KIND_NAMES.get(tokens.kind(at)) ?? String(tokens.kind(at)),
      text: cut(tokens.textOf(at)),
    })),
  );
}

/** Every statement of every file of a source, as the splitter cut them. */
export function listStatements(source: Source, dialect?: Dialect): Parsed<readonly StatementView[]> {
  return eachFile(source, dialect, ({ source: text, tokens, dialect: known }) =>
    splitStatements(tokens, known).map(({ from, to, shape }) => ({
      ...fileOf(text),
      ...text.position(tokens.start(from)),
      shape,
      text: cut(text.text.slice(tokens.start(from), tokens.end(to - 1))),
    })),
  );
}
