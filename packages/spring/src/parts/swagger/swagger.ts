import type { SwaggerPart } from '@backsmith/blueprint';
import { java, markdownText, renderYaml, staticMember } from '@backsmith/render';
import { settingsTree } from '../../java/settings-tree.ts';
import { MAIN } from '../../java/types.ts';
import type { PartRenderer } from '../part-renderer.ts';
import { openApiConfig } from './open-api-config.ts';

const ASSERT_THAT = staticMember('org.assertj.core.api.Assertions', 'assertThat');

/** The description of the API, and the page that shows it. */
export const swagger: PartRenderer<SwaggerPart> = {
  files: (part, blueprint, files) => {
    files.addJava(MAIN, openApiConfig(part, blueprint));
    // A guarded service has settings for its tests already, these among them.
    if (blueprint.isOpen)
      files.add('src/test/resources/config/application.yaml', renderYaml(settingsTree(part.testSettings, [])));
  },
  tests: () => [
    java`
      @org.junit.jupiter.api.Test
      void describesItsCalls() {
        ${ASSERT_THAT}(read("/v3/api-docs").get("paths").isEmpty()).isFalse();
      }`,
  ],
  runNote: ({ page }, { port }) => markdownText` Its calls are described at http://localhost:${port}${page}.`,
};
