import type { GroupedTableView, PreviewFile } from '@backsmith/contract';
import {
  accountTablesOf,
  generateFiles,
  inspect,
  rolesOf,
  rulesOf,
  type GeneratedProject,
  type Inspection,
} from '@backsmith/engine';
import type { StoredOptions } from '../db/stored.ts';
import type { Previewed } from './engine-task.ts';
import { isSameEntity, type SeenEntity } from './seen-entity.ts';
import { storableDiagnostics } from './storable.ts';

/**
 * Works out what would be generated: every file by its name, and one entity with all that serves it whole. The reader does not
 * choose which, so that nobody reads a project entity by entity without building it.
 *
 * @param seen entities whose code the reader has read already. The first of them that the schema has is the one that is shown.
 */
export function previewFiles(source: string, options: StoredOptions, seen: readonly SeenEntity[]): Previewed {
  const bytes = new TextEncoder().encode(source);
  const { value, diagnostics } = generateFiles(bytes, options);
  const { choices = {} } = options;
  const problems = storableDiagnostics(diagnostics.filter(({ severity }) => severity === 'error'));
  // Choices that do not fit are among the problems; what is assumed without them is shown all the same.
  const schema = value?.schema ?? inspect(bytes).value.schema;
  const taken = rolesOf(schema, choices).value;
  const roles = taken.roles.map(({ schema, table, column, role, basis }) => ({
    ...(schema === undefined ? {} : { schema }),
    ...{ table, column, role, basis },
  }));
  const groups = options.features.security ? taken.groups.map(groupView) : [];
  const offered = { groups, rules: rulesOf(schema, choices), accounts: accountTablesOf(schema, options) };
  if (value === undefined) return { files: [], shown: null, roles, ...offered, problems };
  const shown = shownEntity(value, seen);
  return { files: filesOf(value, shown?.entity), shown, roles, ...offered, problems };
}

function groupView({ schema, table, group, basis, reason }: Inspection['groups'][number]): GroupedTableView {
  return { ...(schema === undefined ? {} : { schema }), table, group, basis, reason };
}

/** One that was seen before, or else the entity that refers to most others: the one with most to be seen in it. The first of several. */
function shownEntity({ system }: GeneratedProject, seen: readonly SeenEntity[]): SeenEntity | null {
  const present = system.services
    .flatMap(({ resources }) => resources)
    .toSorted((one, other) => other.references.length - one.references.length)
    .map(({ name, fields }) => ({ entity: name, fields: fields.map((field) => field.name) }));
  const known = seen.flatMap((one) => present.find((other) => isSameEntity(one, other)) ?? []);
  return known[0] ?? present[0] ?? null;
}

function filesOf({ files, system }: GeneratedProject, entity: string | undefined): readonly PreviewFile[] {
  const names = system.services.flatMap(({ resources }) => resources.map(({ name }) => name));
  return files.map(({ path, content }) => {
    const text = textOf(content);
    const shown = entity !== undefined && ownerOf(path, names) === entity;
    return { path, lines: text.split('\n').length, ...(shown ? { text } : {}) };
  });
}

/** The entity a class serves: `OrderItemController.java` serves OrderItem, not Order. */
function ownerOf(path: string, names: readonly string[]): string | undefined {
  const file = path.slice(path.lastIndexOf('/') + 1);
  if (!file.endsWith('.java')) return undefined;
  const owners = names.filter((name) => file.startsWith(name));
  return owners.toSorted((one, other) => other.length - one.length)[0];
}

function textOf(content: string | Uint8Array): string {
  return typeof content === 'string' ? content : '';
}
