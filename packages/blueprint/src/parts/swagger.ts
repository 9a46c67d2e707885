import { VERSIONS } from '../data/versions.ts';
import type { SwaggerPart, TimeFormat } from '../model/part.ts';
import type { Constraint } from '../model/field.ts';
import type { Resource } from '../model/resource.ts';
import type { RowField, RowList } from '../model/row-list.ts';
import type { Packages } from '../names/packages.ts';
import { JAVA } from '../types/java-types.ts';
import { NOTHING } from '../model/nothing.ts';

const PAGE = '/swagger-ui.html';
const DOCUMENT = '/v3/api-docs';

/** What shows strangers the whole API is switched on by whoever wants that. */
const API_DOCS = 'API_DOCS';
const SHOWN = ['api-docs', 'swagger-ui'].map((what) => ['springdoc', what, 'enabled']);
const OPENED = SHOWN.map((path) => ({ path, value: true }));
/** Nobody promises in which order classes and their methods are found: the file that is committed has an order of its own. */
const IN_ORDER = { path: ['springdoc', 'writer-with-order-by-keys'], value: true };

const ANY_VALUE = [JAVA.json.name];
/**
 * What times are called in the registry of formats, where springdoc knows none or says that there is an offset.
 * https://spec.openapis.org/registry/format/
 */
const TIMES: readonly TimeFormat[] = [
  { type: JAVA.time.name, format: 'time-local' },
  { type: JAVA.offsetTime.name, format: 'time' },
  { type: JAVA.timestamp.name, format: 'date-time-local' },
];

/**
 * The description of the API by springdoc, and Swagger's page.
 *
 * @param hasTokens calls carry a token
 */
export function designSwagger(
  packages: Packages,
  name: string,
  resources: readonly Resource[],
  lists: readonly RowList[],
  hasTokens: boolean,
): SwaggerPart {
  const fields = [
    ...resources.flatMap((resource) => resource.fields),
    ...lists.flatMap((list): readonly Pick<RowField, 'type' | 'constraints'>[] => list.fields),
  ];
  const used = new Set(fields.map(({ type }) => type.name));
  return {
    ...NOTHING,
    name: 'swagger',
    openPaths: [PAGE, '/swagger-ui/**', DOCUMENT, `${DOCUMENT}/**`, `${DOCUMENT}.yaml`],
    configuration: packages.shared('config', 'OpenApiConfig'),
    contractTest: packages.root('OpenApiContractTest'),
    title: `${name} API`,
    hasTokens,
    page: PAGE,
    anyValues: ANY_VALUE.filter((type) => used.has(type)),
    times: TIMES.filter(({ type }) => used.has(type)),
    hasCaselessPatterns: fields.some(({ constraints }) => constraints.some(isCaseless)),
    hasComments: resources.some(({ comment }) => comment !== undefined),
    hasEntityTags: resources.some(({ version }) => version !== undefined),
    dependencies: [
      {
        title: 'Web and API',
        dependencies: [
          {
            group: 'org.springdoc',
            artifact: 'springdoc-openapi-starter-webmvc-ui',
            version: { property: 'springdoc.version', value: VERSIONS.springdoc },
          },
        ],
      },
    ],
    settings: [
      { path: ['springdoc', 'default-produces-media-type'], value: 'application/json' },
      ...SHOWN.map((path) => ({ path, value: { variable: API_DOCS } })),
    ],
    devSettings: OPENED,
    testSettings: [...OPENED, IN_ORDER],
    variables: [
      {
        name: API_DOCS,
        meaning: `true: everybody is shown what can be asked, at ${PAGE} and ${DOCUMENT}`,
        default: 'false',
        handedOn: true,
      },
    ],
    annotations: [
      {
        at: 'controller',
        type: 'io.swagger.v3.oas.annotations.tags.Tag',
        values: { name: { kind: 'title' }, description: { kind: 'comment' } },
      },
      { at: 'field', type: 'io.swagger.v3.oas.annotations.media.Schema', values: { description: { kind: 'comment' } } },
      { at: 'open-call', type: 'io.swagger.v3.oas.annotations.security.SecurityRequirements' },
      { at: 'query-parameters', type: 'org.springdoc.core.annotations.ParameterObject' },
      {
        at: 'query-parameter',
        type: 'io.swagger.v3.oas.annotations.Parameter',
        values: { name: { kind: 'title' } },
      },
    ],
  };
}

function isCaseless(constraint: Constraint): boolean {
  return constraint.kind === 'pattern' && constraint.ignoreCase === true;
}
