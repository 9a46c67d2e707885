import { JAVA_KEYWORDS } from '@backsmith/text';
import { isDeviceName } from './device-name.ts';
import { NAME_LENGTHS } from './name-lengths.ts';

const { min, max } = NAME_LENGTHS.packageName;
const SEGMENT = /^[A-Za-z][A-Za-z0-9]*$/;

/** Classes below these packages are refused by the Java runtime. */
const RESERVED_ROOTS: ReadonlySet<string> = new Set(['java', 'javax']);

/**
 * The Java package rule (spec 1 §5): at least two dotted segments, each a letter followed by letters or digits, none of
 * them a word Java or a file system keeps for itself, and not below `java` or `javax`.
 *
 * @returns the sentence to show, or undefined when the name is good.
 */
export function checkPackageName(name: string): string | undefined {
  if (name.trim() === '') return 'Package name is required';
  if (name.length > max) return `Package name must be at most ${max} characters long`;
  const segments = name.split('.');
  const wellFormed = segments.length > 1 && segments.every(isUsableSegment);
  if (!wellFormed || RESERVED_ROOTS.has(segments[0] ?? '')) {
    return 'Package name should be in format: com.company.project';
  }
  if (name.length < min) return `Package name must be at least ${min} characters long`;
  return undefined;
}

function isUsableSegment(segment: string): boolean {
  return SEGMENT.test(segment) && !JAVA_KEYWORDS.has(segment) && !isDeviceName(segment);
}
