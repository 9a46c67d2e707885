/** What the embedded sandbox takes in place of a card. */
export const SANDBOX_METHODS = [
  'card_success',
  'card_declined',
  'card_insufficient_funds',
  'card_authentication_required',
  'card_processing',
] as const;
export type SandboxMethod = (typeof SANDBOX_METHODS)[number];

/** The usual test cards: any future expiry date, any security code. */
export const SANDBOX_CARDS: readonly {
  readonly number: string;
  readonly method: SandboxMethod;
  readonly label: string;
}[] = [
  { number: '4242 4242 4242 4242', method: 'card_success', label: 'Succeeds' },
  { number: '4000 0000 0000 0002', method: 'card_declined', label: 'Is declined' },
  { number: '4000 0000 0000 9995', method: 'card_insufficient_funds', label: 'Has insufficient funds' },
  { number: '4000 0025 0000 3155', method: 'card_authentication_required', label: 'Asks for authentication' },
  { number: '4000 0000 0000 0077', method: 'card_processing', label: 'Succeeds after some seconds' },
];

/** The method of a test card's number, blanks allowed; undefined for every other number, which must not be sent anywhere. */
export function sandboxMethodOf(cardNumber: string): SandboxMethod | undefined {
  const digits = cardNumber.replace(/\s/g, '');
  return SANDBOX_CARDS.find((card) => card.number.replace(/\s/g, '') === digits)?.method;
}
