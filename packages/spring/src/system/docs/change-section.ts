import { classOfRecords } from '@backsmith/blueprint';
import type { Blueprint, ClassName, Resource } from '@backsmith/blueprint';
import { joinMarkdown, markdownCode, markdownTable, markdownText } from '@backsmith/render';
import type { MarkdownText } from '@backsmith/render';
import { block, heading, paragraph } from '../../markdown/blocks.ts';
import { migrationNote } from '../../stores/index.ts';

/** How the project is changed by hand: where things are, and which places an endpoint, a column, a rule and a job need. */
export function changeSection(blueprint: Blueprint): readonly string[] {
  const [resource] = blueprint.resources;
  return [
    heading(2, 'Change it'),
    paragraph`In an IDE, run ${markdownCode(blueprint.tests.run.name)}, which is among the tests: it starts the service the way ${markdownCode('spring-boot:run')} does.`,
    ...(resource === undefined ? [] : [packageTable(blueprint, resource), ...recipes(blueprint, resource)]),
  ];
}

/** What lies where, by the packages the classes of one resource are in. */
function packageTable(blueprint: Blueprint, resource: Resource): string {
  const { controller, service, request } = resource.classes;
  const held: readonly (readonly [ClassName | undefined, string])[] = [
    [controller, 'the calls of each resource: paths, parameters and statuses'],
    [service, 'what a call does, in one transaction'],
    [repositoryOf(blueprint, resource), 'queries'],
    [classOfRecords(blueprint.store, resource.name), 'what the database keeps, and enums'],
    [request, 'requests with their rules, answers, and the filters of lists'],
  ];
  const all = new Set(held.flatMap(([of]) => of?.packageName ?? []));
  const ofResources =
    all.size === 1
      ? [[controller, `all of ${resource.titlePlural}; the other resources have packages of their own`] as const]
      : held;
  return markdownTable(
    ['Package', 'Holds'],
    [
      ...ofResources.flatMap(([of, holds]) => (of === undefined ? [] : [[packageOf(blueprint, of), holds]])),
      [markdownCode('common'), 'what all resources share, such as pages, orders and patches'],
      [markdownCode('config'), 'how requests are read, and how the service starts'],
      ...(blueprint.parts.some(({ name }) => name === 'security')
        ? [[markdownCode('security'), 'who is let in, and what they may do']]
        : []),
    ],
  );
}

/** The repository of a resource; a store of documents has one class for all of them. */
function repositoryOf({ store }: Blueprint, resource: Resource): ClassName | undefined {
  if (store.kind !== 'jpa') return undefined;
  return store.entities.find((entity) => entity.resource === resource.name)?.classes.repository;
}

/** The package as it lies below that of the project. */
function packageOf({ project }: Blueprint, { packageName }: ClassName): MarkdownText {
  return markdownCode(packageName.slice(project.packageName.length + 1));
}

function recipes(blueprint: Blueprint, resource: Resource): readonly string[] {
  const items = [endpoint(blueprint, resource), column(blueprint, resource), rule(blueprint, resource), JOB];
  return [
    paragraph`What people add most often, with ${resource.titlePlural} as the example:`,
    block(
      joinMarkdown(
        items.map((item) => markdownText`- ${item}`),
        '\n',
      ),
    ),
  ];
}

function endpoint(blueprint: Blueprint, { classes, path }: Resource): MarkdownText {
  const guard = blueprint.parts.find((part) => part.name === 'security');
  const allowed =
    guard === undefined
      ? markdownText``
      : markdownText` Paths below ${markdownCode(path)} follow the rules of the resource; any other needs a rule in ${name(guard.classes.accessRules)}, or its calls are refused.`;
  return markdownText`**An endpoint** is a method of ${name(classes.controller)}, or of a controller of yours, and one of ${name(classes.service)} that does the work.${allowed}`;
}

function column(blueprint: Blueprint, resource: Resource): MarkdownText {
  const { classes } = resource;
  const record = classOfRecords(blueprint.store, resource.name);
  const kept = record === undefined ? [] : [record];
  const holders = [...kept, classes.request, classes.response].map(name);
  return markdownText`**A column**: change the schema and let ${markdownCode('backsmith update')} write all of it, as shown below. By hand it takes ${migrationNote(blueprint)}, a field in ${joinMarkdown(holders, ', ')}, and a line in ${markdownCode('apply')} and ${markdownCode('toResponse')} of ${name(classes.service)}; lists can be searched and sorted by it once it is in ${name(classes.filter)} and ${markdownCode('SORTING')}.`;
}

function rule({ problems }: Blueprint, { classes }: Resource): MarkdownText {
  const { thrown } = problems.named['bad-request'];
  const refusal =
    thrown === undefined ? markdownText`a ${markdownCode('ResponseStatusException')}` : markdownText`a ${name(thrown)}`;
  return markdownText`**A rule** for one field is an annotation in ${name(classes.request)}. One for several fields, or for what is in the database, belongs in ${markdownCode('apply')} of ${name(classes.service)}, which every creation and change passes through, and throws ${refusal}.`;
}

const JOB = markdownText`**A job** is a class with ${markdownCode('@Component')} and a method with ${markdownCode('@Scheduled')}. One class of the project needs ${markdownCode('@EnableScheduling')}; add it if none has it.`;

function name({ name: simple }: ClassName): MarkdownText {
  return markdownCode(simple);
}
