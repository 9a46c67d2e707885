import type { Blueprint, System } from '@backsmith/blueprint';
import { FileTree } from '@backsmith/render';
import type { GeneratedFile } from '@backsmith/render';
import { API } from './api/index.ts';
import { renderGateway } from './gateway/index.ts';
import { addPartFiles } from './parts/index.ts';
import { addStoreFiles } from './stores/index.ts';
import { OF_REPOSITORY, OF_SERVICE } from './system/index.ts';

/**
 * Writes the project a system describes. The same system gives the same files, sorted by path.
 *
 * @param onFile told of each file of a service as it is written, by its path within that service
 */
export function renderSystem(system: System, onFile?: (path: string) => void): readonly GeneratedFile[] {
  const files = new FileTree();
  for (const contribute of OF_REPOSITORY) contribute(system, files);
  if (system.gateway !== undefined) files.addTree(system.gateway.folder, renderGateway(system.gateway));
  for (const service of system.services) files.addTree(service.folder, renderService(service, onFile));
  return files.files();
}

function renderService(blueprint: Blueprint, onFile: ((path: string) => void) | undefined): readonly GeneratedFile[] {
  const files = new FileTree(onFile);
  for (const contribute of [...OF_SERVICE, ...API]) contribute(blueprint, files);
  addStoreFiles(blueprint, files);
  addPartFiles(blueprint, files);
  return files.files();
}
