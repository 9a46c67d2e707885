/** The words of a list written as text, separated by white space or line ends. */
export function words(list: string): readonly string[] {
  return list
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== '');
}

export function wordSet(list: string): ReadonlySet<string> {
  return new Set(words(list));
}

/** The phrases of a list written as text, separated by commas. */
export function phrases(list: string): readonly string[] {
  return list
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/gu, ' '))
    .filter((phrase) => phrase !== '');
}
