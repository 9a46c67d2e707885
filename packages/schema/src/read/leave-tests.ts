import type { DiagnosticLog } from '@backsmith/sql';
import { countOf } from '@backsmith/text';
import type { NamedSource } from './reading.ts';

const MAIN = '/src/main/';
const TEST = '/src/test/';

/** The files without those that Maven and Gradle keep for tests alone, where the same module has others. */
export function leaveTests(log: DiagnosticLog, sources: readonly NamedSource[]): readonly NamedSource[] {
  const mains = new Set(sources.flatMap(({ name }) => moduleOf(name, MAIN) ?? []));
  const isForTests = ({ name }: NamedSource): boolean => {
    const module = moduleOf(name, TEST);
    return module !== undefined && mains.has(module);
  };
  const left = sources.filter(isForTests);
  const [first] = left;
  if (first === undefined) return sources;
  log.add({
    severity: 'info',
    code: 'test-files',
    line: 1,
    column: 1,
    message: `${countOf(left.length, 'file')} below src/test ${left.length === 1 ? 'was' : 'were'} not read: what the application runs is below src/main.`,
    file: first.name,
  });
  return sources.filter((source) => !isForTests(source));
}

/** The folder of the module that a file belongs to by its source set. */
function moduleOf(name: string, sourceSet: string): string | undefined {
  const path = `/${name.replaceAll('\\', '/')}`;
  const at = path.indexOf(sourceSet);
  return at < 0 ? undefined : path.slice(0, at);
}
