import { asksMoreOfNew } from '@backsmith/blueprint';
import type { Blueprint, ClassName, Resource } from '@backsmith/blueprint';
import { commas, java, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment, JavaValue } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';
import { annotationsAt } from '../annotations.ts';
import { childCalls } from './child-calls.ts';
import { deletedParameters, listsDeleted, restoreCall } from './restore-call.ts';
import { linkCalls } from './link-calls.ts';
import {
  answered,
  CALL_PARAMETER,
  expandParameter,
  keyOf,
  keyParameters,
  named,
  pageableParameter,
} from './parameters.ts';

const NO_CONTENT = java`@org.springframework.web.bind.annotation.ResponseStatus(org.springframework.http.HttpStatus.NO_CONTENT)`;
const IF_MATCH = java`
  @org.springframework.web.bind.annotation.RequestHeader(
      name = org.springframework.http.HttpHeaders.IF_MATCH, required = false)
  java.lang.String ifMatch`;

const PATCH = java`@org.springframework.web.bind.annotation.RequestBody tools.jackson.databind.node.ObjectNode patch`;

/** The controller of a resource. */
export function controller(resource: Resource, blueprint: Blueprint): JavaFile {
  const { classes, identifier, firstAsked } = resource;
  const checks = firstAsked && classOf(firstAsked.checks);
  const elsewhere = [resource.expansion, ...resource.children].flatMap((one) => one?.elsewhere ?? [])[0];
  const asks = elsewhere && classOf(elsewhere.asks);
  const service = classOf(classes.service);
  const response = classOf(classes.response);
  const one = literal(identifier.template);
  const asked = (name: 'change' | 'patch', what: JavaFragment, write: JavaFragment) =>
    firstAsked?.change === true ? java`references.${name}(${what}, () -> ${write})` : write;
  const removed = java`service.delete(${commas([keyOf(resource), versionArgument(resource)])})`;
  return fileOf(
    classes.controller,
    java`
      @org.springframework.web.bind.annotation.RestController
      @org.springframework.web.bind.annotation.RequestMapping(${literal(resource.path)})
      ${annotationsAt(blueprint, 'controller', { title: resource.heading, comment: resource.comment })}
      public class ${classOf(classes.controller)} {
        private final ${service} service;
        ${checks && java`private final ${checks} references;`}
        ${asks && java`private final ${asks} labelQuestions;`}

        public ${classes.controller.name}(${commas([java`${service} service`, checks && java`${checks} references`, asks && java`${asks} labelQuestions`])}) {
          this.service = service;
          ${checks && java`this.references = references;`}
          ${asks && java`this.labelQuestions = labelQuestions;`}
        }

        ${listCall(resource, blueprint)}

        @org.springframework.web.bind.annotation.GetMapping(${one})
        ${getCall(resource, blueprint)}

        ${createCall(resource, blueprint)}

        @org.springframework.web.bind.annotation.PutMapping(${one})
        public ${response} update(${commas([keyParameters(resource), versionParameter(resource), replacement(resource), callParameter(resource)])}) {
          return ${changed(resource, blueprint, asked('change', java`${keyOf(resource)}, request`, java`service.update(${commas([keyOf(resource), 'request', versionArgument(resource)])})`))};
        }

        @org.springframework.web.bind.annotation.PatchMapping(
            path = ${one}, consumes = {${classOf(blueprint.support.classes.mergePatch)}.MEDIA_TYPE, org.springframework.http.MediaType.APPLICATION_JSON_VALUE})
        public ${response} patch(${commas([keyParameters(resource), versionParameter(resource), PATCH, callParameter(resource)])}) {
          return ${changed(resource, blueprint, asked('patch', java`${keyOf(resource)}, patch`, java`service.patch(${commas([keyOf(resource), 'patch', versionArgument(resource)])})`))};
        }

        @org.springframework.web.bind.annotation.DeleteMapping(${one})
        ${NO_CONTENT}
        public void delete(${commas([keyParameters(resource), versionParameter(resource)])}) {
          ${firstAsked?.remove ? java`references.delete(${keyOf(resource)}, () -> ${removed})` : removed};
        }

        ${restoreCall(resource, blueprint)}

        ${linkCalls(resource, blueprint)}

        ${childCalls(resource, blueprint)}
      }`,
  );
}

function getCall(resource: Resource, blueprint: Blueprint): JavaFragment {
  const { classes, expansion, version } = resource;
  const expands = expansion !== undefined;
  const etag = classOf(blueprint.support.classes.etag);
  const foundBy = (names?: JavaFragment) => java`service.get(${commas([keyOf(resource), names])})`;
  const found = expansion === undefined ? foundBy() : named(expansion.elsewhere, 'one', foundBy);
  const read = expands ? 'readUnlessExpanded' : 'read';
  const tagged = java`${etag}.${read}(call, ${found}, ${classOf(classes.response)}::${version})`;
  const parameters = commas([keyParameters(resource), expands && expandParameter(blueprint), callParameter(resource)]);
  return java`
    public ${answered(classes.response, expands, blueprint)} get(${parameters}) {
      return ${version === undefined ? found : tagged};
    }`;
}

function listCall({ classes, expansion, filters, restoration }: Resource, blueprint: Blueprint): JavaFragment {
  const group = annotationsAt(blueprint, 'query-parameters');
  const filter = filters.length > 0 && java`${group} ${classOf(classes.filter)} filter`;
  const page = classOf(blueprint.support.classes.page, answered(classes.listed, expansion !== undefined, blueprint));
  const parameters = [filter, pageableParameter(blueprint), expansion && expandParameter(blueprint)];
  const found = (names?: JavaFragment) =>
    java`service.list(${commas([filters.length > 0 && 'filter', 'pageable', names])})`;
  return java`
    @org.springframework.web.bind.annotation.GetMapping
    public ${page} list(${commas([...parameters, ...(restoration === undefined ? [] : deletedParameters())])}) {
      ${restoration !== undefined && listsDeleted(restoration, blueprint)}
      return ${expansion === undefined ? found() : named(expansion.elsewhere, 'page', found)};
    }`;
}

function createCall(resource: Resource, blueprint: Blueprint): JavaFragment {
  const { classes, identifier, path, firstAsked } = resource;
  const response = classOf(classes.response);
  const key = identifier.parts.map(({ name }) => java`created.${name}()`);
  // The names in this template mean nothing; values fill it in order.
  const address = literal(path + identifier.template);
  return java`
    @org.springframework.web.bind.annotation.PostMapping
    @org.springframework.web.bind.annotation.ResponseStatus(org.springframework.http.HttpStatus.CREATED)
    public ${response} create(${commas([createParameter(resource, blueprint), CALL_PARAMETER])}) {
      ${response} created = ${firstAsked?.create === true ? java`references.create(request, () -> service.create(request))` : java`service.create(request)`};
      return ${classOf(blueprint.support.classes.created)}.at(${commas(['call', address, 'created', ...key])});
    }`;
}

/** What replaces a record is validated with it at hand: what it has may be given back. */
function replacement({ classes }: Pick<Resource, 'classes'>): JavaFragment {
  return java`@org.springframework.web.bind.annotation.RequestBody ${classOf(classes.request)} request`;
}

function validParameter(request: ClassName): JavaFragment {
  return java`
    @jakarta.validation.Valid @org.springframework.web.bind.annotation.RequestBody
    ${classOf(request)} request`;
}

/** A new record meets more rules than a changed one, where it has secrets, or what is made with it. */
function createParameter({ fields, classes, creation }: Resource, { support }: Blueprint): JavaFragment {
  const request = creation?.request ?? classes.request;
  const parts = creation?.parts.flatMap(({ given }) => given) ?? [];
  const made = [...fields, ...parts.flatMap((one) => (one.kind === 'said' ? [one.field] : []))];
  if (!asksMoreOfNew(made)) return validParameter(request);
  const groups = java`jakarta.validation.groups.Default.class, ${classOf(support.classes.onCreate)}.class`;
  return java`
    @org.springframework.validation.annotation.Validated({${groups}})
    @org.springframework.web.bind.annotation.RequestBody
    ${classOf(request)} request`;
}

function versionParameter({ version }: Resource): JavaValue {
  return version !== undefined && IF_MATCH;
}

function versionArgument({ version }: Resource): JavaValue {
  return version !== undefined && 'ifMatch';
}

/** A record with a version is answered with it as its entity tag. */
function callParameter({ version }: Resource): JavaValue {
  return version !== undefined && CALL_PARAMETER;
}

function changed({ version, classes }: Resource, { support }: Blueprint, call: JavaFragment): JavaFragment {
  if (version === undefined) return call;
  return java`${classOf(support.classes.etag)}.changed(call, ${call}, ${classOf(classes.response)}::${version})`;
}
