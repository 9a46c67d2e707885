import type { Blueprint, SwaggerPart, TimeFormat } from '@backsmith/blueprint';
import { java, javadoc, literal, paragraphs, type } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';
import { expandParameters, ignoredParameters, labelSchemas, referencesField } from './expansions.ts';
import { patchSchemas, recordSchemas } from './schemas.ts';

const MEDIA = 'io.swagger.v3.oas.models.media';
const STRING_SCHEMA = java`${type(`${MEDIA}.StringSchema`)}`;
const OBJECT_SCHEMA = java`${type(`${MEDIA}.ObjectSchema`)}`;
const ANY_SCHEMA = java`${type(`${MEDIA}.Schema`)}<?>`;
const RESPONSES = 'io.swagger.v3.oas.models.responses';
const OPERATION = java`io.swagger.v3.oas.models.Operation`;
const CUSTOMIZERS = 'org.springdoc.core.customizers';
const BEAN = java`@org.springframework.context.annotation.Bean`;
const TEXTS = java`org.springframework.util.StringUtils`;

/** What the API documentation is told: its heading, how values read in JSON, how calls are named and how they fail. */
export function openApiConfig(part: SwaggerPart, blueprint: Blueprint): JavaFile {
  const { problems } = blueprint;
  const { configuration: self, anyValues, times, hasEntityTags } = part;
  const openApi = java`io.swagger.v3.oas.models.OpenAPI`;
  return fileOf(
    self,
    java`
      @org.springframework.context.annotation.Configuration(proxyBeanMethods = false)
      public class ${classOf(self)} {
        private static final String SCHEMAS = "#/components/schemas/";

        ${referencesField(blueprint)}

        static {
          io.swagger.v3.core.jackson.ModelResolver.enumsAsRef = true;
          ${[...anyValues.map(jsonAsAnything), ...times.map(timeAsText), java`${CONFIG}.replaceWithClass(tools.jackson.databind.node.ObjectNode.class, Object.class);`, ignoredParameters(blueprint)]}
        }

        ${BEAN}
        ${openApi} openApi() {
          return new ${openApi}()
              .info(new io.swagger.v3.oas.models.info.Info().title(${literal(part.title)}).version("v1"))
              .components(new io.swagger.v3.oas.models.Components().addSchemas("Problem", problem())${part.hasTokens && tokens()})
              .security(${part.hasTokens ? TOKEN_NEEDED : java`java.util.List.of()`});
        }

        ${paragraphs([callNames(part), summaries(), part.hasComments && comments(), failures(part), hasEntityTags && entityTags(), expandParameters(blueprint), recordSchemas(blueprint, part.hasCaselessPatterns), labelSchemas(blueprint), patchSchemas(), problem(problems.namesFields)])}
      }`,
  );
}

/** Calls carry a token, but for those that say otherwise. */
function tokens(): JavaFragment {
  const scheme = java`io.swagger.v3.oas.models.security.SecurityScheme`;
  return java`
    .addSecuritySchemes(
        "token", new ${scheme}().type(${scheme}.Type.HTTP).scheme("bearer").bearerFormat("JWT"))`;
}

const TOKEN_NEEDED = java`
  java.util.List.of(new io.swagger.v3.oas.models.security.SecurityRequirement().addList("token"))`;

const CONFIG = java`org.springdoc.core.utils.SpringDocUtils.getConfig()`;

function jsonAsAnything(name: string): JavaFragment {
  return java`
    // To clients a JSON column is any value.
    ${CONFIG}.replaceWithClass(${type(name)}.class, Object.class);`;
}

function timeAsText({ type: name, format }: TimeFormat): JavaFragment {
  const schema = java`new ${STRING_SCHEMA}().format(${literal(format)})`;
  return java`${CONFIG}.replaceWithSchema(${type(name)}.class, ${schema});`;
}

function callNames({ hasComments }: SwaggerPart): JavaFragment {
  const comment = java`
    if (operation.getDescription() == null) {
      operation.setDescription(comment(method, handler.getBeanType()));
    }`;
  return java`
    ${javadoc`Names calls by their resource and method, so that a name stays whatever other calls there are.`}
    ${BEAN}
    ${type(`${CUSTOMIZERS}.OperationCustomizer`)} callNames() {
      return (operation, handler) -> {
        String resource = handler.getBeanType().getSimpleName().replaceFirst("Controller$", "");
        String method = handler.getMethod().getName();
        operation.setOperationId(${TEXTS}.uncapitalize(resource) + ${TEXTS}.capitalize(method));
        if (operation.getSummary() == null) {
          operation.setSummary(${TEXTS}.capitalize(summary(method, resource, operation.getTags())));
        }
        ${hasComments && comment}
        return operation;
      };
    }`;
}

function summaries(): JavaFragment {
  return java`
    private static String summary(String method, String resource, java.util.List<String> tags) {
      return switch (method) {
        case "list", "append" -> method + " " + ${TEXTS}.uncapitalize(String.join(", ", tags));
        case "get", "create", "update", "patch", "delete" -> method + " " + words(resource);
        default -> words(method);
      };
    }

    private static String words(String name) {
      return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ").toLowerCase(java.util.Locale.ROOT);
    }`;
}

/** What the schema says of records belongs to the calls that are about them, as some clients show calls alone. */
function comments(): JavaFragment {
  const tag = java`io.swagger.v3.oas.annotations.tags.Tag`;
  return java`
    private static String comment(String method, Class<?> controller) {
      ${tag} tag = controller.getAnnotation(${tag}.class);
      java.util.List<String> ofRecords = java.util.List.of("list", "append", "get", "create", "update", "patch", "delete");
      return tag == null || tag.description().isEmpty() || !ofRecords.contains(method) ? null : tag.description();
    }`;
}

/** Says of each call how it fails. */
function failures({ hasTokens }: SwaggerPart): JavaFragment {
  const responses = type(`${RESPONSES}.ApiResponses`);
  const response = type(`${RESPONSES}.ApiResponse`);
  const ofTokens = java`
    addFailure(responses, "401", "The call needs a valid token");
    addFailure(responses, "403", "The token does not allow this");
    addFailure(responses, "429", "There were too many calls");`;
  return java`
    ${javadoc`Says of each call how it fails: with a problem document.`}
    ${BEAN}
    ${type(`${CUSTOMIZERS}.OperationCustomizer`)} failures() {
      return (operation, handler) -> {
        ${responses} responses = operation.getResponses();
        addFailure(responses, "400", "The request is not valid");
        ${hasTokens && ofTokens}
        if (hasParameter(operation, "path")) {
          addFailure(responses, "404", "There is no such record");
        }
        if (!handler.hasMethodAnnotation(org.springframework.web.bind.annotation.GetMapping.class)) {
          addFailure(responses, "409", "Conflicts with other records or with another change");
          addFailure(responses, "422", "Breaks a rule of the data");
        }
        if (hasParameter(operation, "header")) {
          addFailure(responses, "412", "The record was changed meanwhile");
        }
        addFailure(responses, ${responses}.DEFAULT, "The service cannot answer");
        return operation;
      };
    }

    private static boolean hasParameter(${OPERATION} operation, String in) {
      return operation.getParameters() != null
          && operation.getParameters().stream().anyMatch(parameter -> in.equals(parameter.getIn()));
    }

    private static void addFailure(${responses} responses, String status, String description) {
      ${type(`${MEDIA}.MediaType`)} body = new ${type(`${MEDIA}.MediaType`)}().schema(new ${type(`${MEDIA}.Schema`)}<>().$ref(SCHEMAS + "Problem"));
      responses.addApiResponse(
          status,
          new ${response}()
              .description(description)
              .content(
                  new ${type(`${MEDIA}.Content`)}()
                      .addMediaType(org.springframework.http.MediaType.APPLICATION_PROBLEM_JSON_VALUE, body)));
    }`;
}

/** Says of each call that takes a version that it answers with one. */
function entityTags(): JavaFragment {
  const headers = java`org.springframework.http.HttpHeaders`;
  return java`
    ${javadoc`Records with a version are answered with it as entity tag.`}
    ${BEAN}
    ${type(`${CUSTOMIZERS}.OperationCustomizer`)} entityTags() {
      return (operation, method) -> {
        ${type(`${RESPONSES}.ApiResponse`)} ok = operation.getResponses().get("200");
        if (ok != null && takesCall(method)) {
          ok.addHeaderObject(
              ${headers}.ETAG,
              new io.swagger.v3.oas.models.headers.Header().schema(new ${STRING_SCHEMA}()));
        }
        return operation;
      };
    }

    private static boolean takesCall(org.springframework.web.method.HandlerMethod method) {
      return java.util.List.of(method.getMethod().getParameterTypes())
          .contains(org.springframework.web.context.request.ServletWebRequest.class);
    }`;
}

/** The shape of a failure; its code and its fields are told by a handler of ours. */
function problem(namesFields: boolean): JavaFragment {
  const ours = java`
    .addProperty("code", new ${STRING_SCHEMA}().description("What went wrong, in a word programs rely on"))
    .addProperty(
        "errors", new ${type(`${MEDIA}.ArraySchema`)}().items(fieldProblem).description("The fields it is about"))`;
  const ofField = java`
    ${ANY_SCHEMA} fieldProblem =
        new ${OBJECT_SCHEMA}()
            .addProperty("field", new ${STRING_SCHEMA}())
            .addProperty("message", new ${STRING_SCHEMA}())
            .required(java.util.List.of("field", "message"));`;
  return java`
    ${javadoc`A failure as RFC 9457 describes it.`}
    private static ${ANY_SCHEMA} problem() {
      ${namesFields && ofField}
      return new ${OBJECT_SCHEMA}()
          .addProperty("type", new ${STRING_SCHEMA}().format("uri-reference"))
          .addProperty("title", new ${STRING_SCHEMA}())
          .addProperty("status", new ${type(`${MEDIA}.IntegerSchema`)}())
          .addProperty("detail", new ${STRING_SCHEMA}())
          .addProperty("instance", new ${STRING_SCHEMA}().format("uri-reference"))${namesFields && ours}
          .required(java.util.List.of(${namesFields ? java`"title", "status", "code"` : java`"title", "status"`}));
    }`;
}
