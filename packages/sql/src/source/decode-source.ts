import type { Diagnostic, Parsed } from '@backsmith/text';
import { archiveHint } from './foreign-format.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export type DecodedSource = { readonly text: string; readonly encoding: Encoding };

/**
 * The text of a file's bytes. UTF-8 and UTF-16 are recognised with and without a byte order mark, anything else is read
 * as Windows-1252. Empty and binary input gives an empty text and an error. Never throws.
 */
export function decodeSource(bytes: Uint8Array): Parsed<DecodedSource> {
  const foreign = archiveHint(bytes);
  if (foreign !== undefined) return refused('binary-source', foreign.message, foreign.hint);
  const { encoding, skip } = encodingOf(bytes);
  const content = bytes.subarray(skip);
  if (encoding !== undefined) return checked(new TextDecoder(encoding).decode(content), encoding);
  if (looksBinary(content))
    return refused('binary-source', 'The file holds binary data, not SQL text.', 'Upload a .sql file.');
  return checkedBytes(content);
}

function checkedBytes(bytes: Uint8Array): Parsed<DecodedSource> {
  const text = new TextDecoder('utf-8').decode(bytes);
  const damage = damageOf(text);
  if (damage.replaced === 0) return checked(text, 'utf-8');
  if (damage.wide > damage.replaced) {
    return checked(text, 'utf-8', {
      severity: 'warning',
      code: 'invalid-utf-8',
      ...damage.first,
      message: `${damage.replaced} byte sequences are not valid UTF-8 and were replaced.`,
      consequence: 'Names, comments or defaults that hold them lose those characters.',
    });
  }
  return checked(new TextDecoder('windows-1252').decode(bytes), 'windows-1252', {
    severity: 'info',
    code: 'decoded-windows-1252',
    ...damage.first,
    message: 'The file is not UTF-8; it was read as Windows-1252.',
    hint: 'Save it as UTF-8 if accented letters look wrong.',
  });
}

type Damage = {
  readonly replaced: number;
  /** Characters beyond ASCII that decoded well. */
  readonly wide: number;
  readonly first: { readonly line: number; readonly column: number };
};

function damageOf(text: string): Damage {
  const firstAt = text.indexOf('\ufffd');
  if (firstAt < 0) return { replaced: 0, wide: 0, first: { line: 1, column: 1 } };
  let replaced = 0;
  let wide = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0xfffd) replaced += 1;
    else if (code > 127) wide += 1;
  }
  return { replaced, wide, first: placeOf(text, firstAt) };
}

function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function checked(text: string, encoding: Encoding, said?: Diagnostic): Parsed<DecodedSource> {
  const diagnostics: Diagnostic[] = said === undefined ? [] : [said];
  const nul = text.indexOf('\0');
  if (nul >= 0) diagnostics.push(nulFound(text, nul));
  if (text.trim() === '')
    return refused('empty-source', 'The file is empty.', 'Upload a file with CREATE TABLE statements.');
  return { value: { text: text.startsWith('\ufeff') ? text.slice(1) : text, encoding }, diagnostics };
}

function nulFound(text: string, at: number): Diagnostic {
  return {
    severity: 'warning',
    code: 'nul-byte',
    ...placeOf(text, at),
    message: 'The file holds NUL characters; they are read as white space.',
    hint: 'The file may be damaged: compare it with its source.',
  };
}

function refused(code: string, message: string, hint: string): Parsed<DecodedSource> {
  const diagnostic: Diagnostic = { severity: 'error', code, line: 1, column: 1, message, hint };
  return { value: { text: '', encoding: 'utf-8' }, diagnostics: [diagnostic] };
}

function encodingOf(bytes: Uint8Array): { readonly encoding?: Encoding; readonly skip: number } {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return { skip: 3 };
  if (first === 0xff && second === 0xfe) return { encoding: 'utf-16le', skip: 2 };
  if (first === 0xfe && second === 0xff) return { encoding: 'utf-16be', skip: 2 };
  const encoding = unmarkedUtf16(bytes.subarray(0, 4096));
  return encoding === undefined ? { skip: 0 } : { encoding, skip: 0 };
}

/** SQL is mostly ASCII, so in UTF-16 nearly every other byte is zero. */
function unmarkedUtf16(sample: Uint8Array): Encoding | undefined {
  const zeros: [number, number] = [0, 0];
  for (let at = 0; at < sample.length; at += 1) if (sample[at] === 0) zeros[at % 2 === 0 ? 0 : 1] += 1;
  const half = sample.length / 2;
  if (half < 2) return undefined;
  if (zeros[1] > half * 0.6 && zeros[0] < half * 0.1) return 'utf-16le';
  return zeros[0] > half * 0.6 && zeros[1] < half * 0.1 ? 'utf-16be' : undefined;
}

/** More than one control character in a hundred among the first kilobytes: no text. */
function looksBinary(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, 8192);
  let control = 0;
  for (const byte of sample) {
    const allowed = byte >= 32 || (byte >= 8 && byte <= 13) || byte === 26 || byte === 27;
    if (!allowed) control += 1;
  }
  return control > 8 && control * 100 > sample.length;
}
