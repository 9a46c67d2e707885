import type { Blueprint, Resource } from '@backsmith/blueprint';
import { commas, java, literal } from '@backsmith/render';
import type { JavaFragment, JavaValue } from '@backsmith/render';
import { classOf } from '../../java/types.ts';
import { withStatus } from '../errors/throwing.ts';
import { CALL_PARAMETER, keyOf, keyParameters } from './parameters.ts';

type Restoration = NonNullable<Resource['restoration']>;

/** The parameters of a list that can be one of deleted records. */
export function deletedParameters(): readonly JavaFragment[] {
  return [
    java`@org.springframework.web.bind.annotation.RequestParam(defaultValue = "false") boolean deleted`,
    CALL_PARAMETER,
  ];
}

/** The beginning of a list that answers with deleted records where they are asked for: a page of them, and no other choice. */
export function listsDeleted(restoration: Restoration, { support }: Blueprint): JavaFragment {
  return java`
    if (deleted) {
      ${classOf(support.classes.knownParameters)}.check(
          call.getParameterMap().keySet(), java.util.List.of("deleted", "page", "size"));
      ${allowed(restoration)}
      return service.listDeleted(pageable);
    }`;
}

/** The call that makes a record of a deleted one again. */
export function restoreCall(resource: Resource, { support }: Blueprint): JavaValue {
  const { classes, identifier, restoration, version } = resource;
  if (restoration === undefined) return undefined;
  const restored = java`service.restore(${keyOf(resource)})`;
  const asksCall = version !== undefined || restoration.role !== undefined;
  const answer =
    version === undefined
      ? restored
      : java`${classOf(support.classes.etag)}.changed(call, ${restored}, ${classOf(classes.response)}::${version})`;
  return java`
    @org.springframework.web.bind.annotation.PostMapping(${literal(`${identifier.template}/restore`)})
    public ${classOf(classes.response)} restore(${commas([keyParameters(resource), asksCall && CALL_PARAMETER])}) {
      ${allowed(restoration)}
      return ${answer};
    }`;
}

function allowed({ role }: Restoration): JavaValue {
  if (role === undefined) return undefined;
  return java`
    if (!call.isUserInRole(${literal(role)})) {
      throw ${withStatus('FORBIDDEN', java`"What was deleted is for administrators"`)};
    }`;
}
