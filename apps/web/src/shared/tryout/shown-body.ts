import type { TryoutReply } from '@backsmith/contract';
import type { CodeLanguage } from '../lib/highlight.ts';

/** More lines than this make a page slow and help nobody. */
const MOST_LINES = 2000;

export type ShownBody = {
  readonly text: string;
  readonly language: CodeLanguage;
  /** There are more lines than are shown. */
  readonly isShortened: boolean;
};

/** The body of an answer as people read it: JSON with a line for each value, anything else as it came. */
export function shownBody({ headers, body, isCut }: Pick<TryoutReply, 'headers' | 'body' | 'isCut'>): ShownBody {
  const type = headers.find(({ name }) => name === 'content-type')?.value ?? '';
  const isJson = type.includes('json');
  const text = isJson && !isCut ? indented(body) : body;
  const lines = text.split('\n');
  const isShortened = lines.length > MOST_LINES;
  return {
    text: isShortened ? lines.slice(0, MOST_LINES).join('\n') : text,
    language: isJson ? 'json' : 'text',
    isShortened,
  };
}

const STRING_OR_MARK = /"(?:[^"\\]|\\.)*"|\{\s*\}|\[\s*\]|[{}[\],:]|\s+/gu;

/** JSON laid out anew, its numbers digit by digit as they were: some have more than JavaScript has room for. */
function indented(json: string): string {
  let depth = 0;
  const line = () => `\n${'  '.repeat(depth)}`;
  return json.replaceAll(STRING_OR_MARK, (part) => {
    switch (part) {
      case '{':
      case '[':
        depth += 1;
        return part + line();
      case '}':
      case ']':
        depth = Math.max(0, depth - 1);
        return line() + part;
      case ',':
        return part + line();
      case ':':
        return ': ';
      default:
        return part.startsWith('"') ? part : part.replaceAll(/\s/gu, '');
    }
  });
}
