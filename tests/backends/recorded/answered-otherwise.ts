/** An answer that another one was expected instead of, for a reason that lies with the database that plays the server. */
type Otherwise = { readonly reason: string; readonly pattern: RegExp };

const OTHERWISE: readonly Otherwise[] = [
  {
    // SQLServerDialect and OracleDialect: 2601, 2627 and ORA-00001 with the words around the name.
    reason: "Hibernate reads the name of a broken rule from the server's own errors, which H2 does not have",
    pattern: /does not say which fields another record has: .*"code":"duplicate".*"errors":\[\]/s,
  },
  {
    reason: 'what Entity Framework and Rails keep for themselves has no collection',
    pattern: /^GET \/: no collection shows the table (?:__EFMigrationsHistory|schema_migrations|ar_internal_metadata)$/,
  },
];

/** The answers that no reason is known for. */
export function unexplained(failures: readonly string[]): readonly string[] {
  return failures.filter((failure) => !OTHERWISE.some(({ pattern }) => pattern.test(failure)));
}
