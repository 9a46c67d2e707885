import { LIMITS } from '../limits.ts';
import { isDeviceName } from './reserved-segment.ts';

/**
 * The project name rule (spec 1 §5). Exactly 20 characters are accepted although the sentence says "less than".
 *
 * @returns the sentence to show, or undefined when the name is good.
 */
export function checkProjectName(name: string): string | undefined {
  if (name.trim() === '') return 'Project name is required';
  if (!/^[A-Za-z0-9]+$/.test(name)) return 'Project name should contain only letters and numbers';
  if (name.length < LIMITS.projectName.min) return 'Project name must be at least 3 characters long';
  if (name.length > LIMITS.projectName.max) return 'Project name must be less than 20 characters';
  if (isDeviceName(name)) return 'Project name is a device name on Windows';
  return undefined;
}
