import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { blankLine, element, elementWith, renderXml, xmlComment } from '../index.ts';

// Properties try many inputs, also on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

test('a document in the shape people write', () => {
  const root = elementWith(
    'project',
    { xmlns: 'http://maven.apache.org/POM/4.0.0', 'xsi:x': 'a"<&\n' },
    element('artifactId', 'shop & <co>'),
    blankLine,
    xmlComment('a -- b -'),
    element('empty'),
    element('list', undefined, element('item', 'a', 'b'), element('item', '')),
  );
  expect(renderXml(root)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://maven.apache.org/POM/4.0.0" xsi:x="a&quot;&lt;&amp;&#10;">
  <artifactId>shop &amp; &lt;co&gt;</artifactId>

  <!-- a - - b -  -->
  <empty/>
  <list>
    <item>ab</item>
    <item/>
  </list>
</project>
`);
  expect(() => element('a b')).toThrow('Not an XML name');
});

test('any text comes back between tags and in attributes, less what XML forbids', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const xml = renderXml(elementWith('a', { b: text }, text));
      const [, attribute = '', content = ''] = /^.*\n<a b="([^"<]*)"(?:\/>|>([^<]*)<\/a>)\n$/su.exec(xml) ?? [];
      expect(xml).toMatch(/^<\?xml/u);
      expect(xml).not.toMatch(/[\0-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/u);
      expect(decode(attribute)).toBe(decode(content));
    }),
  );
});

test('a comment never ends early', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[->!\n a]*$/u), (text) => {
      const xml = renderXml(element('a', xmlComment(text)));
      expect(xml.match(/--/gu)).toHaveLength(2);
      expect(xml).not.toContain('--->');
    }),
  );
});

function decode(text: string): string {
  const names: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text.replace(/&(?:#(\d+)|(\w+));/gu, (_, code: string | undefined, name: string) =>
    code === undefined ? (names[name] ?? '') : String.fromCharCode(Number(code)),
  );
}
