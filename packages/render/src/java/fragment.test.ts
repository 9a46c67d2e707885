import { expect, test } from 'vitest';
import { annotation, arrayOf, commas, isEmptyJava, java, javadoc, join, literal } from '../index.ts';
import { paragraphs, printJava, staticMember, textBlock, type, typeIn } from '../index.ts';
import type { JavaFragment } from '../index.ts';

function print(body: JavaFragment, packageName = 'com.acme.shop'): string {
  return printJava({ packageName, typeName: 'Sample', body });
}

/** What stands in a class body. */
function member(body: JavaFragment): string {
  const text = print(java`class Sample { ${body} }`);
  return text.slice(text.indexOf('{\n') + 2, text.lastIndexOf('}'));
}

test('a template is laid out whatever its own layout is', () => {
  expect(
    member(java`int   add(int a,
      int b)
    { return a+b ; }`),
  ).toBe('  int add(int a, int b) {\n    return a + b;\n  }\n');
});

test('blank lines between statements stay, those of an empty placeholder do not add up', () => {
  const printed = member(java`
    void x() {
      first();

      ${false}

      second();
      third();
    }`);
  expect(printed).toBe('  void x() {\n    first();\n\n    second();\n    third();\n  }\n');
});

test('lists follow each other, with commas or blank lines where asked', () => {
  expect(member(java`int[] a = {${commas(['x', null, 'y'])}};`)).toBe('  int[] a = {x, y};\n');
  expect(member(java`${['a', 'b'].map((name) => java`int ${name};`)}`)).toBe('  int a;\n  int b;\n');
  expect(member(paragraphs([java`int a;`, undefined, java`int b;`]))).toBe('  int a;\n\n  int b;\n');
  expect(member(java`boolean a = ${join(['x', 'y', 'z'], java` && `)};`)).toBe('  boolean a = x && y && z;\n');
  expect([isEmptyJava([]), isEmptyJava([null, []]), isEmptyJava('x')]).toEqual([true, true, false]);
});

test.each(['class', 'a b', '', 'a;b', '1a', 'naïve', '_'])('the string %j is no identifier', (name) => {
  expect(() => java`int ${name};`).toThrow('Not a Java identifier');
});

test('a placeholder glued to a word is refused', () => {
  expect(() => java`int get${'Name'}();`).toThrow('glued');
  expect(() => java`int ${'name'}Suffix;`).toThrow('glued');
  expect(() => java`String s = "${'name'}";`).toThrow('Not a Java token');
  expect(() => java`// ${'name'}`).toThrow('comment');
});

test('qualified names are imported and written short, in order, static ones first', () => {
  const printed = print(java`
    class Sample extends java.util.ArrayList<java.util.Map.Entry<String, ${type('java.util.List<java.math.BigDecimal[]>')}>> {
      int status = org.springframework.http.HttpStatus.OK.value() + ${staticMember('java.lang.Math', 'max')}(1, 2);
      ${typeIn('com.acme.shop', 'Near')} near;
      ${typeIn('Odd.Package', 'Far')} far;
    }`);
  expect(printed.split('\n\nclass')[0]).toBe(
    [
      'package com.acme.shop;',
      '',
      'import static java.lang.Math.max;',
      '',
      'import Odd.Package.Far;',
      'import java.math.BigDecimal;',
      'import java.util.ArrayList;',
      'import java.util.List;',
      'import java.util.Map;',
      'import org.springframework.http.HttpStatus;',
    ].join('\n'),
  );
  expect(printed).toContain('ArrayList<Map.Entry<String, List<BigDecimal[]>>>');
  expect(printed).toContain('HttpStatus.OK.value() + max(1, 2)');
});

test('of two types with one name the more used is imported, the other written in full', () => {
  const printed = print(java`class Sample { java.util.Date a; java.util.Date b; java.sql.Date c; }`);
  expect(printed).toContain('import java.util.Date;');
  expect(printed).toContain('java.sql.Date c;');
  expect(printed).not.toContain('import java.sql');
});

test('a name the file itself declares or writes bare is never imported over it', () => {
  const printed = print(java`
    @jakarta.persistence.Table
    class ${'Table'} { jakarta.persistence.Column a; record Column(int x) {} String b; org.other.String c; Object d; }`);
  expect(printed).toContain('@jakarta.persistence.Table\nclass Table');
  expect(printed).toContain('jakarta.persistence.Column a;');
  expect(printed).toContain('org.other.String c;');
  expect(printed).not.toContain('import');
});

test('the name of the declared type is its own, however often another of that name is used', () => {
  const printed = print(
    java`class ${typeIn('com.acme.shop', 'Sample')} { @com.other.Sample int a; @com.other.Sample int b; }`,
  );
  expect(printed).toContain('class Sample {\n  @com.other.Sample int a;');
});

test('a static member whose name is taken is written with its owner', () => {
  const get = (owner: string): JavaFragment => java`int x = ${staticMember(owner, 'get')}();`;
  const printed = print(java`class Sample { void a() { ${get('a.b.One')} } void c() { ${get('a.b.Two')} } }`);
  expect(printed).toContain('import static a.b.One.get;');
  expect(printed).toContain('int x = a.b.Two.get();');
});

test.each(['not a type', 'class', 'List<class>', 'java.util.List;', 'a()', '', '"x"'])('%j is no type', (spelling) => {
  expect(() => type(spelling)).toThrow('Not a Java type');
});

test('type arguments can be fragments', () => {
  expect(member(java`${type('java.util.List', type('T'))} a;`)).toBe('  List<T> a;\n');
  expect(() => typeIn('int.class', 'Order')).toThrow('Not a Java package');
  expect(() => typeIn('com.acme', 'var')).toThrow('Not a Java type');
});

test('annotations leave out what has no value', () => {
  const column = type('jakarta.persistence.Column');
  const printed = (values: Parameters<typeof annotation>[1]): string =>
    member(java`${annotation(column, values)} int a;`);
  expect(printed({})).toBe('  @Column int a;\n');
  expect(printed({ name: literal('a'), length: undefined, unique: literal(true) })).toBe(
    '  @Column(name = "a", unique = true)\n  int a;\n',
  );
  expect(printed({ value: [literal('a'), literal('b')] })).toBe('  @Column({"a", "b"})\n  int a;\n');
  expect(printed({ value: [literal('a'), null] })).toBe('  @Column("a")\n  int a;\n');
  expect(member(java`int[] a = ${arrayOf([literal(1), literal(2)])};`)).toBe('  int[] a = {1, 2};\n');
});

test('comments fill their lines and mention types', () => {
  const order = typeIn('com.acme.shop.domain', 'Order');
  const printed = print(java`
    ${javadoc`Keeps {@link ${order}} and ${'*/ @x {'}.

      ${"a user's text\n\n* with an item"}

      @param <T> what`}
    class Sample {
      // one
      int a; ${javadoc``} }`);
  expect(printed).toContain('import com.acme.shop.domain.Order;');
  expect(printed).toContain(
    [
      '/**',
      ' * Keeps {@link Order} and *&#47; &#64;x &#123;.',
      ' *',
      " * <p>a user's text",
      ' *',
      ' * <p>* with an item',
      ' *',
      ' * @param <T> what',
      ' */',
    ].join('\n'),
  );
  expect(printed).toContain('  // one\n  int a;\n}');
});

test('a text block is indented with its line', () => {
  expect(member(java`void x() { post(${textBlock('{\n  "a": 1\n}\n')}); }`)).toBe(
    '  void x() {\n    post(\n        """\n        {\n          "a": 1\n        }\n        """);\n  }\n',
  );
});

test('a file must be Java', () => {
  expect(() => print(java`class Sample { int a }`)).toThrow('expected ;');
  expect(() =>
    print(java`class Sample {} 
// lost`),
  ).toThrow('A comment behind everything');
  expect(() => print(java`class Sample {}`, 'int.class')).toThrow('Not a Java package');
});
