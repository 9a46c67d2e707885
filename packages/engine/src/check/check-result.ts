import type { Schema } from '@backsmith/schema';
import type { Diagnostic } from '@backsmith/text';
import type { GeneratedFile } from '@backsmith/render';
import { checkJava } from './check-java.ts';
import { checkPaths } from './check-paths.ts';
import { lostTables } from './check-tables.ts';
import { checkXml } from './check-xml.ts';

function problem(message: string): Diagnostic {
  return {
    severity: 'error',
    code: 'broken-result',
    message: `The generated project did not pass its check: ${message}.`,
    hint: 'This is a mistake of the generator; please report it with the schema.',
    line: 0,
    column: 0,
  };
}

type Texts = readonly { readonly path: string; readonly content: string }[];

function textFiles(files: readonly GeneratedFile[]): Texts {
  return files.flatMap(({ path, content }) => (typeof content === 'string' ? [{ path, content }] : []));
}

function textProblems(texts: Texts): string[] {
  const isBroken = (content: string): boolean => !content.isWellFormed() || content.includes('\0');
  return texts
    .filter(({ content }) => isBroken(content))
    .map(({ path }) => `${path} holds characters no file can hold`);
}

function xmlProblems(texts: Texts): string[] {
  return texts.flatMap(({ path, content }) => {
    const wrong = path.endsWith('.xml') ? checkXml(content) : undefined;
    return wrong === undefined ? [] : [`${path}: ${wrong}`];
  });
}

/**
 * What must hold for every project that is handed out, whatever schema it was made from: paths that unpack everywhere,
 * Java and XML files that are well formed, and every table either in the code or in the report.
 *
 * @returns one error per finding; empty for a sound project
 */
export function checkResult(schema: Schema, files: readonly GeneratedFile[]): readonly Diagnostic[] {
  const texts = textFiles(files);
  const java = texts
    .filter(({ path }) => path.endsWith('.java'))
    .map(({ path, content }) => ({ path, ...checkJava(path, content) }));
  const report = texts.find(({ path }) => path === 'REPORT.md')?.content ?? '';
  const literals = java.flatMap((file) => file.literals);
  return [
    ...checkPaths(files.map(({ path }) => path)),
    ...textProblems(texts),
    ...java.flatMap(({ path, problems }) => problems.map((wrong) => `${path}: ${wrong}`)),
    ...xmlProblems(texts),
    ...lostTables(schema, literals, report).map((name) => `table ${name} is neither generated nor reported`),
  ].map(problem);
}
