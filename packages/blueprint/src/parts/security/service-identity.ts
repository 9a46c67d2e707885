import type { Part } from '../../model/part.ts';
import type { Variable } from '../../model/variable.ts';
import type { Packages } from '../../names/packages.ts';

const KEY: Variable = {
  name: 'SERVICES_KEY',
  meaning: 'by which services prove to each other that it is them, the same for all: at least 16 characters',
  default: '',
  secret: true,
  example: 'choose-one-for-all-services',
};

const SETTING = ['app', 'services-key'];

/** All services on a developer's machine have this one. */
const DEV_KEY = 'only-for-development';

/**
 * Lets a guarded service prove to others that it asks them, and know them when they ask, so that such calls count for no user
 * and no address. Others stay as they are.
 *
 * @param service what the others call it
 * @param answersAt what it answers the others alone
 */
export function withIdentity(
  parts: readonly Part[],
  service: string,
  packages: Packages,
  answersAt: string | undefined,
): readonly Part[] {
  return parts.map((part): Part => {
    if (part.name === 'security') return answersAt === undefined ? part : { ...part, internal: answersAt };
    if (part.name !== 'limits') return part;
    return {
      ...part,
      services: { name: service, identity: packages.security('ServiceIdentity', 'limit') },
      settings: [...part.settings, { path: SETTING, value: { variable: KEY.name } }],
      devSettings: [...part.devSettings, { path: SETTING, value: DEV_KEY }],
      variables: [...part.variables, KEY],
    };
  });
}
