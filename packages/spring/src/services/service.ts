import type { Blueprint, Entity } from '@backsmith/blueprint';
import { commas, java, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment, JavaValue } from '@backsmith/render';
import { badRequest, titleLiteral } from '../errors/throwing.ts';
import { keyExpression } from '../java/key-expression.ts';
import { classOf, fileOf, typeOf } from '../java/types.ts';
import { linkMethods } from './link-methods.ts';
import { listMethod } from './list-method.ts';
import { readExpression } from './read-expression.ts';
import { sortingField } from './sorting-field.ts';
import { readsSummaries, summaryField } from './summary-field.ts';
import { writeStatements } from './write-actions.ts';

const READ_ONLY = java`@org.springframework.transaction.annotation.Transactional(readOnly = true)`;
const WRITING = java`@org.springframework.transaction.annotation.Transactional`;

/** The service of an entity: its five calls, those of its relations, and the mapping between entity and records. */
export function service(entity: Entity, blueprint: Blueprint): JavaFile {
  const { classes } = entity;
  const self = classOf(classes.service);
  const fields = collaborators(entity, blueprint);
  return fileOf(
    classes.service,
    java`
      @org.springframework.stereotype.Service
      ${READ_ONLY}
      public class ${self} {
        ${sortingField(entity, blueprint)}
        ${summaryField(entity, blueprint)}

        ${fields.map(({ name, type }) => java`private final ${type} ${name};`)}

        public ${classes.service.name}(${commas(fields.map(({ name, type }) => java`${type} ${name}`))}) {
          ${fields.map(({ name }) => java`this.${name} = ${name};`)}
        }

        ${listMethod(entity, blueprint)}

        public ${classOf(classes.response)} get(${idType(entity)} id) {
          return toResponse(find(id));
        }

        ${createMethod(entity)}

        ${updateMethod(entity, blueprint)}

        ${deleteMethod(entity, blueprint)}

        ${linkMethods(entity, blueprint)}

        private ${classOf(classes.entity)} find(${idType(entity)} id) {
          return unitOfWork.find(${classOf(classes.entity)}.class, id, ${titleLiteral(entity.title)});
        }

        ${applyMethod(entity)}

        public static ${classOf(classes.response)} toResponse(${classOf(classes.entity)} entity) {
          return new ${classOf(classes.response)}(${commas(entity.fields.map(({ read }) => readExpression(read)))});
        }
      }`,
  );
}

function collaborators(entity: Entity, { support }: Blueprint): readonly { name: string; type: JavaFragment }[] {
  const all = [
    { name: 'repository', type: classOf(entity.classes.repository) },
    { name: 'unitOfWork', type: classOf(support.unitOfWork) },
  ];
  return readsSummaries(entity) ? [...all, { name: 'summaries', type: classOf(support.summaries) }] : all;
}

function idType(entity: Entity): JavaFragment {
  return typeOf(entity.identifier.type);
}

function createMethod(entity: Entity): JavaFragment {
  const { classes, identifier } = entity;
  const self = classOf(classes.entity);
  const assigned = identifier.source === 'assigned' ? identifier.key : undefined;
  return java`
    ${WRITING}
    public ${classOf(classes.response)} create(${classOf(classes.request)} request) {
      ${self} entity = new ${self}();
      ${assigned !== undefined && java`entity.${identifier.setter}(${keyExpression(assigned)});`}
      ${writeStatements(entity.createActions)}
      ${applies(entity) && java`apply(request, entity);`}
      unitOfWork.insert(entity);
      ${entity.refresh && java`unitOfWork.refresh(entity);`}
      return toResponse(entity);
    }`;
}

function updateMethod(entity: Entity, blueprint: Blueprint): JavaFragment {
  const { classes, version } = entity;
  const ifMatch = version !== undefined && java`, java.lang.String ifMatch`;
  return java`
    ${WRITING}
    public ${classOf(classes.response)} update(${idType(entity)} id, ${classOf(classes.request)} request${ifMatch}) {
      ${keyCheck(entity, blueprint)}
      ${classOf(classes.entity)} entity = find(id);
      ${version !== undefined && java`${classOf(blueprint.support.etag)}.check(entity.${version.getter}(), request.${version.field}(), ifMatch);`}
      ${applies(entity) && java`apply(request, entity);`}
      unitOfWork.flush();
      ${entity.refresh && java`unitOfWork.refresh(entity);`}
      return toResponse(entity);
    }`;
}

/** A record keeps its key: a request that says another one is a mistake. */
function keyCheck(entity: Entity, blueprint: Blueprint): JavaValue {
  const { key } = entity.identifier;
  if (key === undefined) return undefined;
  const reason = literal('The key in the body is not the one in the address');
  return java`
    if (!id.equals(${keyExpression(key)})) {
      throw ${badRequest(blueprint, reason)};
    }`;
}

function deleteMethod(entity: Entity, blueprint: Blueprint): JavaFragment {
  const { version, softDelete } = entity;
  const removal = (found: JavaFragment): JavaFragment =>
    softDelete === undefined
      ? java`repository.delete(${found});`
      : java`${found}.${softDelete.setter}(${typeOf(softDelete.type)}.now());`;
  if (version === undefined) {
    return java`
      ${WRITING}
      public void delete(${idType(entity)} id) {
        ${removal(java`find(id)`)}
        unitOfWork.flush();
      }`;
  }
  return java`
    ${WRITING}
    public void delete(${idType(entity)} id, java.lang.String ifMatch) {
      ${classOf(entity.classes.entity)} entity = find(id);
      ${classOf(blueprint.support.etag)}.check(entity.${version.getter}(), null, ifMatch);
      ${removal(java`entity`)}
      unitOfWork.flush();
    }`;
}

function applies(entity: Entity): boolean {
  return entity.updateActions.length > 0;
}

function applyMethod(entity: Entity): JavaValue {
  if (!applies(entity)) return undefined;
  const { classes } = entity;
  return java`
    private void apply(${classOf(classes.request)} request, ${classOf(classes.entity)} entity) {
      ${writeStatements(entity.updateActions)}
    }`;
}
