import { toJavaTypeName } from '@backsmith/text';
import { VERSIONS } from '../data/versions.ts';
import type { DatabasePlan } from '../databases/database-plan.ts';
import type { Dependency, DependencyGroup, Project } from '../model/project.ts';
import type { Packages } from '../names/packages.ts';
import type { Options } from '../options.ts';

const BOOT = 'org.springframework.boot';

/** What the build of the project says: its names, versions and dependencies. */
export function planProject(options: Options, database: DatabasePlan, packages: Packages): Project {
  const artifactId = options.projectName.toLowerCase();
  return {
    name: options.projectName,
    groupId: options.packageName,
    artifactId,
    version: '0.1.0-SNAPSHOT',
    packageName: options.packageName,
    application: packages.root(`${toJavaTypeName(options.projectName, 'Backend')}Application`),
    java: options.javaVersion,
    springBoot: VERSIONS.springBoot,
    maven: VERSIONS.maven,
    dependencies: dependencyGroups(options, database),
  };
}

function dependencyGroups(options: Options, database: DatabasePlan): readonly DependencyGroup[] {
  const springdoc: Dependency = {
    group: 'org.springdoc',
    artifact: 'springdoc-openapi-starter-webmvc-ui',
    version: { property: 'springdoc.version', value: VERSIONS.springdoc },
  };
  return [
    {
      title: 'Web and API',
      dependencies: [starter('webmvc'), starter('validation'), ...(options.features.swagger ? [springdoc] : [])],
    },
    {
      title: 'Persistence',
      dependencies: [
        starter('data-jpa'),
        starter('flyway'),
        ...database.dependencies,
        { group: 'com.h2database', artifact: 'h2', scope: 'runtime' },
      ],
    },
    {
      title: 'Operations',
      dependencies: [
        starter('actuator'),
        { group: 'io.micrometer', artifact: 'micrometer-registry-prometheus', scope: 'runtime' },
        { group: BOOT, artifact: 'spring-boot-micrometer-tracing-opentelemetry', scope: 'runtime' },
        { group: 'io.micrometer', artifact: 'micrometer-tracing-bridge-otel', scope: 'runtime' },
        { group: 'io.opentelemetry', artifact: 'opentelemetry-exporter-otlp', scope: 'runtime' },
      ],
    },
    { title: 'Tests', dependencies: [{ ...starter('webmvc-test'), scope: 'test' }] },
  ];
}

function starter(name: string): Dependency {
  return { group: BOOT, artifact: `spring-boot-starter-${name}` };
}
