import { variablesOf, type Blueprint } from '@backsmith/blueprint';
import type { Contributor, SystemContributor } from '../../contributor.ts';
import { mvnw, mvnwCmd } from './mvnw.ts';
import { pom } from './pom.ts';
import { sharedPom } from './shared-pom.ts';
import { EDITORCONFIG, GITATTRIBUTES, GITIGNORE } from './project-files.ts';

/** What runs the build, and the files tools look for at the root of a repository. */
export const rootFiles: SystemContributor = ({ root, services }, files) => {
  files.add('mvnw', mvnw(root), 'executable');
  files.add('mvnw.cmd', mvnwCmd(root));
  files.add('.gitignore', GITIGNORE + secretFiles(services));
  files.add('.gitattributes', GITATTRIBUTES);
  files.add('.editorconfig', EDITORCONFIG);
};

/** What holds secrets where they are kept in files: it must not get into the repository with all the rest. */
function secretFiles(services: readonly Blueprint[]): string {
  const files = services.flatMap(variablesOf).flatMap(({ file }) => file ?? []);
  return files.length === 0 ? '' : [...new Set([...files, '.env'])].map((file) => `${file}\n`).join('');
}

/** The build of the repository, where there is more than one service. */
export const sharedBuild: SystemContributor = ({ shared }, files) => {
  if (shared !== undefined) files.add('pom.xml', sharedPom(shared));
};

/** The build of a service. */
export const build: Contributor = (blueprint, files) => files.add('pom.xml', pom(blueprint));
