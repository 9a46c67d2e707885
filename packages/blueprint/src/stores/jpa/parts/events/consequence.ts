import type { ForeignKey } from '@backsmith/schema';
import type { Consequence, HeldKey } from '../../../../model/events.ts';
import { jsonName } from '../../../../model/field.ts';
import type { Entity } from '../../../../model/jpa/entity.ts';
import type { Resource } from '../../../../model/resource.ts';
import type { KeptRecords } from '../../../../model/stored.ts';

/** The records of another service that a foreign key leads to. */
export type ReferredRecords = { readonly resource: Resource; readonly records: KeptRecords };

/** What is done to the rows that refer to a deleted record; nothing where their columns are more than a reference. */
export function consequenceInRows(
  entities: readonly Entity[],
  key: ForeignKey,
  resource: Resource,
  target: ReferredRecords,
): Consequence | undefined {
  const entity = entities.find((one) => one.resource === resource.name);
  if (entity === undefined) return undefined;
  const { parts } = target.resource.identifier;
  const held = parts.flatMap((part) => {
    const referred = target.records.fields.find(({ field }) => field === part.name)?.column;
    const found = heldIn(entity, resource, key.columns[key.refColumns.indexOf(referred ?? '')]);
    return found === undefined ? [] : [{ ...found, part: jsonName(part) }];
  });
  if (held.length !== parts.length || held.length !== key.columns.length) return undefined;
  const common = { entity: entity.classes.entity, held };
  if (key.onDelete === 'cascade') return { ...common, action: { kind: 'delete' } };
  if (key.onDeleteColumns !== undefined) return undefined;
  const setters = held.flatMap(({ path }) => clearing(entity, path));
  return setters.length === held.length ? { ...common, action: { kind: 'clear', setters } } : undefined;
}

/** Where an entity keeps a column, where that is a value of its own. */
function heldIn(entity: Entity, resource: Resource, column: string | undefined): Omit<HeldKey, 'part'> | undefined {
  const name = entity.fields.find((one) => one.column === column)?.field;
  const field = resource.fields.find((one) => one.name === name);
  const attribute = entity.attributes.find((one) => one.name === name);
  if (name === undefined || field === undefined) return undefined;
  const asked = { parameter: name, field: jsonName(field) };
  if (attribute?.kind === 'basic') return { ...asked, path: [name], type: attribute.type };
  const keyAttribute = entity.attributes.find((one) => one.kind === 'embedded-id');
  const part = entity.key.parts.find((one) => one.name === name);
  const isShared = entity.attributes.some(
    (one) => one.kind === 'to-one' && one.columns.some((joined) => joined.name === part?.column.name),
  );
  if (keyAttribute === undefined || part === undefined || isShared) return undefined;
  return { ...asked, path: [keyAttribute.name, name], type: part.type };
}

function clearing({ attributes }: Entity, path: readonly string[]): readonly string[] {
  const attribute = attributes.find(({ name }) => path.length === 1 && name === path[0]);
  if (attribute?.kind !== 'basic' || !attribute.settable) return [];
  const { nullable, readOnly, insertOnly } = attribute.column;
  return nullable && readOnly !== true && insertOnly !== true ? [attribute.setter] : [];
}
