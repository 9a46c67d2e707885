import type { DeletedRecords, Entity, Resource } from '@backsmith/blueprint';
import { commas, java, javadoc, literal } from '@backsmith/render';
import type { JavaFragment, JavaValue } from '@backsmith/render';
import { answered } from '../../../api/controllers/parameters.ts';
import { PAGEABLE, toRecord, WRITING } from '../../../api/services/service-methods.ts';
import { initialValue } from '../../../java/initial-value.ts';
import { classOf, typeOf } from '../../../java/types.ts';
import type { JpaService } from '../jpa-service.ts';
import { operatorsOnly } from '../../../api/services/record-rules.ts';

/** The methods that list deleted records, and make a record of one again. */
export function restoreMethods(resource: Resource, entity: Entity, blueprint: JpaService): JavaValue {
  const deleted = entity.softDelete?.deleted;
  if (resource.restoration === undefined || deleted === undefined) return undefined;
  return java`
    ${listDeleted(resource, entity, deleted, blueprint)}

    ${restore(resource, entity, deleted)}`;
}

function listDeleted(resource: Resource, entity: Entity, deleted: DeletedRecords, blueprint: JpaService): JavaFragment {
  const { classes, expansion, summary } = resource;
  const { support } = blueprint;
  const expands = expansion !== undefined;
  const shown = summary === undefined ? 'toResponse' : 'toSummary';
  const mapping = expands
    ? java`one -> new ${classOf(support.classes.expanded)}<>(${shown}(one), null)`
    : java`${classOf(classes.service)}::${shown}`;
  const found = commas([
    java`${classOf(entity.classes.entity)}.class`,
    literal(deleted.list),
    literal(deleted.count),
    'pageable',
  ]);
  return java`
    ${javadoc`Those that are marked as deleted.`}
    public ${classOf(support.classes.page, answered(classes.listed, expands, blueprint))} listDeleted(${PAGEABLE}) {
      ${operatorsOnly(entity, 'restore')}
      return ${classOf(support.classes.page)}.of(deletedRecords.page(${found}), ${mapping});
    }`;
}

function restore(
  { classes, identifier, label }: Resource,
  entity: Entity,
  { one, unmarks }: DeletedRecords,
): JavaFragment {
  const kept = classOf(entity.classes.entity);
  const keys = identifier.parts.length === 1 ? ['id'] : identifier.parts.map(({ name }) => java`id.${name}()`);
  return java`
    ${javadoc`Makes a record of one that is marked as deleted again.`}
    ${WRITING}
    public ${classOf(classes.response)} restore(${typeOf(identifier.type)} id) {
      ${operatorsOnly(entity, 'restore')}
      ${kept} entity = deletedRecords.find(${commas([java`${kept}.class`, literal(one), literal(label), ...keys])});
      ${unmarks.map(({ setter, value }) => java`entity.${setter}(${value === undefined ? java`null` : initialValue(value)});`)}
      unitOfWork.flush();
      ${entity.refresh && java`unitOfWork.refresh(entity);`}
      return toResponse(entity);
    }`;
}

/** What the list shows of a deleted record with large columns, which its query leaves in the database. */
export function deletedSummary({ restoration, summary, classes }: Resource, entity: Entity): JavaValue {
  if (restoration === undefined || summary === undefined) return undefined;
  const shown = new Set(summary.fields.map(({ name }) => name));
  const fields = entity.fields.filter(({ field }) => shown.has(field));
  return toRecord('toSummary', classes.listed, 'record', entity.classes.entity, fields);
}
