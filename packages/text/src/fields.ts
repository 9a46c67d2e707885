/** What an object holds, of which nothing is known yet: what a text of JSON came to, or what somebody threw. */
export type Fields = Readonly<Record<string, unknown>>;

/** True for objects but lists: for what JSON writes in braces, and for errors. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What an object holds; nothing where it is a list, or no object at all. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

/** True for an error of one of these codes, as the system, a database or a library gives them. */
export function isCode(error: unknown, ...codes: readonly string[]): boolean {
  const { code } = fieldsOf(error);
  return typeof code === 'string' && codes.includes(code);
}
