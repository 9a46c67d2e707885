import { isFields } from '@backsmith/text';

/** The parts of a JSON schema that our backends' documents use, once `resolveSchema` has followed what it refers to. */
export type JsonSchema = {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly items?: JsonSchema;
  /** What any other property of an object is. */
  readonly additionalProperties?: { readonly type?: WrittenSchema['type'] } | boolean;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
};

type Parameter = { readonly name: string; readonly in: string; readonly schema: WrittenSchema };
type Body = { readonly content?: Readonly<Record<string, { readonly schema?: WrittenSchema }>> };
/** A schema as it is written: what may be null has two types. */
type WrittenSchema = Omit<JsonSchema, 'type' | 'items' | 'properties'> & {
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly WrittenSchema[];
  readonly items?: WrittenSchema;
  readonly properties?: Readonly<Record<string, WrittenSchema>>;
};
export type Operation = {
  readonly operationId?: string;
  readonly summary?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body & { readonly description?: string }>>;
};
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

type Methods = Readonly<Partial<Record<Method, Operation>>>;

/** An OpenAPI document as the generated backends serve it. */
export type ApiDocument = {
  readonly paths: Readonly<Record<string, Methods>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, WrittenSchema>> };
};

/** True for what has paths, as every OpenAPI document does. */
export function isDocument(value: unknown): value is ApiDocument {
  return isFields(value) && isFields(value['paths']);
}

export type Fields = Readonly<Record<string, JsonSchema>>;

/** A many-to-many relation below a record: its list, the path of one member, and what the list shows. */
export type LinkPath = { readonly list: string; readonly member: string; readonly shows: string };

/** What is listed below a record that it lives and dies with: the path, what the list shows, and the conditions it takes. */
export type ChildPath = { readonly list: string; readonly shows: string; readonly filters: Fields };

/** What a request may bring along with a new record: lists of other records, by what they are called. */
export type Parts = Readonly<Record<string, { readonly fields: Fields; readonly required: readonly string[] }>>;

/** One collection of the API with all that may be done to it, from the document alone. */
export type Resource = {
  readonly path: string;
  /** What a client sends; absent where records cannot be made. */
  readonly request?: { readonly fields: Fields; readonly required: readonly string[]; readonly parts: Parts };
  /** What reading one record shows; what the list shows, where records have no address. */
  readonly response: Fields;
  /** The fields it always has. */
  readonly always: readonly string[];
  /** What the list shows of a record. */
  readonly listed: Fields;
  /** The name the document gives to what the list shows. */
  readonly shows: string;
  /** The path of one record with its parameters in braces; absent where records have no address. */
  readonly item?: string;
  readonly filters: Fields;
  /** The references an answer names where a client asks for them. */
  readonly expansions: readonly string[];
  /** Whether the list comes in pages. */
  readonly isPaged: boolean;
  readonly canUpdate: boolean;
  readonly canPatch: boolean;
  readonly canDelete: boolean;
  /** Whether deleted records can be brought back, so that deleting marks them. */
  readonly canRestore: boolean;
  readonly links: readonly LinkPath[];
  readonly children: readonly ChildPath[];
  /** The answers the document promises for a create. */
  readonly createStatuses: readonly string[];
};

/** What a list is asked by that is no condition. */
export const PAGING: ReadonlySet<string> = new Set(['page', 'size', 'sort', 'limit', 'offset', 'expand']);

/** A schema with its references followed, and without the null it may be instead. */
export function resolveSchema(document: ApiDocument, schema: WrittenSchema | undefined): JsonSchema {
  const name = schema?.$ref?.split('/').at(-1);
  const written = name === undefined ? (schema ?? {}) : (document.components?.schemas?.[name] ?? {});
  const { type, items, properties, anyOf, ...rest } = written;
  const other = anyOf?.find((one) => one.type !== 'null' && one.type?.[0] !== 'null');
  if (other !== undefined) return resolveSchema(document, other);
  const [one] = [type ?? []].flat().filter((kind) => kind !== 'null');
  return {
    ...rest,
    ...(one === undefined ? {} : { type: one }),
    ...(items === undefined
      ? {}
      : { items: { ...(items.$ref === undefined ? {} : { $ref: items.$ref }), ...resolveSchema(document, items) } }),
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(properties).map(([key, each]) => [key, resolveSchema(document, each)]),
          ),
        }),
  };
}

function fieldsOf(document: ApiDocument, schema: WrittenSchema | undefined): Fields {
  return resolveSchema(document, schema).properties ?? {};
}

/** What an answer tells of values it does not show: texts by the names of their fields, and only where there are some. */
function isUnshown(name: string, { additionalProperties }: JsonSchema): boolean {
  return name === 'unshown' && typeof additionalProperties === 'object';
}

/** The fields an answer has that is asked for nothing besides: where references can be named, labels come on request. */
function readableOf(
  document: ApiDocument,
  operation: Operation | undefined,
  schema: WrittenSchema | undefined,
): Fields {
  const isPlain = operation === undefined || expansionsOf(operation).length === 0;
  const { required } = resolveSchema(document, schema);
  return Object.fromEntries(
    Object.entries(fieldsOf(document, schema)).filter(
      ([name, field]) =>
        field.writeOnly !== true && !isUnshown(name, field) && (isPlain || required?.includes(name) === true),
    ),
  );
}

/** The references that the calls of a resource name on request. */
function expansionsOf({ parameters = [] }: Operation): readonly string[] {
  const values = parameters.find((one) => one.in === 'query' && one.name === 'expand')?.schema.items?.enum ?? [];
  return values.map(String);
}

/** What a client may send: fields, and lists of records. */
function requestOf(document: ApiDocument, schema: WrittenSchema): NonNullable<Resource['request']> {
  const fields = Object.entries(fieldsOf(document, schema)).filter(([, { readOnly }]) => readOnly !== true);
  const parts = fields.flatMap(([name, { items }]) =>
    items?.properties === undefined
      ? []
      : [[name, { fields: items.properties, required: items.required ?? [] }] as const],
  );
  const names = new Set<string>(parts.map(([name]) => name));
  return {
    fields: Object.fromEntries(fields.filter(([name]) => !names.has(name))),
    required: resolveSchema(document, schema).required ?? [],
    parts: Object.fromEntries(parts),
  };
}

function schemaOf(body: Body | undefined): WrittenSchema | undefined {
  return Object.values(body?.content ?? {})[0]?.schema;
}

/** The records of a list: an array, or the items of a page. */
function listed(document: ApiDocument, operation: Operation | undefined): JsonSchema | undefined {
  const answer = resolveSchema(document, schemaOf(operation?.responses['200']));
  return answer.type === 'array' ? answer.items : answer.properties?.['items']?.items;
}

function isItemOf(path: string, collection: string): boolean {
  const rest = path.slice(collection.length);
  return path.startsWith(`${collection}/{`) && rest.split('/').every((part) => part === '' || part.startsWith('{'));
}

function linksOf(document: ApiDocument, item: string): readonly LinkPath[] {
  const paths = Object.keys(document.paths);
  const lists = paths.filter((path) => path.startsWith(`${item}/`) && /^\/[^/{]+$/.test(path.slice(item.length)));
  return lists.flatMap((list) => {
    const member = paths.find((path) => path.startsWith(`${list}/{`));
    const shows = listed(document, document.paths[list]?.get)?.$ref ?? '';
    return member === undefined ? [] : [{ list, member, shows }];
  });
}

function childrenOf(document: ApiDocument, item: string): readonly ChildPath[] {
  const place = (path: string): string => path.replaceAll(/\{[^}]*\}/g, '{}');
  const depth = item.split('/').length + 1;
  const below = Object.keys(document.paths).filter(
    (path) => place(path).startsWith(`${place(item)}/`) && path.split('/').length === depth && !path.endsWith('}'),
  );
  const links = new Set(linksOf(document, item).map(({ list }) => list));
  return below.flatMap((list) => {
    const get = links.has(list) ? undefined : document.paths[list]?.get;
    return get === undefined
      ? []
      : [{ list, shows: listed(document, get)?.$ref ?? '', filters: filtersOf(document, get) }];
  });
}

function filtersOf(document: ApiDocument, { parameters = [] }: Operation): Fields {
  const conditions = parameters.filter((one) => one.in === 'query' && !PAGING.has(one.name));
  return Object.fromEntries(conditions.map(({ name, schema }) => [name, resolveSchema(document, schema)]));
}

/** What may be done to one record. */
function changesOf(
  { paths }: ApiDocument,
  item = '',
): Pick<Resource, 'canUpdate' | 'canPatch' | 'canDelete' | 'canRestore'> {
  const single = paths[item];
  return {
    canUpdate: single?.put !== undefined,
    canPatch: single?.patch !== undefined,
    canDelete: single?.delete !== undefined,
    canRestore: paths[`${item}/restore`]?.post !== undefined,
  };
}

/** The collections a document describes. */
export function readResources(document: ApiDocument): readonly Resource[] {
  const paths = Object.keys(document.paths);
  return paths
    .filter((path) => !path.includes('{') && document.paths[path]?.get !== undefined)
    .map((path) => {
      const { get, post } = document.paths[path] ?? {};
      const item = paths.find((one) => isItemOf(one, path) && document.paths[one]?.get !== undefined);
      const single = item === undefined ? undefined : document.paths[item];
      const request = schemaOf(post?.requestBody);
      const shown = single === undefined ? listed(document, get) : schemaOf(single.get?.responses['200']);
      return {
        path,
        ...(request === undefined ? {} : { request: requestOf(document, request) }),
        response: readableOf(document, single?.get, shown),
        always: resolveSchema(document, shown).required ?? [],
        listed: readableOf(document, get, listed(document, get)),
        shows: listed(document, get)?.$ref ?? '',
        ...(item === undefined ? {} : { item }),
        filters: get === undefined ? {} : filtersOf(document, get),
        expansions: get === undefined ? [] : expansionsOf(get),
        isPaged: get?.parameters?.some(({ name }) => name === 'page') === true,
        ...changesOf(document, item),
        links: item === undefined ? [] : linksOf(document, item),
        children: item === undefined ? [] : childrenOf(document, item),
        createStatuses: Object.keys(post?.responses ?? {}),
      };
    });
}
