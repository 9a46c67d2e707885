import type { Dialect } from '../dialect.ts';
import { databaseName, databaseNamed } from '../dialects/dialect-names.ts';

/** It stands where people begin to read. */
const HEAD = 3000;
const SAID = /--[ \t]*dialect:[ \t]*(\w[\w \t]*?)[ \t]*$/im;

/** The dialect a text names itself, in a comment of its head such as `-- dialect: MySQL`. */
export function saidDialect(text: string): Dialect | undefined {
  const name = SAID.exec(text.slice(0, HEAD))?.[1];
  return name === undefined ? undefined : databaseNamed(name.replaceAll(/\s/g, ''))?.dialect;
}

/** The text with a comment that names its dialect. Lines keep their numbers where it begins with a comment or an empty line. */
export function sayDialect(text: string, dialect: Dialect): string {
  const said = `-- dialect: ${databaseName(dialect)}`;
  const end = /\r?\n|$/.exec(text)?.index ?? 0;
  const first = text.slice(0, end);
  if (first.trim() === '') return said + text.slice(end);
  return first.startsWith('--') ? `${first} ${said}${text.slice(end)}` : `${said}\n${text}`;
}
