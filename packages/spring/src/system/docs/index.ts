import type { Contributor, SystemContributor } from '../../contributor.ts';
import { guideText } from './guide.ts';
import { readme } from './readme.ts';
import { report } from './report.ts';
import { requests } from './requests.ts';

/** How a service is used: README.md, and a request per call to try it with. */
export const docs: Contributor = (blueprint, files) => {
  files.add('README.md', readme(blueprint));
  files.add('requests.http', requests(blueprint));
};

/** How several services are used together. */
export const guide: SystemContributor = (system, files) => {
  if (system.shared !== undefined) files.add('README.md', guideText(system));
};

/** What became of the schema. */
export const reportFile: SystemContributor = (system, files) => files.add('REPORT.md', report(system));
