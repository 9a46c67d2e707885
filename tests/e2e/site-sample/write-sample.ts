// Writes what the home page shows of real runs. To be run when the engine writes other code than before:
// node tests/e2e/site-sample/write-sample.ts
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildExcerpts,
  buildFindings,
  buildProject,
  buildProjectFront,
  buildRuns,
  buildSample,
  SAMPLE_FOLDER,
} from './build-sample.ts';

for (const [name, value] of [
  ['sample.json', buildSample()],
  ['excerpts.json', buildExcerpts()],
  ['runs.json', buildRuns()],
  ['findings.json', buildFindings()],
  ['project.json', buildProject()],
  ['project-front.json', buildProjectFront()],
] as const) {
  writeFileSync(path.join(SAMPLE_FOLDER, name), `${JSON.stringify(value, null, 2)}\n`);
}
