/** What stands for names nobody knows but who runs it. They are nobody's (RFC 2606): who forgets one reaches nothing. */
export const PRODUCTION = { database: 'database.example.com', mail: 'mail.example.com' } as const;

/** The name people reach a project by. */
export function publicHost(name: string): string {
  return `${name}.example.com`;
}
