import type { SwaggerPart } from '@backsmith/blueprint';
import { java, markdownText, staticMember } from '@backsmith/render';
import { MAIN } from '../../java/types.ts';
import type { PartRenderer } from '../part-renderer.ts';
import { openApiConfig } from './open-api-config.ts';

const ASSERT_THAT = staticMember('org.assertj.core.api.Assertions', 'assertThat');

/** The description of the API, and the page that shows it. */
export const swagger: PartRenderer<SwaggerPart> = {
  files: (part, blueprint, files) => {
    files.addJava(MAIN, openApiConfig(part, blueprint));
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
