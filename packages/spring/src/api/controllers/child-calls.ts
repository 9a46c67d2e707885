import type { Blueprint, Child, Resource } from '@backsmith/blueprint';
import { commas, java, literal, paragraphs } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { classOf, typeOf } from '../../java/types.ts';
import { annotationsAt } from '../annotations.ts';
import { answered, expandParameter, keyMadeOf, named, pageableParameter, pathVariable } from './parameters.ts';

/** The calls that list what lives and dies with a record. */
export function childCalls(resource: Resource, blueprint: Blueprint): JavaFragment {
  return paragraphs(resource.children.map((child) => callOf(child, resource, blueprint)));
}

function callOf(child: Child, { identifier }: Resource, blueprint: Blueprint): JavaFragment {
  const { elsewhere, expands, filter, method, parts, template } = child;
  const key = parts.map(({ variable, json, type }) => pathVariable(variable, typeOf(type), json));
  const conditions =
    filter !== undefined && java`${annotationsAt(blueprint, 'query-parameters')} ${classOf(filter)} filter`;
  const found = (names?: JavaFragment) =>
    java`service.${method}(${commas([keyMadeOf(parts, identifier.type), filter !== undefined && 'filter', 'pageable', names])})`;
  return java`
    @org.springframework.web.bind.annotation.GetMapping(${literal(template)})
    public ${classOf(blueprint.support.classes.page, answered(child.listed, expands, blueprint))} ${method}(${commas([...key, conditions, pageableParameter(blueprint), expands && expandParameter(blueprint)])}) {
      return ${expands ? named(elsewhere, 'page', found) : found()};
    }`;
}
