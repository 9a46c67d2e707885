import { jsonName, signInOf } from '@backsmith/blueprint';
import type {
  Blueprint,
  ExampleField,
  ExampleRecord,
  ExampleValue,
  Resource,
  RowList,
  SignInCall,
} from '@backsmith/blueprint';
import { httpDigits, httpVariable, renderHttpFile } from '@backsmith/render';
import type { HttpRequest, HttpValue } from '@backsmith/render';

const HOST = '{{host}}';

/** requests.http: every call, in an order in which each can be sent once those before it were; at the end all is deleted. */
export function requests(blueprint: Blueprint): string {
  const { port, resources, lists, examples } = blueprint;
  const signIn = signInOf(blueprint);
  const named = new Map(resources.map((resource) => [resource.name, resource]));
  const ours = (record: ExampleRecord): readonly Example[] => {
    const resource = record.elsewhere === undefined ? named.get(record.resource) : undefined;
    return resource === undefined ? [] : [{ record, resource }];
  };
  const records = examples.records.flatMap(ours);
  const calls = [
    ...examples.records.flatMap((record) => [...makeElsewhere(record), ...ours(record).flatMap(makeRequests)]),
    ...records.flatMap(linkRequests),
    ...records.flatMap((example) => childRequests(example, blueprint)),
    ...lists.flatMap((list) => listRequests(list, examples.rows[list.name])),
    ...examples.records
      .toReversed()
      .flatMap((record) => [...deleteElsewhere(record), ...ours(record).map(deleteRequest)]),
    ...(signIn?.readable ?? []).map(({ title, path }) => ({ title, method: 'GET', url: HOST + path }) as const),
  ];
  const others = examples.records.flatMap(({ elsewhere }) => (elsewhere === undefined ? [] : [elsewhere]));
  const addresses = {
    host: `http://localhost:${port}`,
    ...(signIn?.address === undefined ? {} : { auth: signIn.address }),
    ...Object.fromEntries(others.map(({ variable, address }) => [variable, address])),
  };
  return renderHttpFile(addresses, [
    ...(signIn === undefined ? calls : [signInRequest(signIn), ...calls.map((call) => withToken(call, signIn))]),
    { title: 'Health', method: 'GET', url: `${HOST}/actuator/health` },
  ]);
}

/** Comes first, as the other requests carry the token of its answer. */
function signInRequest({ path, address, body, token }: SignInCall): HttpRequest {
  const kept = [{ variable: token, field: token }];
  return {
    title: 'Sign in, before all others',
    method: 'POST',
    url: (address === undefined ? HOST : '{{auth}}') + path,
    body,
    kept,
  };
}

function withToken(call: HttpRequest, { token }: SignInCall): HttpRequest {
  return { ...call, headers: { Authorization: `Bearer {{${token}}}` } };
}

type Example = { readonly record: ExampleRecord; readonly resource: Resource };

/** Behind the title of a request that needs values only its sender has. */
function hint({ obstacle }: ExampleRecord): string {
  return obstacle === undefined ? '' : ` (with values of yours: ${obstacle})`;
}

/** A record of another service, made there before ours refer to it. */
function makeElsewhere({ elsewhere, fields, kept }: ExampleRecord): readonly HttpRequest[] {
  if (elsewhere === undefined) return [];
  const { service, variable, path, title } = elsewhere;
  return [
    {
      title: `Add in ${service}: ${title}`,
      method: 'POST',
      url: `{{${variable}}}${path}`,
      body: bodyOf(fields),
      ...(kept.length > 0 ? { kept } : {}),
    },
  ];
}

function deleteElsewhere({ elsewhere, key }: ExampleRecord): readonly HttpRequest[] {
  if (elsewhere === undefined) return [];
  const { service, variable, path, title } = elsewhere;
  const url = `{{${variable}}}${path}${segmentsOf(key)}`;
  return [{ title: `Delete in ${service}: ${title}`, method: 'DELETE', url }];
}

function makeRequests({ record, resource }: Example): readonly HttpRequest[] {
  const { path, title, titlePlural, sortable } = resource;
  const one = addressOf({ record, resource });
  const body = bodyOf(record.fields);
  const order = orderBy({ sortable });
  const { kept } = record;
  const isKept = kept.length > 0 && record.obstacle === undefined;
  const more = hint(record);
  const add = { method: 'POST', url: HOST + path, body, ...(isKept ? { kept } : {}) } as const;
  if (!record.isOwn) return [{ title: `Add another: ${title}${more}`, ...add }];
  return [
    { title: `List ${titlePlural}`, method: 'GET', url: `${HOST}${path}?page=0&size=20${order}` },
    { title: `Add: ${title}${more}`, ...add },
    { title: `Read: ${title}${more}`, method: 'GET', url: one },
    ...expandRequest({ record, resource }),
    { title: `Change: ${title}${more}`, method: 'PUT', url: one, body },
    patchRequest({ record, resource }),
  ];
}

/** The same record with the labels of what it refers to. */
function expandRequest({ record, resource }: Example): readonly HttpRequest[] {
  const { expansion, title } = resource;
  if (expansion === undefined) return [];
  const url = `${addressOf({ record, resource })}?expand=${expansion.references.map(({ name }) => name).join(',')}`;
  return [{ title: `Read with labels of what it refers to: ${title}${hint(record)}`, method: 'GET', url }];
}

/** A change of the last field that is no part of the key, where there is one. */
function patchRequest({ record, resource }: Example): HttpRequest {
  const inKey = new Set(resource.identifier.parts.map(jsonName));
  const field = record.fields.findLast((one) => !inKey.has(one.field));
  const title = `Change one field: ${resource.title}${hint(record)}`;
  const mediaType = 'application/merge-patch+json';
  const body = bodyOf(field === undefined ? [] : [field]);
  return { title, method: 'PATCH', url: addressOf({ record, resource }), body, mediaType };
}

function linkRequests({ record, resource }: Example): readonly HttpRequest[] {
  if (!record.isOwn) return [];
  const { title, links } = resource;
  return links.flatMap(({ segment }) => {
    const all = `${addressOf({ record, resource })}/${segment}`;
    const one = all + segmentsOf(record.links[segment] ?? []);
    const more = hint(record);
    return [
      { title: `Add to ${segment}: ${title}${more}`, method: 'PUT', url: one },
      { title: `List ${segment}: ${title}${more}`, method: 'GET', url: all },
      { title: `Remove from ${segment}: ${title}${more}`, method: 'DELETE', url: one },
    ] as const;
  });
}

/** What is listed below the record of a parent. */
function childRequests({ record, resource }: Example, blueprint: Blueprint): readonly HttpRequest[] {
  const { parent, titlePlural } = resource;
  const above = blueprint.resources.find(({ name }) => name === parent?.name);
  if (parent === undefined || above === undefined || !record.isOwn) return [];
  const key = parent.parts.map((part) => record.fields.find(({ field }) => field === jsonName(part))?.value);
  if (!key.every((value) => value !== undefined)) return [];
  const url = `${HOST}${above.path}${segmentsOf(key)}/${parent.segment}?page=0&size=20`;
  return [{ title: `List ${titlePlural} of one: ${parent.title}${hint(record)}`, method: 'GET', url }];
}

function deleteRequest({ record, resource }: Example): HttpRequest {
  const title = `Delete${record.isOwn ? '' : ' the other'}: ${resource.title}${hint(record)}`;
  return { title, method: 'DELETE', url: addressOf({ record, resource }) };
}

function listRequests(rows: RowList, example: readonly ExampleField[] | undefined): readonly HttpRequest[] {
  const { titlePlural, title, path } = rows;
  if (rows.kind === 'view') {
    const url = `${HOST}${path}?page=0&size=20${orderBy(rows)}`;
    return [{ title: `List ${titlePlural}`, method: 'GET', url }];
  }
  const all = { title: `List ${titlePlural}`, method: 'GET', url: `${HOST}${path}?limit=20&offset=0` } as const;
  if (example === undefined) return [all];
  return [all, { title: `Add: ${title}`, method: 'POST', url: HOST + path, body: bodyOf(example) }];
}

function orderBy({ sortable: [first] }: Pick<Resource, 'sortable'>): string {
  return first === undefined ? '' : `&sort=${encodeURIComponent(first)},desc`;
}

function addressOf({ record, resource }: Example): string {
  return HOST + resource.path + segmentsOf(record.key);
}

function segmentsOf(key: readonly ExampleValue[]): string {
  return key.map((value) => `/${segmentOf(value)}`).join('');
}

function segmentOf(value: ExampleValue): string {
  switch (value.kind) {
    case 'kept':
      return `{{${value.variable}}}`;
    case 'digits':
      return value.digits;
    case 'json':
      return encodeURIComponent(typeof value.value === 'object' ? '1' : String(value.value));
    case 'list':
      return '1';
  }
}

function bodyOf(fields: readonly ExampleField[]): HttpValue {
  return Object.fromEntries(fields.map(({ field, value }) => [field, written(value)]));
}

function written(value: ExampleValue): HttpValue {
  switch (value.kind) {
    case 'json':
      return value.value;
    case 'digits':
      return httpDigits(value.digits);
    case 'list':
      return value.items.map(written);
    case 'kept':
      return httpVariable(value.variable, value.isText);
  }
}
