import type { Blueprint, Link, Resource } from '@backsmith/blueprint';
import { commas, java, literal, paragraphs } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { classOf, typeOf } from '../../java/types.ts';
import { keyMadeOf, keyOf, keyParameters, pageableParameter, pathVariable } from './parameters.ts';

/** The calls of a resource's many-to-many relations: list, add and remove. */
export function linkCalls(resource: Resource, blueprint: Blueprint): JavaFragment {
  return paragraphs(resource.links.map((link) => callsOf(link, resource, blueprint)));
}

function callsOf(link: Link, resource: Resource, blueprint: Blueprint): JavaFragment {
  const { target, methods } = link;
  const one = literal(link.memberTemplate);
  const own = keyParameters(resource);
  const other = commas(target.parts.map(({ variable, type }) => pathVariable(variable, typeOf(type))));
  const keys = commas([keyOf(resource), keyMadeOf(target.parts, target.idType)]);
  return java`
    @org.springframework.web.bind.annotation.GetMapping(${literal(link.template)})
    public ${classOf(blueprint.support.classes.page, classOf(target.listed))} ${methods.list}(${commas([own, pageableParameter(blueprint)])}) {
      return service.${methods.list}(${commas([keyOf(resource), 'pageable'])});
    }

    @org.springframework.web.bind.annotation.PutMapping(${one})
    @org.springframework.web.bind.annotation.ResponseStatus(org.springframework.http.HttpStatus.NO_CONTENT)
    public void ${methods.add}(${commas([own, other])}) {
      service.${methods.add}(${keys});
    }

    @org.springframework.web.bind.annotation.DeleteMapping(${one})
    @org.springframework.web.bind.annotation.ResponseStatus(org.springframework.http.HttpStatus.NO_CONTENT)
    public void ${methods.remove}(${commas([own, other])}) {
      service.${methods.remove}(${keys});
    }`;
}
