/** What separates a suite's name from the reason it was skipped for. */
export const SKIP_MARK = ' -- skipped: ';

const PERMITTED = 'BACKSMITH_CORPUS';

/** What a test says where the server of this machine, being none a user would run, cannot load a schema. */
export const LACKS_EXTENSION = 'the server lacks an extension';

/** What a suite says where this machine lets nobody mount a disk, as most containers do. */
export const LACKS_DISK = 'no disk of its own can be mounted';

/** What a suite says where this machine lets nobody shut a program in, as many containers do. */
export const LACKS_SANDBOX = 'there is no sandbox for programs';

/** What a suite says that runs on a server somebody has, where none is named. */
export const NAMES_NO_SERVER = 'no such server is named';

/**
 * A missing corpus alone is a permitted skip everywhere: it is switched on by an environment variable only, and so is a server of
 * SQL Server or Oracle. So are a disk of its own and a sandbox, which a system allows or does not.
 */
export function isPermittedSkip(missing: readonly string[]): boolean {
  return missing.every((tool) => ['corpus', 'own-disk', 'sandbox', 'sqlserver', 'oracle'].includes(tool));
}

/** The same for a title that `describeWith` wrote. */
export function isPermittedTitle(title: string): boolean {
  const reason = title.split(SKIP_MARK)[1];
  if (reason === undefined || reason.includes(';')) return false;
  return [PERMITTED, LACKS_EXTENSION, LACKS_DISK, LACKS_SANDBOX, NAMES_NO_SERVER].some((permitted) =>
    reason.startsWith(permitted),
  );
}
