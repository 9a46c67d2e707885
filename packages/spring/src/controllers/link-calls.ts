import type { Blueprint, Entity, Link } from '@backsmith/blueprint';
import { commas, java, literal, paragraphs } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { classOf, typeOf } from '../java/types.ts';
import { keyOf, keyParameters, keyTemplate, pageableParameter, pathVariable } from './parameters.ts';

/** The calls of an entity's many-to-many relations: list, add and remove. */
export function linkCalls(entity: Entity, blueprint: Blueprint): JavaFragment {
  return paragraphs(entity.links.map((link) => callsOf(link, entity, blueprint)));
}

function callsOf(link: Link, entity: Entity, blueprint: Blueprint): JavaFragment {
  const { target } = link;
  const list = `${keyTemplate(entity)}/${link.segment}`;
  const one = list + target.parts.map(({ variable }) => `/{${variable}}`).join('');
  const own = keyParameters(entity);
  const other = commas(target.parts.map(({ variable, type }) => pathVariable(variable, typeOf(type))));
  const keys = commas([keyOf(entity), memberKey(link)]);
  return java`
    @org.springframework.web.bind.annotation.GetMapping(${literal(list)})
    public ${classOf(blueprint.support.page, classOf(target.listed))} ${`list${link.plural}`}(${commas([own, pageableParameter(blueprint)])}) {
      return service.${`list${link.plural}`}(${commas([keyOf(entity), 'pageable'])});
    }

    @org.springframework.web.bind.annotation.PutMapping(${literal(one)})
    @org.springframework.web.bind.annotation.ResponseStatus(org.springframework.http.HttpStatus.NO_CONTENT)
    public void ${`add${link.singular}`}(${commas([own, other])}) {
      service.${`add${link.singular}`}(${keys});
    }

    @org.springframework.web.bind.annotation.DeleteMapping(${literal(one)})
    @org.springframework.web.bind.annotation.ResponseStatus(org.springframework.http.HttpStatus.NO_CONTENT)
    public void ${`remove${link.singular}`}(${commas([own, other])}) {
      service.${`remove${link.singular}`}(${keys});
    }`;
}

function memberKey(link: Link): JavaFragment {
  const { parts, idType } = link.target;
  const [only, ...more] = parts;
  if (only !== undefined && more.length === 0) return java`${only.variable}`;
  return java`new ${typeOf(idType)}(${commas(parts.map(({ variable }) => variable))})`;
}
