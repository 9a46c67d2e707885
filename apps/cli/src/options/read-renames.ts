import { EXIT } from '../exit-code.ts';
import { Failure } from '../failure.ts';

/**
 * Renames as they are typed: `customer=client`, several times, or several with commas between them.
 *
 * @throws Failure for what is no rename
 */
export function readRenames(given: unknown): Readonly<Record<string, string>> {
  const typed = (Array.isArray(given) ? given : [given]).filter((one): one is string => typeof one === 'string');
  return Object.fromEntries(
    typed
      .flatMap((one) => one.split(','))
      .map((pair) => {
        const [from = '', to = '', ...more] = pair.split('=').map((part) => part.trim());
        if (from !== '' && to !== '' && more.length === 0) return [from, to];
        throw new Failure(
          EXIT.usage,
          `--renames ${pair} is no rename.`,
          'It looks like customer=client or customer.mail=email.',
        );
      }),
  );
}
