import type { Blueprint, Entity } from '@backsmith/blueprint';
import { joinMarkdown, markdownCode, markdownTable, markdownText } from '@backsmith/render';
import type { MarkdownText } from '@backsmith/render';
import { heading, paragraph, shell } from './blocks.ts';

/** What the API offers and how it answers. */
export function callSection(blueprint: Blueprint): readonly string[] {
  const { entities, keyless, views, features } = blueprint;
  const unavailable = features.exceptionHandler ? ', 503 when the database is away' : '';
  return [
    heading(2, 'Call'),
    markdownTable(
      ['Resource', 'Calls'],
      [
        ...entities.map((entity) => [entity.titlePlural, callsOf(entity)]),
        ...keyless.map(({ titlePlural, path, insert }) => [
          titlePlural,
          calls(insert === undefined ? 'GET' : 'GET, POST', path),
        ]),
        ...views.map(({ titlePlural, path }) => [titlePlural, calls('GET', path)]),
      ],
    ),
    ...firstCall(blueprint),
    paragraph`Each call stands in [requests.http](requests.http), ready to be sent by IntelliJ IDEA or by VS Code's REST Client.`,
    paragraph`Lists take ${markdownCode('page')}, ${markdownCode('size')} (at most 100) and ${markdownCode('sort')} (${markdownCode('field,desc')}), and conditions by field. Errors are problem documents (RFC 9457): 400 for requests that are not valid, 404 for records that do not exist, 409 for conflicts, 422 for references to nothing${unavailable}.`,
    ...summaryNote(blueprint),
    ...versionNote(blueprint),
    ...softDeleteNote(blueprint),
    paragraph`A field that has a default in the database may be left out: a new record gets the default, an existing one keeps its value. Every other field left out becomes empty.`,
  ];
}

function calls(methods: string, path: string): MarkdownText {
  return markdownText`${methods} ${markdownCode(path)}`;
}

function callsOf(entity: Entity): MarkdownText {
  const one = entity.path + entity.identifier.parts.map(({ variable }) => `/{${variable}}`).join('');
  const links = entity.links.flatMap(({ segment, target }) => {
    const member = target.parts.map(({ variable }) => `/{${variable}}`).join('');
    return [calls('GET', `${one}/${segment}`), calls('PUT, DELETE', `${one}/${segment}${member}`)];
  });
  return joinMarkdown([calls('GET, POST', entity.path), calls('GET, PUT, DELETE', one), ...links], ', ');
}

function firstCall({ entities }: Blueprint): readonly string[] {
  const [entity] = entities;
  return entity === undefined ? [] : [shell(`curl 'http://localhost:8080${entity.path}?size=5'`)];
}

/** More fields than these are named by REPORT.md alone. */
const MOST_NAMED = 10;

function summaryNote({ entities }: Blueprint): readonly string[] {
  const left = entities.flatMap(({ titlePlural, summary }) =>
    (summary?.leftOut ?? []).map((field) => markdownText`${markdownCode(field)} of ${titlePlural}`),
  );
  if (left.length === 0) return [];
  const named = markdownText`Lists leave large fields in the database: ${joinMarkdown(left, ', ')}.`;
  const counted = markdownText`Lists leave ${left.length} large fields in the database, which [REPORT.md](REPORT.md) names.`;
  return [paragraph`${left.length > MOST_NAMED ? counted : named} A record read by its key has them.`];
}

function versionNote({ entities }: Blueprint): readonly string[] {
  const versioned = entities.filter(({ version }) => version !== undefined);
  if (versioned.length === 0) return [];
  const names = versioned.map(({ titlePlural }) => titlePlural).join(', ');
  return [
    paragraph`Records with a version (${names}) are answered with it as ${markdownCode('ETag')}. Send it back as ${markdownCode('If-Match')}, or in the field, and a change on top of somebody else's is refused with 412 or 409.`,
  ];
}

function softDeleteNote({ entities }: Blueprint): readonly string[] {
  const kept = entities.filter(({ softDelete }) => softDelete !== undefined);
  if (kept.length === 0) return [];
  const names = kept.map(({ titlePlural }) => titlePlural).join(', ');
  return [paragraph`Deleted ${names} stay in the database with the time of their deletion, and no call shows them.`];
}
