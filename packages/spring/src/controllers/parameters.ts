import type { Blueprint, Entity } from '@backsmith/blueprint';
import { annotation, commas, java, literal, type } from '@backsmith/render';
import type { JavaFragment, JavaValue } from '@backsmith/render';
import { typeOf } from '../java/types.ts';

/** `/{orderId}/{lineNo}` */
export function keyTemplate(entity: Entity): string {
  return entity.identifier.parts.map(({ variable }) => `/{${variable}}`).join('');
}

/** The parameters that take the key from the address. */
export function keyParameters(entity: Entity): JavaFragment {
  return commas(
    entity.identifier.parts.map(({ variable, type: partType }) => pathVariable(variable, typeOf(partType))),
  );
}

/** A parameter taken from the address. */
export function pathVariable(name: string, javaType: JavaFragment): JavaFragment {
  return java`@org.springframework.web.bind.annotation.PathVariable ${javaType} ${name}`;
}

/** The key made of these parameters. */
export function keyOf(entity: Entity): JavaFragment {
  const { parts, type: idType } = entity.identifier;
  const [only, ...more] = parts;
  if (only !== undefined && more.length === 0) return java`${only.variable}`;
  return java`new ${typeOf(idType)}(${commas(parts.map(({ variable }) => variable))})`;
}

export function pageableParameter(blueprint: Blueprint): JavaFragment {
  return java`${parameterObject(blueprint)} org.springframework.data.domain.Pageable pageable`;
}

/** Tells the API documentation that the parameter is a group of query parameters. */
export function parameterObject(blueprint: Blueprint): JavaValue {
  return blueprint.features.swagger && java`@org.springdoc.core.annotations.ParameterObject`;
}

/** The heading the calls stand under in the API documentation. */
export function tagAnnotation(name: string, blueprint: Blueprint): JavaValue {
  return (
    blueprint.features.swagger && annotation(type('io.swagger.v3.oas.annotations.tags.Tag'), { name: literal(name) })
  );
}

/** The text with a capital first letter. */
export function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
