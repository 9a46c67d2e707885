import { checkProjectName, suggestProjectName } from '@backsmith/options';

/** The name of a project that starts from a model: the model's own, in one word, where the rules of names allow it. */
export function nameOfTemplate(name: string): string {
  const word = name.replaceAll('-', '');
  return checkProjectName(word) === undefined ? word : suggestProjectName(name);
}
