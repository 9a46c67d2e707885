/** A name in the double quotes of the SQL standard, which Hibernate understands for every database. */
export function quotedName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A name in the backticks that Hibernate knows for every database in fragments of SQL, where it puts the row's alias before it. */
export function fragmentName(name: string): string {
  return /["`\]]/u.test(name) ? quotedName(name) : `\`${name}\``;
}
