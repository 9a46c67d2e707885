const CARD_DIGITS = 19;
const EXPIRY_DIGITS = 4;

/** A card number in groups of four, as it stands on the card: "4242 4242 42". Anything but digits is dropped. */
export function groupCardNumber(typed: string): string {
  return digitsOf(typed, CARD_DIGITS)
    .replace(/(.{4})/g, '$1 ')
    .trimEnd();
}

/** Month and year: "12", "12 / 3", "12 / 34". The bar comes with the third digit, so that it can be deleted again. */
export function groupExpiry(typed: string): string {
  return digitsOf(typed, EXPIRY_DIGITS).replace(/^(..)(.+)$/, '$1 / $2');
}

/** Where the caret belongs in a text that was grouped anew: behind as many digits as before. */
export function caretAfter(digits: number, grouped: string): number {
  let seen = 0;
  for (let index = 0; index < grouped.length; index += 1) {
    if (seen === digits) return index;
    if (/\d/.test(grouped[index] ?? '')) seen += 1;
  }
  return grouped.length;
}

function digitsOf(typed: string, most: number): string {
  return typed.replace(/\D/g, '').slice(0, most);
}
