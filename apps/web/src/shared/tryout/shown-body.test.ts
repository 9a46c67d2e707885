import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownBody } from './shown-body.ts';

const JSON_TYPE = [{ name: 'content-type', value: 'application/problem+json' }];

function shown(body: string): string {
  return shownBody({ headers: JSON_TYPE, body, isCut: false }).text;
}

describe('shownBody', () => {
  it('gives each value of JSON a line and keeps all digits', () => {
    expect(shown('{"id":12345678901234567890,"price":1.50,"tags":["a, b"],"none":{}}')).toBe(
      '{\n  "id": 12345678901234567890,\n  "price": 1.50,\n  "tags": [\n    "a, b"\n  ],\n  "none": {}\n}',
    );
  });

  it('changes no value, whatever stands in it', () => {
    // Strings that hold brackets with nothing between them are values, too.
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        expect(JSON.parse(shown(text))).toEqual(JSON.parse(text));
      }),
      { examples: [[{ a: '{ }', b: '[  ]' }]] },
    );
  });

  it('shows what is no JSON, and what was cut, as it came', () => {
    const headers = [{ name: 'content-type', value: 'text/html' }];
    expect(shownBody({ headers, body: '<p>{"a":1}', isCut: false })).toEqual({
      text: '<p>{"a":1}',
      language: 'text',
      isShortened: false,
    });
    expect(shownBody({ headers: JSON_TYPE, body: '{"a":1', isCut: true }).text).toBe('{"a":1');
  });

  it('shortens what has more lines than a page takes', () => {
    const body = JSON.stringify(Array.from({ length: 5000 }, (_, at) => at));
    const { text, isShortened } = shownBody({ headers: JSON_TYPE, body, isCut: false });
    expect(isShortened).toBe(true);
    expect(text.split('\n')).toHaveLength(2000);
  });
});
