import type { Blueprint, Entity } from '@backsmith/blueprint';
import { commas, java, join, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment, JavaValue } from '@backsmith/render';
import { classOf, fileOf } from '../java/types.ts';
import { linkCalls } from './link-calls.ts';
import {
  capitalized,
  keyOf,
  keyParameters,
  keyTemplate,
  pageableParameter,
  parameterObject,
  tagAnnotation,
} from './parameters.ts';

const RESPONSE_ENTITY = java`org.springframework.http.ResponseEntity`;
const CREATED = java`@org.springframework.web.bind.annotation.ResponseStatus(org.springframework.http.HttpStatus.CREATED)`;
const NO_CONTENT = java`@org.springframework.web.bind.annotation.ResponseStatus(org.springframework.http.HttpStatus.NO_CONTENT)`;
const IF_MATCH = java`
  @org.springframework.web.bind.annotation.RequestHeader(
      name = org.springframework.http.HttpHeaders.IF_MATCH, required = false)
  java.lang.String ifMatch`;

/** The controller of an entity. */
export function controller(entity: Entity, blueprint: Blueprint): JavaFile {
  const { classes } = entity;
  const service = classOf(classes.service);
  return fileOf(
    classes.controller,
    java`
      @org.springframework.web.bind.annotation.RestController
      @org.springframework.web.bind.annotation.RequestMapping(${literal(entity.path)})
      ${tagAnnotation(capitalized(entity.titlePlural), blueprint)}
      public class ${classOf(classes.controller)} {
        private final ${service} service;

        public ${classes.controller.name}(${service} service) {
          this.service = service;
        }

        ${listCall(entity, blueprint)}

        @org.springframework.web.bind.annotation.GetMapping(${literal(keyTemplate(entity))})
        public ${answerType(entity)} get(${keyParameters(entity)}) {
          return ${answer(entity, blueprint, java`service.get(${keyOf(entity)})`)};
        }

        ${createCall(entity, blueprint)}

        @org.springframework.web.bind.annotation.PutMapping(${literal(keyTemplate(entity))})
        public ${answerType(entity)} update(${commas([keyParameters(entity), versionParameter(entity), requestParameter(entity)])}) {
          return ${answer(entity, blueprint, java`service.update(${commas([keyOf(entity), 'request', versionArgument(entity)])})`)};
        }

        @org.springframework.web.bind.annotation.DeleteMapping(${literal(keyTemplate(entity))})
        ${NO_CONTENT}
        public void delete(${commas([keyParameters(entity), versionParameter(entity)])}) {
          service.delete(${commas([keyOf(entity), versionArgument(entity)])});
        }

        ${linkCalls(entity, blueprint)}
      }`,
  );
}

function listCall(entity: Entity, blueprint: Blueprint): JavaFragment {
  const { classes, filters } = entity;
  const filter = filters.length > 0 && java`${parameterObject(blueprint)} ${classOf(classes.filter)} filter`;
  return java`
    @org.springframework.web.bind.annotation.GetMapping
    public ${classOf(blueprint.support.page, classOf(classes.listed))} list(${commas([filter, pageableParameter(blueprint)])}) {
      return service.list(${commas([filters.length > 0 && 'filter', 'pageable'])});
    }`;
}

/** The answer has its status by itself; the annotation tells it to the API documentation. */
function createCall(entity: Entity, { features, support }: Blueprint): JavaFragment {
  const response = classOf(entity.classes.response);
  const key = entity.identifier.parts.map(({ name }) => java`created.${name}()`);
  const path = literal(entity.path + keyPlaceholders(entity));
  return java`
    @org.springframework.web.bind.annotation.PostMapping
    ${features.swagger && CREATED}
    public ${RESPONSE_ENTITY}<${response}> create(${requestParameter(entity)}) {
      ${response} created = service.create(request);
      return ${classOf(support.created)}.at(${commas([path, 'created', ...key])});
    }`;
}

/** The names in this template mean nothing; values fill it in order. */
function keyPlaceholders(entity: Entity): string {
  return entity.identifier.parts.map(({ variable }) => `/{${variable}}`).join('');
}

function requestParameter(entity: Entity): JavaFragment {
  return java`
    @jakarta.validation.Valid @org.springframework.web.bind.annotation.RequestBody
    ${classOf(entity.classes.request)} request`;
}

function versionParameter(entity: Entity): JavaValue {
  return entity.version !== undefined && IF_MATCH;
}

function versionArgument(entity: Entity): JavaValue {
  return entity.version !== undefined && 'ifMatch';
}

/** A record with a version is answered with it as its entity tag. */
function answerType(entity: Entity): JavaFragment {
  const response = classOf(entity.classes.response);
  return entity.version === undefined ? response : java`${RESPONSE_ENTITY}<${response}>`;
}

function answer(entity: Entity, blueprint: Blueprint, call: JavaFragment): JavaFragment {
  const { version, classes } = entity;
  if (version === undefined) return call;
  return join([
    java`${classOf(blueprint.support.etag)}.tagged(${call}, ${classOf(classes.response)}::${version.field})`,
  ]);
}
