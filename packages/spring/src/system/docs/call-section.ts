import { jsonName, signInOf } from '@backsmith/blueprint';
import type { Blueprint, Resource, RowList } from '@backsmith/blueprint';
import { joinMarkdown, markdownCode, markdownTable, markdownText } from '@backsmith/render';
import type { MarkdownText } from '@backsmith/render';
import { heading, paragraph, shell } from '../../markdown/blocks.ts';
import { reportLink } from '../../markdown/from-root.ts';
import { errorNotes } from '../../parts/index.ts';

/** What the API offers and how it answers. */
export function callSection(blueprint: Blueprint): readonly string[] {
  const { resources, lists } = blueprint;
  if (resources.length + lists.length === 0) return [];
  const more = joinMarkdown(errorNotes(blueprint), '');
  return [
    heading(2, 'Call'),
    markdownTable(
      ['Resource', 'Calls'],
      [
        ...resources.map((resource) => [resource.titlePlural, callsOf(resource)]),
        ...lists.map((list) => [list.titlePlural, calls(methodsOf(list), list.path)]),
      ],
    ),
    ...firstCall(blueprint),
    paragraph`[requests.http](requests.http) has every call, to be sent from IntelliJ IDEA or, in VS Code, with httpYac: from top to bottom they create a record of each kind, use it and delete it again.${needsNote(blueprint)}`,
    paragraph`Lists take ${markdownCode('page')}, ${markdownCode('size')} (at most 100) and ${markdownCode('sort')} (${markdownCode('field,desc')}), and conditions by field: ${markdownCode('field=a&field=b')} for one of several values, ${markdownCode('fieldFrom')} and ${markdownCode('fieldTo')} for numbers and times, ${markdownCode('fieldContains')} for part of a text, ${markdownCode('fieldIsNull')} for whether there is a value; any other parameter is refused. Errors are problem documents (RFC 9457): 400 for requests that are not valid, 404 for records that do not exist, 409 for conflicts, 422 for references to nothing${more}.`,
    ...childNote(blueprint),
    ...historyNote(blueprint),
    ...expansionNote(blueprint),
    ...summaryNote(blueprint),
    ...versionNote(blueprint),
    ...softDeleteNote(blueprint),
    ...secretNote(blueprint),
    paragraph`A field that has a default in the database may be left out: a new record gets the default, an existing one keeps its value. Every other field left out becomes empty. ${markdownCode('PATCH')} changes only the fields it names, as a merge patch (RFC 7396, ${markdownCode('application/merge-patch+json')} or ${markdownCode('application/json')}); null clears a field.`,
  ];
}

/** Records of other services are made there, so that ours can refer to them. */
function needsNote({ examples }: Blueprint): MarkdownText {
  const others = new Set(examples.records.flatMap(({ elsewhere }) => elsewhere?.service ?? []));
  if (others.size === 0) return markdownText``;
  return markdownText` What they refer to is created and deleted in other services, which have to be running: ${joinMarkdown([...others].map(markdownCode), ', ')}.`;
}

/** How to ask for what one record was before. */
function historyNote({ lists }: Blueprint): readonly string[] {
  const notes = lists.flatMap((list) => {
    if (list.kind !== 'view' || list.history === undefined) return [];
    const { of, askedBy } = list.history;
    const query = askedBy.map((field, at) => `${at === 0 ? '?' : '&'}${field}=…`).join('');
    return [markdownText`${markdownCode(`GET ${list.path}${query}`)} (${of})`];
  });
  if (notes.length === 0) return [];
  return [
    paragraph`What records were before they were changed or deleted is listed, the oldest first, and never written: ${joinMarkdown(notes, ', ')}. What holds now is not among it.`,
  ];
}

function calls(methods: string, path: string): MarkdownText {
  return markdownText`${methods} ${markdownCode(path)}`;
}

function methodsOf(list: RowList): string {
  return list.kind === 'keyless' && list.isAppendable ? 'GET, POST' : 'GET';
}

function callsOf({ path, identifier, links, children, restoration }: Resource): MarkdownText {
  const linked = links.flatMap(({ template, memberTemplate }) => [
    calls('GET', path + template),
    calls('PUT, DELETE', path + memberTemplate),
  ]);
  return joinMarkdown(
    [
      calls('GET, POST', path),
      calls('GET, PUT, PATCH, DELETE', path + identifier.template),
      ...(restoration === undefined ? [] : [calls('POST', `${path}${identifier.template}/restore`)]),
      ...linked,
      ...children.map(({ template }) => calls('GET', path + template)),
    ],
    ', ',
  );
}

function firstCall(blueprint: Blueprint): readonly string[] {
  const { resources, port } = blueprint;
  const [resource] = resources;
  if (resource === undefined) return [];
  const signIn = signInOf(blueprint);
  const address = `'http://localhost:${port}${resource.path}?size=5'`;
  if (signIn === undefined) return [shell(`curl ${address}`)];
  const { path, address: elsewhere = `http://localhost:${port}`, body, token } = signIn;
  return [
    paragraph`Calls need a token. In development this account gets one (${markdownCode(token)} in the answer):`,
    shell(
      `curl -H 'Content-Type: application/json' -d '${JSON.stringify(body)}' ${elsewhere}${path}`,
      `curl -H "Authorization: Bearer $TOKEN" ${address}`,
    ),
  ];
}

function childNote({ resources }: Blueprint): readonly string[] {
  const parents = resources.filter(({ children }) => children.length > 0);
  if (parents.length === 0) return [];
  const named = parents.map(({ heading, children }) => `${heading}: ${children.map(({ title }) => title).join(', ')}`);
  return [
    paragraph`Records that live and die with another are also listed below it, with everything lists take (${named.join('; ')}): those whose key begins with its key, and those the database deletes with it and with nothing else.${creationNote(parents)}`,
  ];
}

/** How a record is made with what belongs to it. */
function creationNote(parents: readonly Resource[]): MarkdownText {
  const [first] = parents.filter(({ creation }) => creation !== undefined);
  const role = first?.creation?.parts[0]?.role;
  if (first === undefined || role === undefined) return markdownText``;
  return markdownText` They can be sent along with a new record (${markdownCode(`POST ${first.path}`)} with a list of ${markdownCode(role)}, which need not say whose they are): either all of it is written or nothing, and errors name the place (${markdownCode(`${role}[0]`)}).`;
}

/** How an answer names what it refers to. */
function expansionNote({ resources }: Blueprint): readonly string[] {
  const [first] = resources.filter(({ expansion }) => expansion !== undefined);
  if (first?.expansion === undefined) return [];
  const { labels, references } = first.expansion;
  const call = `GET ${first.path}?expand=${references.map(({ name }) => name).join(',')}`;
  return [
    paragraph`Answers name what they refer to by its key, and on request by its name or title as well: ${markdownCode(call)} adds ${markdownCode(labels)} to each of the ${first.titlePlural}, with one more query per reference. A label is null where there is nothing the caller may see.`,
  ];
}

/** More fields than these are named by REPORT.md alone. */
const MOST_NAMED = 10;

function summaryNote(blueprint: Blueprint): readonly string[] {
  const { resources } = blueprint;
  const left = resources.flatMap(({ titlePlural, summary }) =>
    (summary?.leftOut ?? []).map((field) => markdownText`${markdownCode(field)} of ${titlePlural}`),
  );
  if (left.length === 0) return [];
  const named = markdownText`Lists leave large fields in the database: ${joinMarkdown(left, ', ')}.`;
  const counted = markdownText`Lists leave ${left.length} large fields in the database, which ${reportLink(blueprint)} names.`;
  return [
    paragraph`${left.length > MOST_NAMED ? counted : named} A record read by its key has them, and a change that leaves one out keeps it.`,
  ];
}

function versionNote({ resources }: Blueprint): readonly string[] {
  const versioned = resources.filter(({ version }) => version !== undefined);
  if (versioned.length === 0) return [];
  const names = versioned.map(({ titlePlural }) => titlePlural).join(', ');
  return [
    paragraph`Answers of records with a version (${names}) carry it as ${markdownCode('ETag')}. Send it back as ${markdownCode('If-Match')}, or in the field, and a change that would overwrite somebody else's is refused with 412 or 409.`,
  ];
}

function softDeleteNote({ resources }: Blueprint): readonly string[] {
  const kept = resources.filter(({ keepsDeleted }) => keepsDeleted);
  if (kept.length === 0) return [];
  const names = kept.map(({ titlePlural }) => titlePlural).join(', ');
  const [first] = kept.filter(({ restoration }) => restoration !== undefined);
  return [
    first === undefined
      ? paragraph`Deleted ${names} stay in the database, marked as deleted, and no call shows them.`
      : paragraph`Deleted ${names} stay in the database, marked as deleted, and calls show them only when asked to: ${restorationNote(first)}.`,
  ];
}

/** How what was deleted is found and restored. */
function restorationNote({ path, identifier, restoration }: Resource): MarkdownText {
  const who = restoration?.role === undefined ? '' : ', for administrators';
  return markdownText`${markdownCode(`GET ${path}?deleted=true`)} lists them${who}, with no other parameters than ${markdownCode('page')} and ${markdownCode('size')}, and ${markdownCode(`POST ${path}${identifier.template}/restore`)} restores one${who}. That is a conflict if another record has taken a unique value of its in the meantime`;
}

function secretNote(blueprint: Blueprint): readonly string[] {
  const { resources } = blueprint;
  const secrets = resources.flatMap(({ titlePlural, fields }) =>
    fields.flatMap((field) =>
      field.inResponse ? [] : [markdownText`${markdownCode(jsonName(field))} of ${titlePlural}`],
    ),
  );
  if (secrets.length === 0) return [];
  const named = secrets.slice(0, MOST_NAMED);
  const more =
    secrets.length > named.length ? markdownText` and others that ${reportLink(blueprint)} names` : markdownText``;
  return [
    paragraph`Secrets are accepted and never returned (${joinMarkdown(named, ', ')}${more}); a change that leaves one out keeps it. They are stored as they are sent, so hash passwords first.`,
  ];
}
