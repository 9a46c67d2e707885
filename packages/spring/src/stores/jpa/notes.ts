import { migrationsOf, variablesOf } from '@backsmith/blueprint';
import { joinMarkdown, markdownCode, markdownText } from '@backsmith/render';
import type { MarkdownText } from '@backsmith/render';
import { paragraph, shell } from '../../markdown/blocks.ts';
import { mvnw } from '../../markdown/from-root.ts';
import { assignments } from '../../markdown/assignments.ts';
import type { JpaService } from './jpa-service.ts';

/** How the service runs on its real database, and who makes the tables. */
export function runNotes(blueprint: JpaService): readonly string[] {
  const { project, store } = blueprint;
  const { label, twin } = store;
  const variables = assignments(variablesOf(blueprint), 'terminal').join(' ');
  const twinNote =
    twin && paragraph`A ${twin.label} server works as well; its address begins with ${markdownCode(twin.urlPrefix)}.`;
  return [
    ...developmentNotes(blueprint),
    paragraph`With ${store.development.kind === 'embedded' ? `a ${label} you name` : label}:`,
    shell(`${variables} \\`, `  ${mvnw(blueprint)} spring-boot:run`),
    paragraph`The jar (${markdownCode(`java -jar target/${project.artifactId}-${project.version}.jar`)}) takes the same variables; it brings no database of its own.`,
    ...(twinNote === undefined ? [] : [twinNote]),
    ...(store.isUnmet === true
      ? [
          paragraph`No test of the generator has met a server of ${label}: what this project says to it was read by a grammar of its language, and its tables were compared with the classes by the types its driver reports. Let it start on a server of yours, and run its tests there, before you rely on it.`,
        ]
      : []),
    paragraph`An empty database gets its tables from ${markdownCode('src/main/resources/db/migration')}. One that has all of them already is taken over as it is: Flyway marks the first migration as done. One that has other tables, but not all of these, is refused before anything is written. At every start Hibernate checks that tables and classes agree.`,
    ...(store.record === undefined ? [] : besideAnother(store.record)),
    ...(store.rows === undefined
      ? []
      : [
          paragraph`The rows the schema had for lookup tables come with ${markdownCode(`src/main/resources/db/migration/${store.rows}`)}, into new databases only. The tests leave that folder out.`,
        ]),
  ];
}

/** How to go on where the database holds the record of migrations that were written before this project. */
function besideAnother(record: string): readonly string[] {
  return [
    paragraph`A database your own migrations were run on holds Flyway's record of them in ${markdownCode('flyway_schema_history')}; this project keeps its own in ${markdownCode(record)}, so that neither stops the other. Let one of them change the tables: either go on with migrations of this project, and run yours no more, or, before this project has run on that database, put yours in the place of ${markdownCode('V1__schema.sql')}, give others that have the same numbers later ones, and take ${markdownCode('spring.flyway.table')} out of ${markdownCode('application.yaml')}.`,
  ];
}

/** What to know of the database of development. */
function developmentNotes(blueprint: JpaService): readonly string[] {
  switch (blueprint.store.development.kind) {
    case 'embedded':
      return [
        paragraph`Its data is kept in ${markdownCode('target/database')} until ${markdownCode(`${mvnw(blueprint)} clean`)}. The server comes from Maven Central; where that cannot be reached, ${markdownCode('-Dno-embedded-database')} leaves it out. It needs an ordinary user with a name: as root it starts only where ${markdownCode('unshare -U')} works, which most containers refuse. In both cases name a database as below.`,
      ];
    case 'h2':
      return [
        paragraph`Every migration needs a copy in ${markdownCode('src/main/resources/db/migration/h2')}, for the database in memory.`,
      ];
    case 'container':
      return [paragraph`The first start pulls its image; its data is gone when the service ends.`];
  }
}

/** Where a migration written by hand goes: databases of different kinds have folders of their own. */
export function migrationNote(blueprint: JpaService): MarkdownText {
  const { rows } = blueprint.store;
  const folders = migrationsOf(blueprint).map(({ path }) => path.slice(0, path.lastIndexOf('/')));
  const named = [...new Set(folders)].filter((folder) => folder !== rows);
  const places = joinMarkdown(
    named.map((folder) => markdownCode(`src/main/resources/db/migration/${folder}`)),
    ' and ',
  );
  return markdownText`a migration of the next number in ${places}`;
}
