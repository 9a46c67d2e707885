import { type Choice, JAVA_VERSION_CHOICES } from '@backsmith/options';
import type { Language } from '../language/languages.ts';

const CHOICES: readonly Choice[] = JAVA_VERSION_CHOICES;
/** Written out: to make the browser's own list takes a phone longer than all the rest of the first page's code. */
const OR = { en: 'or', de: 'oder', es: 'o' } as const satisfies Record<Language, string>;

/** The versions of Java a project may have: "17, 21 or 25", "17, 21 oder 25". */
export function javaVersions(language: Language): string {
  const versions = CHOICES.filter(({ built }) => built).map(({ value }) => String(value));
  const last = versions.pop() ?? '';
  return versions.length === 0 ? last : `${versions.join(', ')} ${OR[language]} ${last}`;
}
