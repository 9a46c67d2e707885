/**
 * The files of a generated project that a proof depends on. README, REPORT, pipelines and container files decide over none of the
 * proofs that compile or start, so such a proof lasts while they change.
 *
 * - `code`: what a compiler reads: the Java and what Maven brings along.
 * - `application`: what runs: the Java, resources and migrations of the application, without its tests.
 * - `build`: what `mvn verify` reads: the application and its tests.
 * - `requests`: the application and the requests that are sent to it.
 * - `everything`: every file.
 */
export type DependedOn = 'code' | 'application' | 'build' | 'requests' | 'everything';

const MAIN = /^src\/main\//;
const MAVEN = /^(pom\.xml|mvnw|mvnw\.cmd|\.mvn\/.*)$/;

const PATTERNS: Readonly<Record<DependedOn, readonly RegExp[]>> = {
  code: [/^src\/(main|test)\/java\//, /^pom\.xml$/],
  application: [MAIN, /^pom\.xml$/],
  build: [/^src\//, MAVEN],
  requests: [MAIN, /^pom\.xml$/, /^requests\.http$/],
  everything: [/^/],
};

/** Whether a proof depends on the file of this path; in a system of services, on the file of any module. */
export function isDependedOn(dependedOn: DependedOn, path: string, modules: ReadonlySet<string>): boolean {
  const slash = path.indexOf('/');
  const isOfModule = slash > 0 && modules.has(path.slice(0, slash));
  const local = isOfModule ? path.slice(slash + 1) : path;
  return PATTERNS[dependedOn].some((pattern) => pattern.test(local));
}

/** The folders of a project that hold a module of its own, with a `pom.xml`. */
export function modulesAmong(paths: readonly string[]): ReadonlySet<string> {
  return new Set(paths.flatMap((path) => /^([^/]+)\/pom\.xml$/.exec(path)?.[1] ?? []));
}
