import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY, jdkProgram, resolveClassPath, runOk, tool } from '../../kit/index.ts';

/** ShardingSphere's grammars, which only tests use. */
const VERSION = '5.5.2';

/** The databases whose grammar is strict, and what ShardingSphere calls them. */
export const STRICT = { oracle: 'Oracle', sqlserver: 'SQLServer' } as const;

export type StrictDatabase = keyof typeof STRICT;

/** A statement the grammar refuses, and why. */
export type Refused = { readonly statement: string; readonly reason: string };

function pom(): string {
  const dependencies = ['oracle', 'sqlserver'].map(
    (name) =>
      `<dependency><groupId>org.apache.shardingsphere</groupId><artifactId>shardingsphere-parser-sql-${name}</artifactId><version>${VERSION}</version></dependency>`,
  );
  return `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion><groupId>tests</groupId><artifactId>strict-sql</artifactId><version>1</version><properties></properties><dependencies>${dependencies.join('')}</dependencies></project>`;
}

/** What the grammar of a database refuses of these statements. Needs the tools `maven` and `jdk-25`. */
export async function refusedBy(
  database: StrictDatabase,
  statements: readonly string[],
  folder: string,
): Promise<readonly Refused[]> {
  const file = join(folder, database);
  writeFileSync(file, statements.map((statement) => Buffer.from(statement).toString('base64')).join('\n'));
  const jdk = tool('jdk-25');
  const flags = ['-Xmx2g', '-XX:+UseSerialGC', '-cp', await resolveClassPath(pom(), jdk)];
  const program = join(REPOSITORY, 'tests/backends/strict-sql/StrictSql.java');
  const { stdout } = await runOk(jdkProgram(jdk, 'java'), [...flags, program, STRICT[database], file]);
  const lines = stdout.trim().split('\n');
  if (lines.pop() !== `read ${statements.length}`) throw new Error(`not all was read:\n${stdout.slice(-2000)}`);
  return lines.map((line) => {
    const [number = '', words = ''] = line.split(' ');
    return {
      statement: statements[Number(number)] ?? '',
      reason: Buffer.from(words, 'base64').toString('utf8'),
    };
  });
}
