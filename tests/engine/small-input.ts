import { generate, type Source } from '@backsmith/engine';
import { expect } from 'vitest';

type Target = 'postgresql' | 'mysql' | 'oracle' | 'sqlserver';

/** What comes of a small source: its first migration, its files by their ends, its addresses, and what was said by code. */
export function made(source: string | Readonly<Record<string, string>>, database: Target, from: Target = database) {
  const input: Source =
    typeof source === 'string'
      ? Buffer.from(source)
      : Object.entries(source).map(([name, sql]) => ({ name, content: sql }));
  const { value, diagnostics } = generate(
    input,
    {
      projectName: 'small',
      packageName: 'com.acme.small',
      architecture: 'monolithic',
      features: { swagger: true, exceptionHandler: true, security: false },
      database,
      javaVersion: 21,
      layout: 'layer',
    },
    () => undefined,
    { dialect: from },
  );
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const text = (end: string) =>
    String(value?.files.find(({ path }) => path.endsWith(end))?.content ?? '').replaceAll(/[ \t]+/g, ' ');
  return {
    v1: text(`db/migration/${database}/V1__schema.sql`),
    text,
    paths: value?.system.services.flatMap(({ resources }) => resources.map(({ path }) => path)) ?? [],
    /** The addresses of the lists of views and of what rows were before. */
    lists: value?.system.services.flatMap(({ lists }) => lists.map(({ path }) => path)) ?? [],
    said: (code: string) => diagnostics.filter((one) => one.code === code).map(({ message }) => message),
    line: (code: string) => diagnostics.find((one) => one.code === code)?.line,
  };
}

/** The Java type of each field of an answer. */
export function fieldsOf(java: string): Readonly<Record<string, string>> {
  const fields = java
    .slice(java.indexOf('public record'))
    .matchAll(/([A-Z][\w<>]*) (\w+)(?=,\n|, [A-Z@]|\)\s+(?:implements \w+ )?\{)/g);
  return Object.fromEntries([...fields].map(([, type = '', name = '']) => [name, type]));
}
