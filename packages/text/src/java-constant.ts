/** A class file holds string constants of at most 65,535 bytes in its own encoding (JVM specification, 4.4.7). */
const LONGEST_STRING_CONSTANT = 65_535;

/** Whether a text fits into one string constant of Java, as annotations need it. */
export function fitsJavaConstant(value: string): boolean {
  if (value.length * 3 <= LONGEST_STRING_CONSTANT) return true;
  let bytes = 0;
  for (let at = 0; at < value.length; at += 1) bytes += encodedLength(value.charCodeAt(at));
  return bytes <= LONGEST_STRING_CONSTANT;
}

function encodedLength(unit: number): number {
  if (unit > 0 && unit < 0x80) return 1;
  return unit < 0x800 ? 2 : 3;
}
