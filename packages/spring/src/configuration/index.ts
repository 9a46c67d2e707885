import { renderYaml } from '@backsmith/render';
import type { Contributor } from '../contributor.ts';
import { MAIN } from '../java/types.ts';
import { application } from './application.ts';
import { settingsTree } from './settings-tree.ts';

/** The application's start and its configuration. */
export const configuration: Contributor = {
  name: 'configuration',
  applies: () => true,
  contribute: (blueprint, files) => {
    files.addJava(MAIN, application(blueprint));
    files.add('src/main/resources/application.yaml', renderYaml(settingsTree(blueprint.settings)));
    files.add('src/main/resources/application-dev.yaml', renderYaml(settingsTree(blueprint.devSettings)));
  },
};
