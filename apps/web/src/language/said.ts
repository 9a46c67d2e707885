import { textsOf } from './texts.ts';

const said = textsOf<Readonly<Record<string, string>>>('said', {});

/**
 * A sentence that comes from elsewhere in English (the server's plans, the contract's messages) in the language of the page.
 * What no catalogue knows, such as words of the operator's own, stays as it came.
 */
export function saidHere(english: string): string {
  return said.get()[english] ?? english;
}
