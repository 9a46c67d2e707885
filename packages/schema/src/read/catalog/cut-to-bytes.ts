const MOST_BYTES_PER_UNIT = 3;

/** A text cut behind the last whole character that ends within so many bytes of UTF-8. */
export function cutToBytes(text: string, bytes: number): string {
  if (text.length * MOST_BYTES_PER_UNIT <= bytes) return text;
  let left = bytes;
  let end = 0;
  for (const character of text) {
    left -= new TextEncoder().encode(character).length;
    if (left < 0) break;
    end += character.length;
  }
  return text.slice(0, end);
}
