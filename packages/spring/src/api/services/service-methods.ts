import type { AccessStep, Blueprint, ClassName, Resource, StoredField } from '@backsmith/blueprint';
import { commas, java, literal } from '@backsmith/render';
import type { JavaFragment, JavaValue } from '@backsmith/render';
import { badRequest } from '../errors/throwing.ts';
import { keyExpression } from '../../java/key-expression.ts';
import { classOf, typeOf } from '../../java/types.ts';

/** What the methods have that write. */
export const WRITING = java`@org.springframework.transaction.annotation.Transactional`;

/** The parameter with the fields that a patch clears, and what stands for it where nothing is. */
export const CLEARED = java`java.util.Set<String> cleared`;
export const NOTHING_CLEARED = java`java.util.Set.of()`;

/** The parameters with the version a client knows, and with the page it asks for. */
export const IF_MATCH = java`java.lang.String ifMatch`;
export const PAGEABLE = java`org.springframework.data.domain.Pageable pageable`;

/** The parameter with the references a client wants named. */
export const EXPAND = java`java.util.Set<String> expand`;

/** The method that replaces a record; where a patch may clear fields, it leaves the work to the one both call. */
export function updateMethod(resource: Resource, clears: boolean, statements: JavaFragment): JavaFragment {
  const { classes, version } = resource;
  const body = clears
    ? java`return change(${commas(['id', 'request', version !== undefined && 'ifMatch', NOTHING_CLEARED])});`
    : statements;
  return java`
    ${WRITING}
    public ${classOf(classes.response)} update(${changeParameters(resource)}) {
      ${body}
    }`;
}

/** A change of single fields is one of the whole record, with all other fields as they are. */
export function patchMethod(
  { classes, version, identifier }: Resource,
  clears: boolean,
  { support }: Blueprint,
): JavaFragment {
  const merged = classOf(support.classes.mergePatch);
  const ifMatch = version !== undefined && 'ifMatch';
  const request = java`mergePatch.apply(patch, get(id), ${classOf(classes.request)}.class)`;
  const call = clears
    ? java`change(${commas(['id', request, ifMatch, java`${merged}.cleared(patch)`])})`
    : java`update(${commas(['id', request, ifMatch])})`;
  return java`
    ${WRITING}
    public ${classOf(classes.response)} patch(
        ${commas([java`${typeOf(identifier.type)} id`, java`tools.jackson.databind.node.ObjectNode patch`, ifMatch && IF_MATCH])}) {
      return ${call};
    }`;
}

/** What both do, where a field left out keeps its value unless it is to be cleared. */
export function changeMethod(resource: Resource, clears: boolean, statements: JavaFragment): JavaValue {
  if (!clears) return undefined;
  return java`
    private ${classOf(resource.classes.response)} change(${changeParameters(resource)}, ${CLEARED}) {
      ${statements}
    }`;
}

function changeParameters({ classes, version, identifier }: Resource): JavaFragment {
  return commas([
    java`${typeOf(identifier.type)} id`,
    java`${classOf(classes.request)} request`,
    version !== undefined && IF_MATCH,
  ]);
}

/** Refuses a change by a client that knows another version. */
export function versionCheck(
  { versionGetter }: { readonly versionGetter?: string },
  known: JavaValue,
  { support }: Blueprint,
): JavaValue {
  if (versionGetter === undefined) return undefined;
  return java`${classOf(support.classes.etag)}.check(entity.${versionGetter}(), ${known}, ifMatch);`;
}

/** A record keeps its key: a request that says another one is a mistake. */
export function keyCheck({ identifier: { key } }: Resource, blueprint: Blueprint): JavaValue {
  if (key === undefined) return undefined;
  const reason = literal('The key in the body is not the one in the address');
  return java`
    if (!id.equals(${keyExpression(key)})) {
      throw ${badRequest(blueprint, reason)};
    }`;
}

/** The method that makes of what is kept, which is called `entity`, what a client gets to see of it. */
export function toRecord(
  name: string,
  record: ClassName,
  carrier: 'record' | 'class',
  kept: ClassName,
  fields: readonly StoredField[],
): JavaFragment {
  const made =
    carrier === 'record'
      ? java`return new ${classOf(record)}(${commas(fields.map(({ read }) => readExpression(read)))});`
      : java`
          ${classOf(record)} response = new ${classOf(record)}();
          ${fields.map(({ field, read }) => java`response.${field}(${readExpression(read)});`)}
          return response;`;
  return java`
    public static ${classOf(record)} ${name}(${classOf(kept)} entity) {
      ${made}
    }`;
}

/** The expression that reads a field's value from `entity`; null where a step on the way has none. */
export function readExpression(steps: readonly AccessStep[]): JavaFragment {
  const whole = callChain(steps);
  const [first, ...more] = steps;
  if (first === undefined || more.length === 0 || !first.nullable) return whole;
  return java`${callChain([first])} == null ? null : ${whole}`;
}

function callChain(steps: readonly AccessStep[]): JavaFragment {
  return steps.reduce<JavaFragment>((chain, { method }) => java`${chain}.${method}()`, java`entity`);
}
