import type { Blueprint, ClassName, IdentifierPart, JavaType, LabelsElsewhere, Resource } from '@backsmith/blueprint';
import { annotation, commas, java, literal } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { classOf, typeOf } from '../../java/types.ts';
import { annotationsAt } from '../annotations.ts';

const PATH_VARIABLE = java`org.springframework.web.bind.annotation.PathVariable`;

/** The parameters that take the key from the address. */
export function keyParameters({ identifier }: Resource): JavaFragment {
  return commas(identifier.parts.map(({ variable, json, type }) => pathVariable(variable, typeOf(type), json)));
}

/** A parameter taken from the address, where it may have a name that Java keeps for itself. */
export function pathVariable(name: string, javaType: JavaFragment, json?: string): JavaFragment {
  const values = { value: json === undefined ? undefined : literal(json) };
  return java`${annotation(PATH_VARIABLE, values)} ${javaType} ${name}`;
}

/** The key made of the resource's parameters. */
export function keyOf({ identifier }: Resource): JavaFragment {
  return keyMadeOf(identifier.parts, identifier.type);
}

/** The key made of the variables of its parts. */
export function keyMadeOf(parts: readonly IdentifierPart[], type: JavaType): JavaFragment {
  const [only, ...more] = parts;
  if (only !== undefined && more.length === 0) return java`${only.variable}`;
  return java`new ${typeOf(type)}(${commas(parts.map(({ variable }) => variable))})`;
}

/** The parameter that says which references an answer is to name. */
export function expandParameter({ support }: Blueprint): JavaFragment {
  return java`${classOf(support.classes.expandQuery)} expand`;
}

/** What a controller makes of it for the service. */
const EXPANDED_NAMES = java`expand.names()`;

/** The call itself, where its answer has headers. */
export const CALL_PARAMETER = java`org.springframework.web.context.request.ServletWebRequest call`;

/** The type of an answer that may name what it refers to. */
export function answered(answer: ClassName, expands: boolean, { support }: Blueprint): JavaFragment {
  return expands ? classOf(support.classes.expanded, classOf(answer)) : classOf(answer);
}

/** The parameter that says which page of a list is wanted, in which order. */
export function pageableParameter(blueprint: Blueprint): JavaFragment {
  return java`${annotationsAt(blueprint, 'query-parameters')} org.springframework.data.domain.Pageable pageable`;
}

/**
 * The call of the service, by what it knows of what an answer is to name; and around it what asks other services for the rest,
 * where they keep some of it.
 *
 * @param read the call, given how it is told the names
 */
export function named(
  elsewhere: LabelsElsewhere | undefined,
  method: 'page' | 'one',
  read: (names: JavaFragment) => JavaFragment,
): JavaFragment {
  if (elsewhere === undefined) return read(EXPANDED_NAMES);
  const asked = java`${classOf(elsewhere.references)}.${method === 'one' ? 'RECORD' : elsewhere.listed}`;
  return java`labelQuestions.${method}(${asked}, ${EXPANDED_NAMES}, namedHere -> ${read(java`namedHere`)})`;
}
