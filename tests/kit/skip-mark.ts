/** What separates a suite's name from the reason it was skipped for. */
export const SKIP_MARK = ' -- skipped: ';

const PERMITTED = 'BACKSMITH_CORPUS';

/** What a test says where the server of this machine, being none a user would run, cannot load a schema. */
export const LACKS_EXTENSION = 'the server lacks an extension';

/** A missing corpus alone is a permitted skip everywhere: it is switched on by an environment variable only. */
export function isPermittedSkip(missing: readonly string[]): boolean {
  return missing.every((tool) => tool === 'corpus');
}

/** The same for a title that `describeWith` wrote. */
export function isPermittedTitle(title: string): boolean {
  const reason = title.split(SKIP_MARK)[1];
  if (reason === undefined || reason.includes(';')) return false;
  return reason.startsWith(PERMITTED) || reason.startsWith(LACKS_EXTENSION);
}
