import { basename, extname } from 'node:path';
import { packageNameProblem } from '@backsmith/engine';

const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'about all also and any are build can create database dump for from has have into its make need new not our schema some ' +
    'that the their them then this want was which will with you your'
  ).split(' '),
);

const LONGEST = 20;

/**
 * A project name for a file or folder nobody named a project for: the first three telling words of its name, joined;
 * a single word gets "app", and nothing telling gives "myapp". Always a name that passes the rules of the product.
 */
export function suggestProjectName(path: string): string {
  const words = basename(path, extname(path))
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2 && !STOP_WORDS.has(word))
    .slice(0, 3);
  const [only, ...more] = words;
  if (only === undefined) return 'myapp';
  return more.length === 0 ? `${only.slice(0, LONGEST - 3)}app` : words.join('').slice(0, LONGEST);
}

/** The package for a project nobody named one for, below `com.example`; "app" goes before what no segment can be. */
export function suggestPackageName(projectName: string): string {
  const segment = projectName.toLowerCase().replace(/[^a-z0-9]/g, '');
  const plain = `com.example.${segment}`;
  return packageNameProblem(plain) === undefined ? plain : `com.example.app${segment}`;
}
