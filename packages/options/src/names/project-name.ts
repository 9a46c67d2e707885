import { isDeviceName } from './device-name.ts';
import { NAME_LENGTHS } from './name-lengths.ts';

const { min, max } = NAME_LENGTHS.projectName;

/**
 * The project name rule (spec 1 §5). Exactly 20 characters are accepted although the sentence says "less than".
 *
 * @returns the sentence to show, or undefined when the name is good.
 */
export function checkProjectName(name: string): string | undefined {
  if (name.trim() === '') return 'Project name is required';
  if (!/^[A-Za-z0-9]+$/.test(name)) return 'Project name should contain only letters and numbers';
  if (name.length < min) return `Project name must be at least ${min} characters long`;
  if (name.length > max) return `Project name must be less than ${max} characters`;
  // The archive's root folder is called like the project.
  if (isDeviceName(name)) return 'Project name is a device name on Windows';
  return undefined;
}
