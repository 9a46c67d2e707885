import type { Gateway } from '@backsmith/blueprint';
import { FileTree } from '@backsmith/render';
import type { GeneratedFile } from '@backsmith/render';
import { MAIN, TEST } from '../java/types.ts';
import { application } from '../system/configuration/application.ts';
import { dockerfile } from '../system/delivery/dockerfile.ts';
import { buildOf } from '../system/maven/pom.ts';
import { cors, gatewayTest, unavailable } from './gateway-classes.ts';
import { gatewaySettings } from './gateway-settings.ts';

/** Writes the gateway; paths begin at its folder. */
export function renderGateway(gateway: Gateway): readonly GeneratedFile[] {
  const files = new FileTree();
  files.add('pom.xml', buildOf({ ...gateway, profiles: [], unshipped: [] }));
  files.add('Dockerfile', dockerfile(gateway, []));
  files.addJava(MAIN, application(gateway));
  files.addJava(MAIN, unavailable(gateway));
  files.addJava(MAIN, cors(gateway));
  files.addJava(TEST, gatewayTest(gateway));
  files.add('src/main/resources/application.yaml', gatewaySettings(gateway));
  return files.files();
}
