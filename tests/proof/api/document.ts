/** The parts of a JSON schema that our backends' documents use. */
export type JsonSchema = {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly readOnly?: boolean;
};

type Parameter = { readonly name: string; readonly in: string; readonly schema: JsonSchema };
type Body = { readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>> };
type Operation = {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
};
type Method = 'get' | 'post' | 'put' | 'delete';

/** An OpenAPI document as the generated backends serve it. */
export type ApiDocument = {
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<Method, Operation>>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, JsonSchema>> };
};

export type Fields = Readonly<Record<string, JsonSchema>>;

/** A many-to-many relation below a record: its list, the path of one member, and what the list shows. */
export type LinkPath = { readonly list: string; readonly member: string; readonly shows: string };

/** One collection of the API with all that may be done to it, from the document alone. */
export type Resource = {
  readonly path: string;
  /** What a client sends; absent where records cannot be made. */
  readonly request?: { readonly fields: Fields; readonly required: readonly string[] };
  /** What reading one record shows; what the list shows, where records have no address. */
  readonly response: Fields;
  /** What the list shows of a record. */
  readonly listed: Fields;
  /** The name the document gives to what the list shows. */
  readonly shows: string;
  /** The path of one record with its parameters in braces; absent where records have no address. */
  readonly item?: string;
  readonly filters: Fields;
  readonly canUpdate: boolean;
  readonly canDelete: boolean;
  readonly links: readonly LinkPath[];
  /** The answers the document promises for a create. */
  readonly createStatuses: readonly string[];
};

const PAGING = new Set(['page', 'size', 'sort', 'limit', 'offset']);

/** A schema with its reference followed. */
export function resolveSchema(document: ApiDocument, schema: JsonSchema | undefined): JsonSchema {
  const name = schema?.$ref?.split('/').at(-1);
  return name === undefined ? (schema ?? {}) : (document.components?.schemas?.[name] ?? {});
}

function fieldsOf(document: ApiDocument, schema: JsonSchema | undefined): Fields {
  const { properties = {} } = resolveSchema(document, schema);
  return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, resolveSchema(document, one)]));
}

/** The fields a client may send. */
function writableOf(document: ApiDocument, schema: JsonSchema | undefined): Fields {
  return Object.fromEntries(Object.entries(fieldsOf(document, schema)).filter(([, { readOnly }]) => readOnly !== true));
}

function schemaOf(body: Body | undefined): JsonSchema | undefined {
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

function filtersOf({ parameters = [] }: Operation): Fields {
  return Object.fromEntries(
    parameters.filter((one) => one.in === 'query' && !PAGING.has(one.name)).map(({ name, schema }) => [name, schema]),
  );
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
      return {
        path,
        ...(request === undefined
          ? {}
          : {
              request: {
                fields: writableOf(document, request),
                required: resolveSchema(document, request).required ?? [],
              },
            }),
        response: fieldsOf(
          document,
          single === undefined ? listed(document, get) : schemaOf(single.get?.responses['200']),
        ),
        listed: fieldsOf(document, listed(document, get)),
        shows: listed(document, get)?.$ref ?? '',
        ...(item === undefined ? {} : { item }),
        filters: get === undefined ? {} : filtersOf(get),
        canUpdate: single?.put !== undefined,
        canDelete: single?.delete !== undefined,
        links: item === undefined ? [] : linksOf(document, item),
        createStatuses: Object.keys(post?.responses ?? {}),
      };
    });
}
