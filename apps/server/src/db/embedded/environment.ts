/** What programs need to start: where their parts are, and where temporary files go. */
const NEEDED = [
  ...['PATH', 'Path', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH', 'TZ', 'TMPDIR', 'TMP', 'TEMP'],
  ...['SystemRoot', 'SYSTEMROOT', 'windir', 'SystemDrive', 'PATHEXT'],
];

/**
 * The environment of the database's programs. Ours holds the secrets of payments and mails, and a process shows its
 * environment to all of its user, for as long as it runs.
 */
export function databaseEnvironment(ours: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const kept = NEEDED.flatMap((name) => (ours[name] === undefined ? [] : [[name, ours[name]] as const]));
  return Object.fromEntries(kept);
}
