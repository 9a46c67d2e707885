import type { DomainCheck, Statement } from '@backsmith/sql';
import { placeOf } from '@backsmith/text';
import type { Catalog, DomainDraft } from '../catalog/catalog.ts';
import type { CheckDraft } from '../catalog/table-draft.ts';
import { renameValue } from './rename-value.ts';
import { makeColumn } from '../catalog/make-column.ts';
import { defaultValueOf } from '../values/default-value.ts';
import { noteDefinition } from './routine.ts';

/** CREATE TYPE … AS ENUM. */
export function createEnum(catalog: Catalog, statement: Statement & { kind: 'create-enum' }): void {
  const name = catalog.canonical(statement.name.name);
  const schema = catalog.schemaOf(statement.name);
  if (catalog.enums.exact(name, schema) !== undefined) return;
  catalog.enums.add({ ...placeOf(statement), schema, name, values: [...statement.values] });
}

/** ALTER TYPE … ADD VALUE and RENAME VALUE. */
export function alterEnum(catalog: Catalog, statement: Statement & { kind: 'alter-enum' }): void {
  const type = catalog.find(catalog.enums, statement.name);
  if (type === undefined) return;
  const { change } = statement;
  if (change.kind === 'rename') {
    const at = type.values.indexOf(change.from);
    if (at < 0 || type.values.includes(change.to)) return;
    renameValue(catalog, type, change.from, change.to);
    type.values[at] = change.to;
    return;
  }
  if (type.values.includes(change.value)) return;
  const before = change.before === undefined ? -1 : type.values.indexOf(change.before);
  const after = change.after === undefined ? -1 : type.values.indexOf(change.after) + 1;
  const behind = after > 0 ? after : type.values.length;
  const at = before >= 0 ? before : behind;
  type.values.splice(at, 0, change.value);
}

/** CREATE DOMAIN, SQL Server's alias types. */
export function createDomain(catalog: Catalog, statement: Statement & { kind: 'create-domain' }): void {
  const name = catalog.canonical(statement.name.name);
  const schema = catalog.schemaOf(statement.name);
  if (catalog.domains.exact(name, schema) !== undefined) return;
  const { dataType, text } = statement.type;
  catalog.domains.add({
    ...placeOf(statement),
    schema,
    name,
    type: text,
    dataType,
    notNull: statement.notNull,
    ...catalog.alongPath(),
    ...(statement.default === undefined ? {} : { default: defaultValueOf(statement.default, dataType) }),
    checks: statement.checks.map((check) => domainCheck(catalog, check)),
  });
}

function domainCheck(catalog: Catalog, { name, expression }: DomainCheck): CheckDraft {
  return {
    ...placeOf(expression),
    expression: expression.text,
    tree: expression.tree,
    ...(name === undefined ? {} : { name: catalog.canonical(name) }),
  };
}

/** ALTER DOMAIN: what it says from now on, for all columns made of it. */
export function alterDomain(catalog: Catalog, { name, change }: Statement & { kind: 'alter-domain' }): void {
  const domain = catalog.find(catalog.domains, name);
  if (domain === undefined) return;
  switch (change.kind) {
    case 'set-default':
      domain.default = defaultValueOf(change.value, domain.dataType);
      return;
    case 'drop-default':
      delete domain.default;
      return;
    case 'set-not-null':
      domain.notNull = change.notNull;
      return;
    case 'add-check':
      domain.checks = [...domain.checks, domainCheck(catalog, change.check)];
      return;
    case 'drop-check': {
      const at = checkNamed(domain, catalog.canonical(change.name));
      domain.checks = domain.checks.filter((_, index) => index !== at);
      return;
    }
    case 'rename-check': {
      const at = checkNamed(domain, catalog.canonical(change.from));
      const renamed = catalog.canonical(change.to);
      domain.checks = domain.checks.map((check, index) => (index === at ? { ...check, name: renamed } : check));
    }
  }
}

/** Where the check of this name is: PostgreSQL calls those without one `code_check`, `code_check1`, … */
function checkNamed({ name, checks }: DomainDraft, wanted: string): number {
  let unnamed = 0;
  return checks.findIndex((check) => {
    if (check.name !== undefined) return check.name === wanted;
    const given = `${name}_check${unnamed === 0 ? '' : unnamed}`;
    unnamed += 1;
    return given === wanted;
  });
}

/** A type with attributes, for tables made of it. */
export function createComposite(catalog: Catalog, statement: Statement & { kind: 'create-composite' }): void {
  noteDefinition(catalog, 'type', statement);
  const columns = statement.elements.flatMap((element) =>
    element.kind === 'column' ? [makeColumn(catalog, element)] : [],
  );
  const attributes = columns.filter((column) => !METHODS.has(column.name.toLowerCase()));
  catalog.composites.add({
    schema: catalog.schemaOf(statement.name),
    name: catalog.canonical(statement.name.name),
    columns: attributes,
  });
}

/** Oracle declares methods among the attributes. */
const METHODS = new Set([
  'member',
  'static',
  'constructor',
  'map',
  'order',
  'overriding',
  'final',
  'not',
  'pragma',
  'return',
]);
