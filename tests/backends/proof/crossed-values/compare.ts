import type { Form } from './crossed-type.ts';

/**
 * Whether two texts are the same value of a form.
 *
 * @param given as the table of types has it
 * @param held as the target shows it
 */
export function isSame(form: Form, given: string, held: string): boolean {
  return CANONICAL[form](given) === CANONICAL[form](held);
}

const CANONICAL: Readonly<Record<Form, (text: string) => string>> = {
  number: plainNumber,
  // Zero is the same with a sign and without.
  floating: (text) => String(Number(text) + 0),
  single: (text) => String(Math.fround(Number(text)) + 0),
  text: (text) => text,
  padded: (text) => text.replace(/ +$/u, ''),
  bytes: (text) => text.toLowerCase(),
  bits: (text) => text,
  flag: (text) => text.replace('true', '1').replace('false', '0'),
  uuid: (text) => text.toLowerCase().replaceAll('-', ''),
  json: jsonTokens,
  shape: (text) => text.replaceAll(/\s+/gu, '').toLowerCase(),
  moment: (text) =>
    text
      .replaceAll(/(\d{2}:\d{2}:\d{2}\.\d*?)0+(?!\d)/gu, '$1')
      .replaceAll(/\.(?=\D|$)/gu, '')
      .replace('T', ' ')
      .replace(/\+00$/u, ''),
};

/** A number without an exponent and without zeros that mean nothing; other words as they are. */
function plainNumber(text: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^([-+]?)(\d*)(?:\.(\d*))?(?:[eE]([-+]?\d+))?$/u.exec(text.trim()) ?? [];
  if (whole === '' && fraction === '') return text.toLowerCase();
  const digits = `${whole}${fraction}`.replace(/^0+/u, '');
  const significant = digits.replace(/0+$/u, '');
  const power = Number(exponent) - fraction.length + digits.length - significant.length;
  return significant === '' ? '0' : `${sign === '-' ? '-' : ''}${significant}e${power}`;
}

/** The tokens of a document without their order, so that the order of members means nothing and a lost one does. */
function jsonTokens(text: string): string {
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|[^\s"]/gu) ?? [];
  const plain = (token: string): string => {
    if (/^-?\d/u.test(token)) return plainNumber(token);
    return token.startsWith('"') ? JSON.stringify(JSON.parse(token)) : token;
  };
  return tokens.map(plain).toSorted().join(' ');
}
