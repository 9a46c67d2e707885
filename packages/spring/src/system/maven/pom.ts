import { dependenciesOf, DEVELOPMENT, profilesOf, unshippedOf } from '@backsmith/blueprint';
import type { Blueprint, BuildProfile, Dependency, DependencyGroup, ParentBuild, Project } from '@backsmith/blueprint';
import { blankLine, element, elementWith, renderXml, xmlComment } from '@backsmith/render';
import type { XmlElement, XmlNode } from '@backsmith/render';

const BOOT = 'org.springframework.boot';

/** The Maven build. */
export function pom(blueprint: Blueprint): string {
  return buildOf({
    project: blueprint.project,
    dependencies: dependenciesOf(blueprint),
    profiles: profilesOf(blueprint),
    unshipped: [`application-${DEVELOPMENT}.yaml`, ...unshippedOf(blueprint)],
  });
}

/** What is built, with what, where, and what the jar does not hold. */
type Build = {
  readonly project: Project;
  readonly dependencies: readonly DependencyGroup[];
  readonly profiles: readonly BuildProfile[];
  readonly unshipped: readonly string[];
};

/** The Maven build of an application. */
export function buildOf({ project, dependencies: groups, profiles, unshipped }: Build): string {
  const all = [...groups, ...profiles].flatMap(({ dependencies }) => dependencies);
  const versions = all.flatMap(({ version }) => version ?? []);
  return renderXml(
    projectElement(
      blankLine,
      parentElement(project.parent),
      blankLine,
      element('groupId', project.groupId),
      element('artifactId', project.artifactId),
      element('version', project.version),
      element('name', project.name),
      blankLine,
      element(
        'properties',
        element('java.version', project.java.toString()),
        ...versions.map(({ property, value }) => element(property, value)),
      ),
      blankLine,
      element('dependencies', ...groups.flatMap(groupNodes)),
      blankLine,
      element(
        'build',
        element(
          'plugins',
          xmlComment('A run from Maven is one of development, unless its environment names another profile.'),
          element(
            'plugin',
            element('groupId', BOOT),
            element('artifactId', 'spring-boot-maven-plugin'),
            element(
              'configuration',
              element('systemPropertyVariables', element('spring.profiles.default', DEVELOPMENT)),
            ),
          ),
          ...excluded(unshipped),
          xmlComment('Lists what the jar is made of in META-INF/sbom, as CycloneDX.'),
          element('plugin', element('groupId', 'org.cyclonedx'), element('artifactId', 'cyclonedx-maven-plugin')),
        ),
      ),
      ...profilesElement(profiles),
    ),
  );
}

function excluded(unshipped: readonly string[]): readonly XmlNode[] {
  if (unshipped.length === 0) return [];
  return [
    xmlComment('The jar runs on the real database: what development has besides stays outside.'),
    element(
      'plugin',
      element('groupId', 'org.apache.maven.plugins'),
      element('artifactId', 'maven-jar-plugin'),
      element('configuration', element('excludes', ...unshipped.map((path) => element('exclude', path)))),
    ),
  ];
}

/** The root of a build. */
export function projectElement(...content: readonly XmlNode[]): XmlElement {
  return elementWith(
    'project',
    {
      xmlns: 'http://maven.apache.org/POM/4.0.0',
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation': 'http://maven.apache.org/POM/4.0.0 https://maven.apache.org/xsd/maven-4.0.0.xsd',
    },
    element('modelVersion', '4.0.0'),
    ...content,
  );
}

/** What a build begins with: one that is near is found by Maven itself. */
export function parentElement({ group, artifact, version, isNear }: ParentBuild): XmlElement {
  return element(
    'parent',
    element('groupId', group),
    element('artifactId', artifact),
    element('version', version),
    isNear ? undefined : element('relativePath'),
  );
}

function profilesElement(profiles: readonly BuildProfile[]): readonly XmlNode[] {
  return profiles.length === 0 ? [] : [blankLine, element('profiles', ...profiles.map(profileElement))];
}

function profileElement({ id, for: machines, properties, dependencies }: BuildProfile): XmlElement {
  const values = Object.entries(properties).map(([name, value]) => element(name, value));
  return element(
    'profile',
    element('id', id),
    element(
      'activation',
      'os' in machines
        ? element('os', ...Object.entries(machines.os).map(([name, value]) => element(name, value)))
        : element('property', element('name', `!${machines.unlessProperty}`)),
    ),
    values.length === 0 ? undefined : element('properties', ...values),
    dependencies.length === 0 ? undefined : element('dependencies', ...dependencies.map(dependencyElement)),
  );
}

function groupNodes({ title, dependencies }: DependencyGroup): readonly XmlNode[] {
  return [xmlComment(title), ...dependencies.map(dependencyElement)];
}

function dependencyElement({ group, artifact, version, scope, isDevelopment, without = [] }: Dependency): XmlElement {
  return element(
    'dependency',
    element('groupId', group),
    element('artifactId', artifact),
    version === undefined ? undefined : element('version', `\${${version.property}}`),
    scope === undefined ? undefined : element('scope', scope),
    // The jar holds no optional ones.
    isDevelopment === true ? element('optional', 'true') : undefined,
    without.length === 0 ? undefined : element('exclusions', ...without.map(exclusionElement)),
  );
}

/** Keeps all artifacts of a group away. */
function exclusionElement(group: string): XmlElement {
  return element('exclusion', element('groupId', group), element('artifactId', '*'));
}
