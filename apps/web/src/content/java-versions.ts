import { type Choice, JAVA_VERSION_CHOICES } from '@backsmith/options';
import { LOCALES, type Language } from '../language/languages.ts';

const CHOICES: readonly Choice[] = JAVA_VERSION_CHOICES;

/** The versions of Java a project may have: "17, 21 or 25", "17, 21 oder 25". */
export function javaVersions(language: Language): string {
  const format = new Intl.ListFormat(LOCALES[language], { type: 'disjunction' });
  const versions = CHOICES.filter(({ built }) => built).map(({ value }) => String(value));
  return format.format(versions).replace(', or ', ' or ');
}
