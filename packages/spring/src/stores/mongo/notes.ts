import { variablesOf } from '@backsmith/blueprint';
import { markdownCode, markdownText } from '@backsmith/render';
import type { MarkdownText } from '@backsmith/render';
import { assignments } from '../../markdown/assignments.ts';
import { paragraph, shell } from '../../markdown/blocks.ts';
import { mvnw } from '../../markdown/from-root.ts';
import { CHANGES_FOLDER } from './config/schema-changes.ts';
import type { MongoService } from './mongo-service.ts';

/** How the service runs on its real database, who makes the collections, and what only a real one does. */
export function runNotes(blueprint: MongoService): readonly string[] {
  const { project, store } = blueprint;
  const variables = assignments(variablesOf(blueprint), 'terminal').join(' ');
  return [
    paragraph`The stand-in is mongo-java-server. It has no transactions, takes documents that the validators of a real server refuse, leaves out unique indexes over several fields of which one may be missing, knows no collations, so that texts may differ in their case alone there, and forgets everything when the service ends. Where ${markdownCode(store.address)} is set, development and tests run on that server instead.`,
    paragraph`With ${store.label}:`,
    shell(`${variables} \\`, `  ${mvnw(blueprint)} spring-boot:run`),
    paragraph`The jar (${markdownCode(`java -jar target/${project.artifactId}-${project.version}.jar`)}) takes the same variables; it brings no database of its own.`,
    paragraph`Let the server be a replica set, if only of one member, as ${markdownCode('compose.yaml')} makes it: then a call that changes several documents changes all of them or none. A server that stands alone has no transactions; what a call had written before it failed then stays.`,
    paragraph`Collections, their indexes and validators are made by the numbered files in ${markdownCode(`src/main/resources/${CHANGES_FOLDER}`)}: commands of the database, which the application gives it at the start, each file once and in order. ${markdownCode(store.own.changes)} holds which have run. Write the next change as a file of the next number; one that has run is not changed any more.`,
    ...(store.hasRows === true
      ? [
          paragraph`The rows the schema had for lookup tables come with ${markdownCode(`src/main/resources/${CHANGES_FOLDER}/rows`)}, into new databases only. The tests leave that folder out (${markdownCode('app.lookup-rows')}).`,
        ]
      : []),
    paragraph`References are looked up before they are written, and deletions follow the rules of the schema; both are done by the service, as MongoDB does not know of them. Two calls at the same moment, of which one deletes what the other begins to refer to, can both succeed.`,
    ...notesOnPeople(blueprint),
    paragraph`Times are kept in UTC and to the millisecond, numbers with a fraction with up to 34 digits.`,
  ];
}

/** What whoever has people in a collection of their own must know. */
function notesOnPeople({ parts }: MongoService): readonly string[] {
  return parts.flatMap((part) => {
    if (part.name !== 'accounts' || part.own === undefined) return [];
    const { own, tables } = part;
    return [
      paragraph`Addresses in ${markdownCode(own.table)} are found whatever their case, by an index with a collation. The stand-in knows none: there they are found as they were written, or in lower case. A document that another application deletes leaves its roles in ${markdownCode(tables.account)}; do not give its key to somebody else.`,
    ];
  });
}

/** Where a change written by hand goes: the validator of a collection says which fields there are. */
export function migrationNote(): MarkdownText {
  return markdownText`a file of the next number in ${markdownCode(`src/main/resources/${CHANGES_FOLDER}`)} that has the collection's validator with the field (${markdownCode('collMod')})`;
}
