import type { Blueprint, Dependency, DependencyGroup } from '@backsmith/blueprint';
import { blankLine, element, elementWith, renderXml, xmlComment } from '@backsmith/render';
import type { XmlElement, XmlNode } from '@backsmith/render';

const BOOT = 'org.springframework.boot';

/** The Maven build. */
export function pom({ project }: Blueprint): string {
  const versions = project.dependencies.flatMap(({ dependencies }) =>
    dependencies.flatMap(({ version }) => version ?? []),
  );
  return renderXml(
    elementWith(
      'project',
      {
        xmlns: 'http://maven.apache.org/POM/4.0.0',
        'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
        'xsi:schemaLocation': 'http://maven.apache.org/POM/4.0.0 https://maven.apache.org/xsd/maven-4.0.0.xsd',
      },
      element('modelVersion', '4.0.0'),
      blankLine,
      element(
        'parent',
        element('groupId', BOOT),
        element('artifactId', 'spring-boot-starter-parent'),
        element('version', project.springBoot),
        element('relativePath'),
      ),
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
      element('dependencies', ...project.dependencies.flatMap(groupNodes)),
      blankLine,
      element(
        'build',
        element(
          'plugins',
          element('plugin', element('groupId', BOOT), element('artifactId', 'spring-boot-maven-plugin')),
        ),
      ),
    ),
  );
}

function groupNodes({ title, dependencies }: DependencyGroup): readonly XmlNode[] {
  return [xmlComment(title), ...dependencies.map(dependencyElement)];
}

function dependencyElement({ group, artifact, version, scope }: Dependency): XmlElement {
  return element(
    'dependency',
    element('groupId', group),
    element('artifactId', artifact),
    version === undefined ? undefined : element('version', `\${${version.property}}`),
    scope === undefined ? undefined : element('scope', scope),
  );
}
