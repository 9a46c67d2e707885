import type { Gateway } from '@backsmith/blueprint';
import { FileTree } from '@backsmith/render';
import type { GeneratedFile } from '@backsmith/render';
import { MAIN, TEST } from '../java/types.ts';
import { requestIdOfGateway } from '../parts/operations/request-id-filter.ts';
import { tracingSwitch } from '../parts/operations/tracing-switch.ts';
import { application } from '../system/configuration/application.ts';
import { factoriesFile } from '../system/configuration/spring-factories.ts';
import { dockerfile } from '../system/delivery/dockerfile.ts';
import { buildOf } from '../system/maven/pom.ts';
import { client, cors, problems, unavailable } from './gateway-classes.ts';
import { docsSettings, gatewaySettings } from './gateway-settings.ts';
import { docsTest, gatewayTest } from './gateway-tests.ts';

const RESOURCES = 'src/main/resources';

/** Writes the gateway; paths begin at its folder. */
export function renderGateway(gateway: Gateway): readonly GeneratedFile[] {
  const { classes, docs } = gateway;
  const files = new FileTree();
  files.add('pom.xml', buildOf({ ...gateway, profiles: [], unshipped: [] }));
  files.add('Dockerfile', dockerfile(gateway, []));
  for (const file of [application, unavailable, problems, cors, client]) files.addJava(MAIN, file(gateway));
  files.addJava(MAIN, requestIdOfGateway(classes));
  files.addJava(MAIN, tracingSwitch(classes));
  files.addJava(TEST, gatewayTest(gateway));
  files.add(`${RESOURCES}/application.yaml`, gatewaySettings(gateway));
  files.add(`${RESOURCES}/META-INF/spring.factories`, factoriesFile(gateway.factories));
  if (docs !== undefined) {
    files.add(`${RESOURCES}/application-${docs}.yaml`, docsSettings(gateway));
    files.addJava(TEST, docsTest(gateway, docs));
  }
  return files.files();
}
