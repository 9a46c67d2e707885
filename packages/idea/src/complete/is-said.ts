import { phraseKey } from '@backsmith/models';

/** Whether the text has all words of a name, be it where our reading missed them. */
export function isSaid(name: string, said: ReadonlySet<string>): boolean {
  return phraseKey(name.replaceAll('_', ' '))
    .split(' ')
    .filter((word) => !['at', 'on', 'is'].includes(word))
    .every((word) => said.has(word));
}
