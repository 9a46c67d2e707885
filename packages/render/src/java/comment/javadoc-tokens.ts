import { smallestOf } from '@backsmith/text';
import { JavadocLexer } from './javadoc-lexer.ts';
import type { JavadocToken } from './javadoc-token.ts';

/** The tokens of a Javadoc comment, joined and completed as google-java-format does it. */
export function tokenizeJavadoc(comment: string): readonly JavadocToken[] {
  const inside = comment.slice('/**'.length, -'*/'.length);
  return tidyCodeBlocks(inferParagraphs(joinNeighbours(new JavadocLexer(inside).tokens())));
}

/** Joins what belongs to one word, and spaces. A word that starts with `@` never begins a line, so it joins the one before. */
function joinNeighbours(tokens: readonly JavadocToken[]): readonly JavadocToken[] {
  const joined: JavadocToken[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    const previous = joined.at(-2);
    if (token.kind === 'word' && last?.kind === 'word') joined.splice(-1, 1, join(last, '', token));
    else if (token.kind === 'space' && last?.kind === 'space') joined.splice(-1, 1, join(last, '', token));
    else if (token.kind === 'word' && token.text.startsWith('@') && last?.kind === 'space' && previous?.kind === 'word')
      joined.splice(-2, 2, join(previous, ' ', token));
    else joined.push(token);
  }
  return joined;
}

function join(left: JavadocToken, between: string, right: JavadocToken): JavadocToken {
  return { kind: left.kind, text: left.text + between + right.text };
}

/** A blank line between words starts a paragraph. */
function inferParagraphs(tokens: readonly JavadocToken[]): readonly JavadocToken[] {
  return tokens.flatMap((token, index): readonly JavadocToken[] => {
    const isBetweenWords = tokens[index - 1]?.kind === 'word' && tokens[index + 1]?.kind === 'word';
    if (token.kind !== 'space' || !isBetweenWords || token.text.split('\n').length < 3) return [token];
    return [token, { kind: 'paragraph', text: '<p>' }];
  });
}

/** Moves the lines of `<pre>{@code` to the left, and its closing brace to a line of its own. */
function tidyCodeBlocks(tokens: readonly JavadocToken[]): readonly JavadocToken[] {
  const start = tokens.findIndex((token) => token.kind === 'pre-open') + 1;
  if (start === 0) return tokens;
  const end = tokens.findIndex((token, at) => at >= start && token.kind === 'pre-close');
  return [...tokens.slice(0, start), ...tidyCodeBlock(tokens.slice(start, end)), ...tidyCodeBlocks(tokens.slice(end))];
}

function tidyCodeBlock(content: readonly JavadocToken[]): readonly JavadocToken[] {
  const start = content.findIndex((token) => token.kind !== 'newline');
  const opening = content[start];
  if (opening?.kind !== 'word' || !/^[ \t]*\{@code$/u.test(opening.text)) return content;
  return [{ kind: 'word', text: opening.text.trim() }, ...tidyCode(content.slice(start + 1))];
}

function tidyCode(code: readonly JavadocToken[]): readonly JavadocToken[] {
  const first = code.findIndex((token) => token.kind !== 'newline');
  if (first < 0) return [];
  const lines = code.slice(first, code.findLastIndex((token) => token.kind !== 'newline') + 1);
  const last = lines.at(-1);
  const hasBrace = last?.kind === 'word' && last.text.endsWith('}');
  const body = hasBrace ? withoutBrace(lines, last) : lines;
  const indents = body
    .filter((token) => token.kind === 'word' && token.text.trim() !== '')
    .map(({ text }) => text.search(/[^ ]/u));
  const margin = smallestOf(indents);
  const moved = body.map((token) => (token.kind === 'word' ? { ...token, text: cut(token.text, margin) } : token));
  return [NEWLINE, ...moved, hasBrace ? { kind: 'word', text: '}' } : NEWLINE];
}

const NEWLINE: JavadocToken = { kind: 'newline', text: '\n' };

function withoutBrace(lines: readonly JavadocToken[], last: JavadocToken): readonly JavadocToken[] {
  const others = lines.slice(0, -1);
  return last.text === '}' ? others : [...others, { kind: 'word', text: last.text.slice(0, -1) }, NEWLINE];
}

function cut(text: string, margin: number): string {
  return text.length > margin ? text.slice(margin) : text;
}
