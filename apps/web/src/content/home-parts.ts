import type { FeatureName } from '@backsmith/options';
import { textsOf } from '../language/texts.ts';

/** What the pictures, tables and switches of the home page say, below its hero. */
export const homeParts = {
  playBackground: 'Play background',
  pauseBackground: 'Pause background',
  readers: 'Whom it is for',
  applied: 'applied',
  noSetup: 'no setup',
  passed: 'passed',
  parts: 'Parts of the backend, an example',
  crud: 'CRUD',
  alwaysOn: 'always on',
  partNames: { swagger: 'Swagger', exceptionHandler: 'Exception Handler', security: 'Security' } satisfies Record<
    FeatureName,
    string
  >,
  commands: 'Commands after the download',
  browse: 'Browse the whole project',
  runs: {
    file: 'Went in',
    dialect: 'Dialect',
    tables: 'Tables',
    relations: 'Relations',
    filesOut: 'Files out',
    lines: 'Lines',
  },
  comingSoon: 'Coming soon',
  compare: 'Compare the plans',
  allQuestions: 'View All FAQs',
} as const;

export const homePartTexts = textsOf('homeParts', homeParts);
