import type { Blueprint } from '@backsmith/blueprint';
import { java, javadoc, literal, paragraphs, type } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import type { Contributor } from '../contributor.ts';
import { classOf, fileOf, MAIN } from '../java/types.ts';

/** The heading of the API documentation. */
export const openapi: Contributor = {
  name: 'openapi',
  applies: (blueprint) => blueprint.features.swagger,
  contribute: (blueprint, files) => files.addJava(MAIN, openApiConfig(blueprint)),
};

function openApiConfig(blueprint: Blueprint): JavaFile {
  const { project, entities, support } = blueprint;
  const { openApi: self } = support;
  const openApi = java`io.swagger.v3.oas.models.OpenAPI`;
  const described = [
    hasType(blueprint, JSON_NODE) && jsonAsAnything(),
    ...TIMES.map((name) => hasType(blueprint, name) && timeAsTime(name)),
  ].filter((one) => one !== false);
  const hasVersions = entities.some(({ version }) => version !== undefined);
  const members = [
    ...(described.length > 0 ? [java`static { ${described} }`] : []),
    java`
      @org.springframework.context.annotation.Bean
      ${openApi} openApi() {
        return new ${openApi}()
            .info(new io.swagger.v3.oas.models.info.Info().title(${literal(`${project.name} API`)}).version("v1"));
      }`,
    ...(hasVersions ? [entityTags()] : []),
  ];
  return fileOf(
    self,
    java`
      @org.springframework.context.annotation.Configuration(proxyBeanMethods = false)
      public class ${classOf(self)} {
        ${paragraphs(members)}
      }`,
  );
}

function hasType({ entities, keyless }: Blueprint, wanted: string): boolean {
  return (
    entities.some(({ fields }) => fields.some(({ type }) => type.name === wanted)) ||
    keyless.some(({ columns }) => columns.some(({ type }) => type.name === wanted))
  );
}

const CONFIG = java`org.springdoc.core.utils.SpringDocUtils.getConfig()`;
const TIMES = ['java.time.LocalTime', 'java.time.OffsetTime'];
const JSON_NODE = 'tools.jackson.databind.JsonNode';

function jsonAsAnything(): JavaFragment {
  return java`
    // To clients a JSON column is any value.
    ${CONFIG}.replaceWithClass(${type(JSON_NODE)}.class, Object.class);`;
}

function timeAsTime(name: string): JavaFragment {
  const schema = java`new io.swagger.v3.oas.models.media.StringSchema().format("time")`;
  return java`${CONFIG}.replaceWithSchema(${type(name)}.class, ${schema});`;
}

/** Says of each call that takes a version that it answers with one. */
function entityTags(): JavaFragment {
  const headers = java`org.springframework.http.HttpHeaders`;
  return java`
    ${javadoc`Records with a version are answered with it as entity tag.`}
    @org.springframework.context.annotation.Bean
    org.springdoc.core.customizers.OperationCustomizer entityTags() {
      return (operation, method) -> {
        io.swagger.v3.oas.models.responses.ApiResponse ok = operation.getResponses().get("200");
        if (ok != null && method.getMethod().getReturnType() == org.springframework.http.ResponseEntity.class) {
          ok.addHeaderObject(
              ${headers}.ETAG,
              new io.swagger.v3.oas.models.headers.Header().schema(new io.swagger.v3.oas.models.media.StringSchema()));
        }
        return operation;
      };
    }`;
}
