import { scanJava, type JavaScan } from './scan-java.ts';

const ROOTS = ['src/main/java/', 'src/test/java/'];

function placeProblems(path: string, scan: JavaScan): string[] {
  const root = ROOTS.find((candidate) => path.startsWith(candidate));
  if (root === undefined) return [];
  const segments = path.slice(root.length, -'.java'.length).split('/');
  const typeName = segments.pop() ?? '';
  const expected = segments.join('.');
  return [
    ...(scan.packageName === expected ? [] : [`package ${scan.packageName ?? 'missing'} instead of ${expected}`]),
    ...(scan.types.includes(typeName) || typeName === 'package-info' ? [] : [`no type ${typeName}`]),
  ];
}

/** What is wrong with one generated Java file, and the literals in it. */
export function checkJava(path: string, source: string): { problems: readonly string[]; literals: readonly string[] } {
  const scan = scanJava(source);
  return { problems: [...scan.problems, ...placeProblems(path, scan)], literals: scan.literals };
}
