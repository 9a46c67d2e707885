import { layOut } from './layout/lay-out.ts';
import { layoutFile } from './layout/layout-file.ts';
import { parseFile } from './syntax/parse-file.ts';
import type { JavaToken } from './token.ts';

export type FileHeader = {
  readonly packageName: string;
  readonly staticImports: readonly string[];
  readonly imports: readonly string[];
};

/** The text of a file from its header and the tokens of its declarations; long string literals are still whole. */
export function printTokens(header: FileHeader, tokens: readonly JavaToken[]): string {
  const body = layOut(layoutFile(tokens, parseFile(tokens), header.imports));
  return [...headerParagraphs(header), `${body}\n`].join('\n\n');
}

/** Static imports first, as google-java-format orders them. */
function headerParagraphs(header: FileHeader): readonly string[] {
  return [
    `package ${header.packageName};`,
    header.staticImports.map((name) => `import static ${name};`).join('\n'),
    header.imports.map((name) => `import ${name};`).join('\n'),
  ].filter((paragraph) => paragraph !== '');
}
