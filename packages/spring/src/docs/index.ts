import type { Contributor } from '../contributor.ts';
import { readme } from './readme.ts';
import { report } from './report.ts';

/** README.md and REPORT.md. */
export const docs: Contributor = {
  name: 'docs',
  applies: () => true,
  contribute: (blueprint, files) => {
    files.add('README.md', readme(blueprint));
    files.add('REPORT.md', report(blueprint));
  },
};
