import type { Slots } from './shop-with.ts';

/** One way to break out, by name. `encoding` where the bytes themselves are the attack. */
export type HostileInput = {
  readonly name: string;
  readonly slots: Partial<Slots>;
  readonly encoding?: 'utf-16le';
  /** Why this text may change the shape of the program after all. */
  readonly reshapes?: string;
};

/** The same text wherever text is carried over as text. */
function everywhere(text: string): Partial<Slots> {
  return { tableComment: text, columnComment: text, textDefault: text, enumValue: text };
}

/** Text that ends, continues or changes the meaning of what it is put into. The shape of the Java code must not change. */
export const HOSTILE_TEXTS: readonly HostileInput[] = [
  { name: 'the end of a block comment', slots: everywhere('*/ static { System.exit(1); } /*') },
  {
    name: 'the end of a block comment as Unicode escapes',
    slots: everywhere('\\u002a\\u002f int injected; \\u002f\\u002a'),
  },
  { name: 'a line feed as a Unicode escape', slots: everywhere('x \\u000a int injected;') },
  { name: 'a lone carriage return', slots: everywhere('x \r int injected;') },
  { name: 'a quotation mark as a Unicode escape', slots: everywhere('\\u0022; int injected; String b = \\u0022') },
  { name: 'quotation marks and back-slashes', slots: everywhere('"; int injected; // \\" \\\\') },
  { name: 'the end of a text block', slots: everywhere('"""; int injected; String b = """') },
  { name: 'a Windows path that looks like a Unicode escape', slots: everywhere('C:\\users\\u00zz\\x') },
  { name: 'a lone surrogate', slots: everywhere('half of \ud83d a pair'), encoding: 'utf-16le' },
  {
    name: 'an expression of Maven and Spring',
    slots: everywhere('${env.HOME} #{T(java.lang.Runtime).getRuntime()} @project.name@ {0} %s'),
  },
  { name: 'the end of an XML comment and section', slots: everywhere('--> ]]> <!-- </project> &lt; &') },
  { name: 'what YAML reads as another type', slots: everywhere('no: 0123\n- 1e5: &a *b !c | > ~') },
  { name: 'Javadoc tags and markup', slots: everywhere('{@link x} @throws y <script>alert(1)</script> <p> {@code {') },
  {
    name: 'Markdown that leaves its table cell',
    slots: everywhere('a | b\n\n# head `code` [x](javascript:alert(1)) <img src=x onerror=y>'),
  },
  { name: 'SQL that ends its literal', slots: everywhere("'; DROP TABLE owner; --") },
  { name: 'a shell command', slots: everywhere('$(touch /tmp/x) `id` && rm -rf ~ ; \\') },
  {
    name: 'invisible and direction-changing characters',
    slots: everywhere('a\u200b\u202eb\u2066c\ufeff\u2028d\u0000e'.replace('\u0000', '')),
  },
  {
    name: 'text of 70 kilobytes',
    reshapes: 'no constant of a class file holds it, so the entity goes without the initial value',
    slots: { textDefault: 'long '.repeat(14_000), columnComment: 'long '.repeat(14_000) },
  },
];

/** Names that are words of Java, of a file system, or no words at all. All of it must compile. */
export const HOSTILE_NAMES: readonly HostileInput[] = [
  { name: 'Java keywords', slots: { table: 'class', column: 'int' } },
  { name: 'contextual keywords', slots: { table: 'record', column: 'var' } },
  { name: 'what a record may not call a component', slots: { table: 'yield', column: 'hashCode' } },
  { name: 'methods of Object', slots: { table: 'Object', column: 'wait' } },
  { name: 'types every file uses', slots: { table: 'String', column: 'List' } },
  { name: 'types of the frameworks', slots: { table: 'Entity', column: 'Override' } },
  { name: 'a package root', slots: { table: 'jakarta', column: 'org' } },
  { name: 'a device name', slots: { table: 'con', column: 'aux' } },
  { name: 'a path', slots: { table: '../../etc/passwd', column: '..\\..\\x' } },
  { name: 'quotation marks', slots: { table: 'a"b\'c`d', column: ']; DROP TABLE owner; --' } },
  { name: 'a Unicode escape', slots: { table: '\\u0022x', column: '\\u002a\\u002f' } },
  { name: 'the end of a comment', slots: { table: '*/ class X {', column: '"""' } },
  { name: 'digits only', slots: { table: '123', column: '4 5 6' } },
  { name: 'no letter at all', slots: { table: '---', column: '!?' } },
  { name: 'another script', slots: { table: '订单', column: 'цена' } },
  { name: 'one letter outside of the basic plane', slots: { table: '𝒳', column: '😀' } },
  { name: '200 characters', slots: { table: 'x'.repeat(200), column: 'y'.repeat(200) } },
  { name: 'names of our own parameters', slots: { table: 'page', column: 'pageable' } },
  { name: 'names of our own layers', slots: { table: 'service', column: 'repository' } },
];
