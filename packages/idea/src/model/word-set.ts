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

/** What words stand for, looked up by words of a text: "constructor" stands for nothing that is not listed. */
export function wordTable(listed: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const table = { ...listed };
  Object.setPrototypeOf(table, null);
  return table;
}
