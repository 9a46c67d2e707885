import { JAVA_KEYWORDS } from '@backsmith/text';

/** Classes below these packages are refused by the Java runtime. */
const RESERVED_ROOTS: ReadonlySet<string> = new Set(['java', 'javax']);

/** Windows opens a device for a file or folder of these names, so no path of an archive may hold one. */
const DEVICE_NAME = /^(con|prn|aux|nul|com[1-9]|lpt[1-9])$/i;

const SEGMENT = /^[A-Za-z][A-Za-z0-9]*$/;
const LONGEST_PACKAGE = 100;

/**
 * The message a project name is refused with, or nothing. Names of 3 to 20 ASCII letters and digits pass. The contract
 * package says the same to forms, without any dependency of ours; a test keeps the two in agreement.
 */
export function projectNameProblem(name: string): string | undefined {
  if (name.trim() === '') return 'Project name is required';
  if (!/^[A-Za-z0-9]+$/.test(name)) return 'Project name should contain only letters and numbers';
  if (name.length < 3) return 'Project name must be at least 3 characters long';
  if (name.length > 20) return 'Project name must be less than 20 characters';
  if (DEVICE_NAME.test(name)) return 'Project name is a device name on Windows';
  return undefined;
}

function isUsableSegment(segment: string): boolean {
  return SEGMENT.test(segment) && !JAVA_KEYWORDS.has(segment) && !DEVICE_NAME.test(segment);
}

/**
 * The message a Java package name is refused with, or nothing. A segment that is a Java keyword, and a package below
 * `java` or `javax`, would not compile and get the message of the format.
 */
export function packageNameProblem(name: string): string | undefined {
  if (name.trim() === '') return 'Package name is required';
  if (name.length > LONGEST_PACKAGE) return `Package name must be at most ${LONGEST_PACKAGE} characters long`;
  const segments = name.split('.');
  const wellFormed = segments.length > 1 && segments.every(isUsableSegment);
  if (!wellFormed || RESERVED_ROOTS.has(segments[0] ?? ''))
    return 'Package name should be in format: com.company.project';
  if (name.length < 5) return 'Package name must be at least 5 characters long';
  return undefined;
}
