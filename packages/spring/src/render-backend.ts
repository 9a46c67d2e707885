import type { Blueprint } from '@backsmith/blueprint';
import { FileTree } from '@backsmith/render';
import type { GeneratedFile } from '@backsmith/render';
import { build } from './build/index.ts';
import { common } from './common/index.ts';
import { configuration } from './configuration/index.ts';
import type { Contributor } from './contributor.ts';
import { controllers } from './controllers/index.ts';
import { docs } from './docs/index.ts';
import { dtos } from './dtos/index.ts';
import { entities } from './entities/index.ts';
import { errors } from './errors/index.ts';
import { keyless } from './keyless/index.ts';
import { migrations } from './migrations/index.ts';
import { delivery } from './delivery/index.ts';
import { observability } from './observability/index.ts';
import { openapi } from './openapi/index.ts';
import { repositories } from './repositories/index.ts';
import { services } from './services/index.ts';
import { views } from './views/index.ts';
import { tests } from './tests/index.ts';

const CONTRIBUTORS: readonly Contributor[] = [
  build,
  docs,
  configuration,
  migrations,
  entities,
  repositories,
  services,
  controllers,
  dtos,
  keyless,
  views,
  common,
  errors,
  observability,
  openapi,
  delivery,
  tests,
];

/** Writes the project a blueprint describes. The same blueprint gives the same files, sorted by path. */
export function renderBackend(blueprint: Blueprint): readonly GeneratedFile[] {
  const files = new FileTree();
  for (const contributor of CONTRIBUTORS) {
    if (contributor.applies(blueprint)) contributor.contribute(blueprint, files);
  }
  return files.files();
}
