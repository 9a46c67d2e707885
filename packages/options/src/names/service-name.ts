/** What the platform beside the services is called. */
export const RESERVED_SERVICE_NAMES = [
  'gateway',
  'auth',
  'discovery',
  'config',
  'database',
  'application',
  'src',
] as const;

const LONGEST = 30;

/**
 * The rule for names of services, which folders, hosts, images and databases are called by.
 *
 * @returns the sentence to show, or undefined when the name is good
 */
export function checkServiceName(name: string): string | undefined {
  if (!/^[a-z](?:-?[a-z0-9])*$/.test(name)) {
    return 'A service is named in lower-case letters, digits and single hyphens, beginning with a letter';
  }
  if (name.length > LONGEST) return `The name of a service has at most ${LONGEST} characters`;
  if (RESERVED_SERVICE_NAMES.some((reserved) => reserved === name)) return `The platform has a ${name} of its own`;
  return undefined;
}
