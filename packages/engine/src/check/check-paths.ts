const SEGMENT = /^[A-Za-z0-9._-]+$/;
const LONGEST_PATH = 240;

function pathProblem(path: string): string | undefined {
  const segments = path.split('/');
  const isSafe = segments.every((segment) => SEGMENT.test(segment) && segment !== '.' && segment !== '..');
  if (!isSafe) return 'is not a safe path';
  if (path.length > LONGEST_PATH) return `is longer than ${LONGEST_PATH} characters`;
  return undefined;
}

/** Paths that could not be unpacked everywhere: unsafe, too long, or equal to another but for case. */
export function checkPaths(paths: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return paths.flatMap((path) => {
    const key = path.toLowerCase();
    const twice = seen.has(key) ? [`${path} exists twice`] : [];
    seen.add(key);
    const problem = pathProblem(path);
    return problem === undefined ? twice : [...twice, `${path} ${problem}`];
  });
}
