import { execFileSync } from 'node:child_process';
import { REPOSITORY } from '../kit/index.ts';

/** Whether everything is to be proven (`BACKSMITH_PROOF=all`), or the part that fits into an ordinary run. */
export const PROVE_ALL = process.env['BACKSMITH_PROOF'] === 'all';

const SHARE = /^(\d+)\/(\d+)$/.exec(process.env['BACKSMITH_PROOF'] ?? '');

/** The real schemas asked for by name: `BACKSMITH_PROOF=mysql_sakila,example-fleet`. */
export const NAMED_SCHEMAS: ReadonlySet<string> = new Set(
  PROVE_ALL || SHARE !== null ? [] : (process.env['BACKSMITH_PROOF'] ?? '').split(',').filter((name) => name !== ''),
);

/** One share of a list where `BACKSMITH_PROOF=2/4` asks for the second of four; nothing where it does not. */
export function shareOf<T>(all: readonly T[]): readonly T[] | undefined {
  if (SHARE === null) return undefined;
  const [, number, count] = SHARE.map(Number);
  return all.filter((_, index) => index % (count ?? 1) === (number ?? 1) - 1);
}

function commitNumber(): number {
  try {
    const hash = execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], {
      cwd: REPOSITORY,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number.parseInt(hash.toString('utf8'), 16) || 0;
  } catch {
    return 0; // Not a clone: every run then takes the same part.
  }
}

/** All of a list, or `size` neighbours of it: others for another commit, the same for the same. */
export function part<T>(all: readonly T[], size: number): readonly T[] {
  if (PROVE_ALL || all.length <= size) return all;
  const from = commitNumber() % all.length;
  return [...all, ...all].slice(from, from + size);
}
