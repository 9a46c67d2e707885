import type { SharedBuild } from '@backsmith/blueprint';
import { blankLine, element, renderXml } from '@backsmith/render';
import { parentElement, projectElement } from './pom.ts';

/** The build of the repository, which builds all services, and which each of them begins with. */
export function sharedPom({ project, modules }: SharedBuild): string {
  return renderXml(
    projectElement(
      blankLine,
      parentElement(project.parent),
      blankLine,
      element('groupId', project.groupId),
      element('artifactId', project.artifactId),
      element('version', project.version),
      element('packaging', 'pom'),
      element('name', project.name),
      blankLine,
      element('modules', ...modules.map((module) => element('module', module))),
      blankLine,
      element('properties', element('java.version', project.java.toString())),
    ),
  );
}
