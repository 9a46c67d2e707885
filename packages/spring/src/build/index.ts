import type { Contributor } from '../contributor.ts';
import { mvnw, mvnwCmd } from './mvnw.ts';
import { pom } from './pom.ts';
import { EDITORCONFIG, GITATTRIBUTES, GITIGNORE } from './project-files.ts';

/** What builds the project, and the files tools look for at its root. */
export const build: Contributor = {
  name: 'build',
  applies: () => true,
  contribute: (blueprint, files) => {
    files.add('pom.xml', pom(blueprint));
    files.add('mvnw', mvnw(blueprint.project), 'executable');
    files.add('mvnw.cmd', mvnwCmd(blueprint.project));
    files.add('.gitignore', GITIGNORE);
    files.add('.gitattributes', GITATTRIBUTES);
    files.add('.editorconfig', EDITORCONFIG);
  },
};
