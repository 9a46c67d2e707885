import type { Schema } from '@backsmith/schema';
import { describe, expect, test } from 'vitest';
import { checkResult } from './check-result.ts';

const table = (name: string) => ({
  name,
  columns: [],
  primaryKey: [],
  uniques: [],
  checks: [],
  indexes: [],
  line: 1,
  column: 1,
});
const schema = (...names: string[]): Schema => ({
  dialect: 'postgresql',
  tables: names.map(table),
  foreignKeys: [],
  enums: [],
  sequences: [],
  views: [],
});

const entity = (body: string) => ({
  path: 'src/main/java/com/acme/A.java',
  content: `package com.acme;\n\nclass A {\n${body}\n}\n`,
});
const messages = (...args: Parameters<typeof checkResult>) => checkResult(...args).map(({ message }) => message);

describe('a sound project', () => {
  test('passes: brackets in literals and comments count for nothing', () => {
    const body =
      '  /* ( */ String a = "{\\"("; // [\n  char b = \'}\';\n  String c = """\n      ) "quoted" \\""" (\n      """;';
    expect(messages(schema(), [entity(body), { path: 'pom.xml', content: '<a><!-- x --><b c="1>2"/></a>' }])).toEqual(
      [],
    );
  });

  test('may name a table in the code, escaped or not, or in the report', () => {
    const body = '  String a = "`order`", b = "b\\u00fcro", c = "with \\"quotes\\"";';
    const report = { path: 'REPORT.md', content: 'left out: odd\\_one' };
    expect(messages(schema('order', 'büro', 'with "quotes"', 'odd_one'), [entity(body), report])).toEqual([]);
  });

  test('may name a table in the report as far as people see the name', () => {
    const report = { path: 'REPORT.md', content: '| `a" b` |\n' };
    expect(messages(schema('a"\u200b \tb\ufeff'), [entity(''), report])).toEqual([]);
  });
});

describe('a broken project is refused', () => {
  test.each([
    ['an open brace', '  void a() {', 'no }'],
    ['a wrong closer', '  void a() { ( } )', 'unexpected }'],
    ['an unfinished string', '  String a = "x', 'unfinished literal'],
    ['an unfinished comment', '  /* x', 'unfinished comment'],
    ['an escape in a comment', '  // \\u000a int x;', 'Unicode escape'],
    ['a stray back-slash', '  \\u0022', 'back-slash'],
    ['a constant too long for a class file', `  String a = "${'ü'.repeat(33_000)}";`, 'longer than 65535 bytes'],
  ])('%s', (_, body, expected) => {
    expect(messages(schema(), [entity(body)]).join('\n')).toContain(expected);
  });

  test('a type or package that does not match its path', () => {
    const file = { path: 'src/main/java/com/acme/B.java', content: 'package com.other;\n\nclass A {}\n' };
    expect(messages(schema(), [file]).join()).toMatch(/package com.other instead of com.acme.*no type B/);
  });

  test.each([
    ['<a><b></a></b>', 'unexpected </a>'],
    ['<a>', 'no </a>'],
    ['<a><!-- b -- c --></a>', 'two hyphens'],
    ['<a b="<"/>', 'no tag'],
  ])('XML %s', (content, expected) => {
    expect(messages(schema(), [{ path: 'pom.xml', content }]).join()).toContain(expected);
  });

  test.each(['../a', 'a//b', 'a b', 'ä', '/a', `${'a/'.repeat(130)}b`])('the path %s', (path) => {
    expect(messages(schema(), [{ path, content: '' }])).toHaveLength(1);
  });

  test('two paths that are one on some file systems', () => {
    const files = ['src/Order.txt', 'src/order.txt'].map((path) => ({ path, content: '' }));
    expect(messages(schema(), files).join()).toContain('src/order.txt exists twice');
  });

  test('a table that got lost', () => {
    expect(messages(schema('a_table'), [entity('')]).join()).toContain(
      'table a_table is neither generated nor reported',
    );
  });

  test('a lone surrogate', () => {
    expect(messages(schema(), [{ path: 'a.txt', content: '\ud800' }])).toHaveLength(1);
  });
});
