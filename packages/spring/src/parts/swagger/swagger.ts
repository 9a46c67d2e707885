import type { SwaggerPart } from '@backsmith/blueprint';
import { markdownText } from '@backsmith/render';
import { MAIN, TEST } from '../../java/types.ts';
import type { PartRenderer } from '../part-renderer.ts';
import { contractSection, contractTest } from './contract.ts';
import { openApiConfig } from './open-api-config.ts';

/** The description of the API, the page that shows it, and the file that clients rely on. */
export const swagger: PartRenderer<SwaggerPart> = {
  files: (part, blueprint, files) => {
    files.addJava(MAIN, openApiConfig(part, blueprint));
    files.addJava(TEST, contractTest(part, blueprint));
  },
  runNote: ({ page }, { port }) => markdownText` Its calls are described at http://localhost:${port}${page}.`,
  sections: contractSection,
};
