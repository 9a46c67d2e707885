const SIMPLE: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', s: ' ', '\n': '' };

/** The text a Java string literal stands for, given what is between its quotes. */
export function decodeLiteral(raw: string): string {
  if (!raw.includes('\\')) return raw;
  return raw.replace(
    /\\(?:u+([0-9a-fA-F]{4})|([0-3]?[0-7]{1,2})|([\s\S]))/g,
    (_, unicode: string, octal: string, char: string) => {
      if (unicode) return String.fromCharCode(Number.parseInt(unicode, 16));
      if (octal) return String.fromCharCode(Number.parseInt(octal, 8));
      return SIMPLE[char] ?? char;
    },
  );
}

/** Bytes of a string constant in a class file, at most 65,535: three for what UTF-8 writes in four, as surrogates are apart. */
export function constantBytes(text: string): number {
  let bytes = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    bytes += code > 0 && code < 0x80 ? 1 : code < 0x800 ? 2 : 3;
  }
  return bytes;
}
