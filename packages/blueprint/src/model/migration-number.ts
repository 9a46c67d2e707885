/** The number of a migration or change by its path; nothing for a repeatable one, or a version that is no whole number. */
export function migrationNumber(path: string): number | undefined {
  const digits = /(?:^|\/)V(\d{1,9})(?:[._]\d+)*__[^/]*\.(?:sql|json)$/i.exec(path)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
