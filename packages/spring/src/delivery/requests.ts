import type { Blueprint, Entity, IdentifierPart, KeylessTable, Link, SampleValue } from '@backsmith/blueprint';
import { renderHttpFile } from '@backsmith/render';
import type { HttpRequest, JsonValue } from '@backsmith/render';

const HOST = '{{host}}';
const UUID = '7f2c1de0-52ab-4cf4-9f62-8a1d3b0c9e11';

/** requests.http: every call once, for editors that send such files. References are examples: put keys of yours there. */
export function requests({ entities, keyless, views }: Blueprint): string {
  return renderHttpFile({ host: 'http://localhost:8080' }, [
    ...entities.flatMap(entityRequests),
    ...keyless.flatMap(keylessRequests),
    ...views.map(({ titlePlural, path }) => list(titlePlural, path)),
    { title: 'Health', method: 'GET', url: `${HOST}/actuator/health` },
  ]);
}

function entityRequests(entity: Entity): readonly HttpRequest[] {
  const { path, title, titlePlural, sample, sortable } = entity;
  const one = HOST + path + entity.identifier.parts.map((part) => `/${exampleKey(part, entity)}`).join('');
  const body = bodyOf(sample.fields, (field) => entity.fields.find(({ name }) => name === field)?.type.name);
  const order = sortable[0] === undefined ? '' : `&sort=${encodeURIComponent(sortable[0].field)},desc`;
  return [
    { title: `List ${titlePlural}`, method: 'GET', url: `${HOST}${path}?page=0&size=20${order}` },
    { title: `Add: ${title}`, method: 'POST', url: HOST + path, body },
    { title: `Read: ${title}`, method: 'GET', url: one },
    { title: `Change: ${title}`, method: 'PUT', url: one, body },
    ...entity.links.flatMap((link) => linkRequests(link, one, title)),
    { title: `Delete: ${title}`, method: 'DELETE', url: one },
  ];
}

function linkRequests(link: Link, owner: string, title: string): readonly HttpRequest[] {
  const all = `${owner}/${link.segment}`;
  const one = all + link.target.parts.map(({ type }) => `/${exampleReference(type.name).toString()}`).join('');
  return [
    { title: `List ${link.segment}: ${title}`, method: 'GET', url: all },
    { title: `Add to ${link.segment}: ${title}`, method: 'PUT', url: one },
    { title: `Remove from ${link.segment}: ${title}`, method: 'DELETE', url: one },
  ];
}

function keylessRequests(table: KeylessTable): readonly HttpRequest[] {
  const { titlePlural, title, path, insert, sample, columns } = table;
  const body = bodyOf(sample.fields, (name) => columns.find(({ field }) => field === name)?.type.name);
  const append: HttpRequest = { title: `Add: ${title}`, method: 'POST', url: HOST + path, body };
  return [list(titlePlural, path), ...(insert === undefined ? [] : [append])];
}

function list(titlePlural: string, path: string): HttpRequest {
  return { title: `List ${titlePlural}`, method: 'GET', url: `${HOST}${path}?limit=20&offset=0` };
}

function bodyOf(
  fields: Entity['sample']['fields'],
  typeOf: (field: string) => string | undefined,
): Readonly<Record<string, JsonValue>> {
  return Object.fromEntries(fields.map(({ field, value }) => [field, exampleOf(value, typeOf(field))]));
}

function exampleKey(part: IdentifierPart, { sample, fields }: Entity): string {
  const given = sample.fields.find(({ field }) => field === part.name);
  const type = fields.find(({ name }) => name === part.name)?.type.name;
  const example = given === undefined ? exampleReference(type) : exampleOf(given.value, type);
  return encodeURIComponent(typeof example === 'object' ? '1' : String(example));
}

/** A key another record could have. */
function exampleReference(type: string | undefined): string | number {
  switch (type) {
    case 'java.util.UUID':
      return UUID;
    case 'java.lang.String':
      return 'A1';
    default:
      return 1;
  }
}

function exampleOf(value: SampleValue, type: string | undefined): JsonValue {
  switch (value.kind) {
    case 'text':
    case 'boolean':
      return value.value;
    case 'number':
    case 'decimal':
      return Number(value.value);
    case 'json':
      return JSON.parse(value.value) as JsonValue;
    case 'list':
      return value.items.map((item) => exampleOf(item, undefined));
    case 'unique-text':
      return (
        value.before +
        (value.digitsOnly === true ? '123456789012' : 'EXAMPLE00001').slice(0, value.length).padEnd(value.length, '0') +
        value.behind
      );
    case 'unique-number':
      return Number(value.from);
    case 'unique-uuid':
      return UUID;
    case 'unique-time':
      return value.shape === 'date' ? '2025-01-15' : `2025-01-15T10:30:00${value.shape === 'offset' ? 'Z' : ''}`;
    case 'reference':
      return exampleReference(type);
  }
}
