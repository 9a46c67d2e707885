/** A name in the double quotes of the SQL standard, which Hibernate understands for every database. */
export function quotedName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
