import { DEVELOPMENT, variablesOf } from '@backsmith/blueprint';
import type { Blueprint } from '@backsmith/blueprint';
import { joinMarkdown, markdownCode, markdownTable, markdownText } from '@backsmith/render';
import { heading, paragraph, shell } from '../../markdown/blocks.ts';
import { mvnw, reportLink } from '../../markdown/from-root.ts';
import { partSections, runNotes } from '../../parts/index.ts';
import { storeNotes } from '../../stores/index.ts';
import { callSection } from './call-section.ts';
import { changeSection } from './change-section.ts';
import { deliverySections } from './delivery-sections.ts';
import { modelSection } from './model-section.ts';
import { valueSection } from './value-section.ts';

/** README.md: how to run, call, configure, test and ship the project, true for this one. */
export function readme(blueprint: Blueprint): string {
  const { project, store } = blueprint;
  return [
    heading(1, project.name),
    paragraph`A REST service with Spring Boot ${project.springBoot} and Java ${project.java} on ${store.label}. ${reportLink(blueprint)} says what became of each table of the schema.`,
    ...accessSection(blueprint),
    ...runSection(blueprint),
    ...modelSection(blueprint),
    ...callSection(blueprint),
    ...valueSection(blueprint),
    ...configureSection(blueprint),
    ...partSections(blueprint),
    ...testSection(blueprint),
    ...changeSection(blueprint),
    ...ofRepository(blueprint),
  ].join('\n');
}

/** What the README of the repository says where there are several services. */
function ofRepository(blueprint: Blueprint): readonly string[] {
  return blueprint.folder === '' ? [...deliverySections(blueprint), ...updateSection()] : [];
}

/** The first thing whoever runs it must know. */
function accessSection({ isOpen }: Blueprint): readonly string[] {
  if (!isOpen) return [];
  return [
    paragraph`**Anyone who can reach this service can read and change everything:** it has no sign-in. Run it where only people you trust can reach it, or put something in front of it that signs callers in.`,
  ];
}

function runSection(blueprint: Blueprint): readonly string[] {
  const { project, port, store } = blueprint;
  const { label, besides } = store.development;
  return [
    heading(2, 'Run'),
    shell(`${mvnw(blueprint)} spring-boot:run`),
    paragraph`The service answers at http://localhost:${port} with ${label} (profile ${markdownCode(DEVELOPMENT)}); all it needs is a JDK ${project.java} or newer${besides === undefined ? '' : ` and ${besides}`}.${joinMarkdown(runNotes(blueprint), '')}`,
    ...storeNotes(blueprint),
  ];
}

function configureSection(blueprint: Blueprint): readonly string[] {
  return [
    heading(2, 'Configure'),
    markdownTable(
      ['Variable', 'Meaning', 'Default'],
      variablesOf(blueprint).map(({ name, meaning, default: value }) => [
        markdownCode(name),
        markdownText`${meaning}`,
        value === '' ? 'empty' : markdownCode(value),
      ]),
    ),
  ];
}

function testSection(blueprint: Blueprint): readonly string[] {
  const { store } = blueprint;
  return [
    heading(2, 'Test'),
    shell(`${mvnw(blueprint)} verify`),
    paragraph`The tests call every resource on ${store.development.label}. With the variables above they run on the one you name; they delete whatever they create.`,
  ];
}

/** What to do when the schema changes, and what the folder of the generator is. */
function updateSection(): readonly string[] {
  return [
    heading(2, 'When the schema changes'),
    shell('backsmith update . schema.sql'),
    paragraph`Commit first. The command generates the project from the new schema on a branch of its own, ${markdownCode('backsmith')}, merges that into your branch with git, and adds a migration for databases that are in use; earlier migrations stay as they are. What the project was made from is in ${markdownCode('.backsmith/project.json')}: the options and every version of the schema, without rows.`,
  ];
}
