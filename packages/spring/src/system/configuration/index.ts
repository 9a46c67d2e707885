import { DEVELOPMENT, devSettingsOf, settingsOf, testSettingsOf, variablesOf } from '@backsmith/blueprint';
import { renderYaml } from '@backsmith/render';
import type { Contributor } from '../../contributor.ts';
import { MAIN, TEST } from '../../java/types.ts';
import { application } from './application.ts';
import { applicationTest } from './application-test.ts';
import { developmentRun } from './development-run.ts';
import { springFactories } from './spring-factories.ts';
import { settingsTree } from '../../java/settings-tree.ts';

/** The application's start, its configuration, and the test that it starts. */
export const configuration: Contributor = (blueprint, files) => {
  const variables = variablesOf(blueprint);
  files.addJava(MAIN, application(blueprint));
  files.addJava(TEST, applicationTest(blueprint));
  files.addJava(TEST, developmentRun(blueprint));
  files.add('src/main/resources/application.yaml', renderYaml(settingsTree(settingsOf(blueprint), variables)));
  files.add(
    `src/main/resources/application-${DEVELOPMENT}.yaml`,
    renderYaml(settingsTree(devSettingsOf(blueprint), variables)),
  );
  const testSettings = testSettingsOf(blueprint);
  if (testSettings.length > 0)
    files.add('src/test/resources/config/application.yaml', renderYaml(settingsTree(testSettings, [])));
  files.add('src/main/resources/META-INF/spring.factories', springFactories(blueprint));
};
