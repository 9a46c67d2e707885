import { describe, expect, it } from 'vitest';
import { decodeSource } from './decode-source.ts';

const ascii = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('decodeSource', () => {
  it.each<[string, Uint8Array, string, string]>([
    ['utf-8', new TextEncoder().encode('SELECT é'), 'SELECT é', 'utf-8'],
    ['a mark of UTF-8', new TextEncoder().encode('\ufeffSELECT'), 'SELECT', 'utf-8'],
    ['a mark of UTF-16', Uint8Array.of(0xff, 0xfe, 0x41, 0, 0x42, 0), 'AB', 'utf-16le'],
    ['UTF-16 BE', Uint8Array.of(0, 0x41, 0, 0x42, 0, 0x43), 'ABC', 'utf-16be'],
    ['bytes of Windows-1252', ascii('caf\u00e9 \u0080'), 'café €', 'windows-1252'],
    ['half a UTF-16 character', Uint8Array.of(0xff, 0xfe, 0x41, 0, 0x42), 'A\ufffd', 'utf-16le'],
  ])('%s', (_, bytes, text, encoding) => {
    expect(decodeSource(bytes).value).toEqual({ text, encoding });
  });

  it('names the place of NUL characters', () => {
    expect(decodeSource(ascii('SELECT 1;\nSELECT \0 2;')).diagnostics).toMatchObject([
      { code: 'nul-byte', severity: 'warning', line: 2, column: 8 },
    ]);
  });

  it('names archives by their first bytes', () => {
    for (const start of [
      'PGDMP',
      'SQLite format 3\0',
      'PK\u0003\u0004',
      'PK\u0005\u0006',
      '\u001f\u008b',
      'BZh9',
      '%PDF-1.7',
      'TAPE',
    ]) {
      const { value, diagnostics } = decodeSource(ascii(start.padEnd(64, 'x')));
      expect(value.text).toBe('');
      expect(diagnostics).toMatchObject([{ severity: 'error', code: 'binary-source' }]);
    }
  });
});
