import type { Blueprint, NeighbourReference, Resource, ResourceReferences } from '@backsmith/blueprint';
import type { NeighboursPart } from '@backsmith/blueprint';
import { commas, java, javadoc, join, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment, JavaValue } from '@backsmith/render';
import { classOf, fileOf, typeOf } from '../../java/types.ts';

const WRITE = java`java.util.function.Supplier<T> write`;

/** What is asked before the requests of a resource are written. */
export function resourceReferences(
  asked: ResourceReferences,
  resource: Resource,
  { classes, promises }: NeighboursPart,
  blueprint: Blueprint,
): JavaFile {
  const { checks: self, own, parts, uses } = asked;
  const changed = own.filter(({ isKey }) => !isKey);
  const isChecked = changed.length > 0;
  const service = classOf(resource.classes.service);
  const collaborators = [
    { name: 'neighbours', type: classOf(classes.neighbours) },
    ...(isChecked
      ? [
          { name: 'service', type: service },
          { name: 'mergePatch', type: classOf(blueprint.support.classes.mergePatch) },
        ]
      : []),
    ...new Map(uses.map(({ member, client }) => [member, { name: member, type: classOf(client) }])).values(),
  ];
  return fileOf(
    self,
    java`
      ${javadoc`Asks other services for what ${resource.titlePlural} have to do with, before anything is written.`}
      @org.springframework.stereotype.Component
      public class ${classOf(self)} {
        ${collaborators.map(({ name, type }) => java`private final ${type} ${name};`)}

        public ${self.name}(${commas(collaborators.map(({ name, type }) => java`${type} ${name}`))}) {
          ${collaborators.map(({ name }) => java`this.${name} = ${name};`)}
        }

        ${own.length + parts.length > 0 && checkNew(asked, resource, classes)}

        ${isChecked && checkChange(changed, resource, classes)}

        ${uses.length > 0 && checkUnused(asked, resource, promises !== undefined)}
      }`,
  );
}

function checkNew(
  { own, parts }: ResourceReferences,
  { classes, creation }: Resource,
  { references }: NeighboursPart['classes'],
): JavaFragment {
  const request = classOf(creation?.request ?? classes.request);
  return java`
    ${javadoc`There has to be everything a new record refers to${parts.length > 0 ? ', and what belongs to it' : ''}.`}
    public <T> T create(${request} request, ${WRITE}) {
      ${classOf(references)} references = new ${classOf(references)}();
      ${own.map((one) => java`${added(one, 'references')};`)}
      ${parts.map(({ role, references: some }) => eachPart(role, some))}
      return neighbours.referring(references, write);
    }`;
}

function eachPart(role: string, references: readonly NeighbourReference[]): JavaFragment {
  const adding = references.map((one) => java`${added(one, 'found', 'part')};`);
  const [only, ...more] = references;
  const body = only !== undefined && more.length === 0 ? added(only, 'found', 'part') : java`{ ${adding} }`;
  return java`references.each(${literal(role)}, request.${role}(), (found, part) -> ${body});`;
}

/** The call that adds what fields of a request refer to. */
function added({ name, client, constant, fields }: NeighbourReference, to: string, from = 'request'): JavaFragment {
  const names = commas(fields.map((field) => literal(field.name)));
  const values = fields.map(({ name: field, ofWhole }) =>
    ofWhole === undefined ? java`${from}.${field}()` : java`request.${ofWhole}()`,
  );
  return java`${to}.add(${commas([literal(name), java`${classOf(client)}.${constant}`, java`java.util.List.of(${names})`, ...values])})`;
}

function checkChange(
  changed: readonly NeighbourReference[],
  { classes, identifier }: Resource,
  { references }: NeighboursPart['classes'],
): JavaFragment {
  const id = java`${typeOf(identifier.type)} id`;
  const named = [...new Set(changed.flatMap(({ fields }) => fields.map(({ name, json }) => json ?? name)))];
  return java`
    ${javadoc`There has to be what a changed record refers to and did not refer to before.`}
    public <T> T change(${id}, ${classOf(classes.request)} request, ${WRITE}) {
      ${classOf(classes.response)} before = service.get(id);
      return change(before, mergePatch.replace(request, () -> before, ${classOf(classes.request)}.class), write);
    }

    public <T> T patch(${id}, tools.jackson.databind.node.ObjectNode patch, ${WRITE}) {
      if (java.util.stream.Stream.of(${commas(named.map((name) => literal(name)))}).noneMatch(patch::has)) {
        return write.get();
      }
      ${classOf(classes.response)} before = service.get(id);
      return change(before, mergePatch.apply(patch, before, ${classOf(classes.request)}.class), write);
    }

    private <T> T change(${classOf(classes.response)} before, ${classOf(classes.request)} request, ${WRITE}) {
      ${classOf(references)} references = new ${classOf(references)}();
      ${changed.map((one) => addedWhereChanged(one))}
      return neighbours.referring(references, write);
    }`;
}

function addedWhereChanged(reference: NeighbourReference): JavaFragment {
  const adding = java`${added(reference, 'references')};`;
  if (reference.fields.some(({ isAnswered }) => !isAnswered)) return adding;
  const differs = join(
    reference.fields.map(({ name }) => java`!java.util.Objects.equals(request.${name}(), before.${name}())`),
    java` || `,
  );
  return java`
    if (${differs}) {
      ${adding}
    }`;
}

function checkUnused({ uses }: ResourceReferences, { identifier }: Resource, isPromised: boolean): JavaValue {
  const asked = [...new Map(uses.map((one) => [one.member, one])).values()];
  const kind = literal(uses[0]?.records ?? '');
  const [only, ...more] = identifier.parts;
  const values =
    only !== undefined && more.length === 0
      ? [java`String.valueOf(id)`]
      : identifier.parts.map(({ name }) => java`String.valueOf(id.${name}())`);
  return java`
    ${javadoc`No record of another service may refer to one that is to be deleted, nor be about to.`}
    public void delete(${typeOf(identifier.type)} id, Runnable write) {
      java.util.List<String> key = java.util.List.of(${commas(values)});
      neighbours.deleting(${kind}, key, () -> checkUnused(id${isPromised && java`, key`}), write);
    }

    private void checkUnused(${typeOf(identifier.type)} id${isPromised && java`, java.util.List<String> key`}) {
      ${isPromised && asked.map(({ name, member }) => java`neighbours.refuseIfPromised(${literal(name)}, () -> ${member}.open(java.util.Map.of(${kind}, java.util.List.of(key))));`)}
      ${uses.map(({ name, member, method }) => java`neighbours.refuseIfUsed(${literal(name)}, () -> ${member}.${method}(${commas(values)}));`)}
    }`;
}
