import type { Contribution } from '../model/contribution.ts';
import type { Resource } from '../model/resource.ts';
import { DEVELOPMENT } from '../data/development.ts';
import { NOTHING } from '../model/nothing.ts';
import { starter } from './starter.ts';
import { believedProxies } from './trusted-proxies.ts';

/**
 * What every service brings along: the web, its profiles, and how its lists and errors read.
 *
 * @param isOneOfSeveral our gateway stands in front of it
 */
export function designGround(name: string, resources: readonly Resource[], isOneOfSeveral: boolean): Contribution {
  const proxies = believedProxies(isOneOfSeveral);
  return {
    ...NOTHING,
    dependencies: [
      { title: 'Web and API', dependencies: [starter('webmvc'), starter('validation')] },
      { title: 'Tests', dependencies: [{ ...starter('webmvc-test'), scope: 'test' }] },
    ],
    settings: [
      { path: ['spring', 'application', 'name'], value: name },
      { path: ['spring', 'data', 'web', 'pageable', 'default-page-size'], value: 20 },
      { path: ['spring', 'data', 'web', 'pageable', 'max-page-size'], value: 100 },
      // No request fills the memory: what is longer is read no further.
      { path: ['spring', 'jackson', 'factory', 'constraints', 'read', 'max-document-length'], value: 10_485_760 },
      // Bodies are JSON: none is looked through for the fields of a form.
      { path: ['spring', 'mvc', 'formcontent', 'filter', 'enabled'], value: false },
      { path: ['spring', 'mvc', 'problemdetails', 'enabled'], value: true },
      { path: ['spring', 'mvc', 'format', 'date'], value: 'iso' },
      { path: ['spring', 'mvc', 'format', 'time'], value: 'iso' },
      { path: ['spring', 'mvc', 'format', 'date-time'], value: 'iso' },
      { path: ['server', 'shutdown'], value: 'graceful' },
      ...proxies.settings,
    ],
    devSettings: proxies.devSettings,
    variables: [
      {
        name: 'SPRING_PROFILES_ACTIVE',
        meaning: `for Maven only: any name but ${DEVELOPMENT} takes the real database, as the jar always does`,
        default: DEVELOPMENT,
        values: { terminal: 'production', github: 'ci', gitlab: 'ci' },
      },
      ...proxies.variables,
    ],
    problems: [
      'not-found',
      'bad-request',
      'unknown-reference',
      ...(resources.some(({ version }) => version !== undefined) ? (['stale-version'] as const) : []),
    ],
  };
}
