const BYTES = 16;

/** What this browser calls a draft that begins: nobody else has it. */
export function newDraftKey(): string {
  // `randomUUID` is there on secure pages alone.
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
