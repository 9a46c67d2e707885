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

/** The method that replaces a record; it leaves the work to the one that changes of single fields end in as well. */
export function updateMethod(resource: Resource, clears: boolean): JavaFragment {
  const { classes, version } = resource;
  const valid = java`mergePatch.replace(request, () -> get(id), ${classOf(classes.request)}.class)`;
  return java`
    ${WRITING}
    public ${classOf(classes.response)} update(${changeParameters(resource)}) {
      return change(${commas(['id', valid, version !== undefined && 'ifMatch', clears && NOTHING_CLEARED])});
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
  const call = java`change(${commas(['id', request, ifMatch, clears && java`${merged}.cleared(patch)`])})`;
  return java`
    ${WRITING}
    public ${classOf(classes.response)} patch(
        ${commas([java`${typeOf(identifier.type)} id`, java`tools.jackson.databind.node.ObjectNode patch`, ifMatch && IF_MATCH])}) {
      return ${call};
    }`;
}

/** What both do. @param clears a field left out keeps its value unless it is to be cleared */
export function changeMethod(resource: Resource, clears: boolean, statements: JavaFragment): JavaFragment {
  return java`
    private ${classOf(resource.classes.response)} change(${commas([changeParameters(resource), clears && CLEARED])}) {
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
  return key === undefined ? undefined : refuseKey(java`!id.equals(${keyExpression(key)})`, blueprint);
}

/** The statement that refuses a request with another key than that of the record. */
export function refuseKey(isOther: JavaFragment, blueprint: Blueprint): JavaFragment {
  const reason = literal('The key in the body is not the one in the address');
  return java`
    if (${isOther}) {
      throw ${badRequest(blueprint, reason)};
    }`;
}

/** The method that makes of what is kept, which is called `entity`, what a client gets to see of it. @param told what the answer tells besides */
export function toRecord(
  name: string,
  record: ClassName,
  carrier: 'record' | 'class',
  kept: ClassName,
  fields: readonly StoredField[],
  told: (answer: JavaFragment) => JavaFragment = (answer) => answer,
): JavaFragment {
  const made =
    carrier === 'record'
      ? java`return ${told(java`new ${classOf(record)}(${commas(fields.map(({ read }) => readExpression(read)))})`)};`
      : java`
          ${classOf(record)} response = new ${classOf(record)}();
          ${fields.map(({ field, read }) => java`response.${field}(${readExpression(read)});`)}
          return ${told(java`response`)};`;
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
