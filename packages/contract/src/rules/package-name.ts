import { LIMITS } from '../limits.ts';
import { isReservedSegment } from './reserved-segment.ts';

const FORMAT = 'Package name should be in format: com.company.project';

/**
 * The Java package rule (spec 1 §5): at least two dotted segments, each a letter followed by letters or digits, none of
 * them a word Java or a file system keeps for itself, and not below `java` or `javax`.
 *
 * @returns the sentence to show, or undefined when the name is good.
 */
export function checkPackageName(name: string): string | undefined {
  if (name.trim() === '') return 'Package name is required';
  if (name.length > LIMITS.packageName.max) {
    return `Package name must be at most ${LIMITS.packageName.max} characters long`;
  }
  const segments = name.split('.');
  if (segments.length < 2 || !segments.every((segment) => /^[A-Za-z][A-Za-z0-9]*$/.test(segment))) return FORMAT;
  if (segments.some(isReservedSegment) || ['java', 'javax'].includes(segments[0] ?? '')) return FORMAT;
  if (name.length < LIMITS.packageName.min) return 'Package name must be at least 5 characters long';
  return undefined;
}
