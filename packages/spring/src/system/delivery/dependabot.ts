import { renderYaml } from '@backsmith/render';

/**
 * Asks for updates of libraries, images and workflow steps once a week. Maven is led to the modules by the root; Dockerfiles
 * are found in the folders that are named alone.
 *
 * @param modules the folders of several services; absent where the root is the only one
 */
export function dependabot(modules?: readonly string[]): string {
  const dockerfiles = modules === undefined ? ['/'] : modules.map((folder) => `/${folder}`);
  const looked = [
    { ecosystem: 'maven', directories: ['/'] },
    { ecosystem: 'docker', directories: dockerfiles },
    { ecosystem: 'docker-compose', directories: ['/'] },
    { ecosystem: 'github-actions', directories: ['/'] },
  ];
  return renderYaml({
    version: 2,
    updates: looked.flatMap(({ ecosystem, directories }) =>
      directories.map((directory) => ({
        'package-ecosystem': ecosystem,
        directory,
        schedule: { interval: 'weekly' },
        groups: { all: { patterns: ['*'], 'update-types': ['minor', 'patch'] } },
      })),
    ),
  });
}
