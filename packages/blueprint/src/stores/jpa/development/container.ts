import type { DesignedDevelopment, DevelopmentInput } from './designed-development.ts';

/** Testcontainers as a driver: the first connection starts the database's own image, the end of the JVM removes it. */
export function designContainer({ name, database, extensions }: DevelopmentInput): DesignedDevelopment {
  const { image, testcontainer = database.kind, needsAgreement = false } = database.container(name, extensions);
  const tag = image.slice(image.lastIndexOf(':') + 1);
  const agreement = 'container-license-acceptance.txt';
  return {
    development: {
      kind: 'container',
      label: `${database.label} in a container`,
      besides: 'Docker',
      runsAnywhere: false,
      testProperties: [],
      resources: needsAgreement ? [{ path: agreement, content: `${image}\n` }] : [],
    },
    dependencies: [
      {
        group: 'org.testcontainers',
        artifact: `testcontainers-${database.testcontainer}`,
        scope: 'runtime',
        isDevelopment: true,
      },
    ],
    profiles: [],
    unshipped: needsAgreement ? [agreement] : [],
    devSettings: [
      {
        path: ['spring', 'datasource', 'url'],
        value: `jdbc:tc:${testcontainer}:${tag}:///${name}?TC_DAEMON=true`,
      },
    ],
  };
}
