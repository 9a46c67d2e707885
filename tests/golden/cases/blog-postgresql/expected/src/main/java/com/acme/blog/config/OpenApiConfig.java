package com.acme.blog.config;

import com.acme.blog.common.ExpandQuery;
import com.acme.blog.common.Expanded;
import com.acme.blog.common.PageResponse;
import com.acme.blog.dto.PostResponse;
import com.acme.blog.dto.PostSummary;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.type.TypeFactory;
import io.swagger.v3.core.converter.AnnotatedType;
import io.swagger.v3.core.converter.ModelConverter;
import io.swagger.v3.core.jackson.ModelResolver;
import io.swagger.v3.core.util.AnnotationsUtils;
import io.swagger.v3.oas.annotations.tags.Tag;
import io.swagger.v3.oas.models.Components;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.PathItem;
import io.swagger.v3.oas.models.headers.Header;
import io.swagger.v3.oas.models.info.Info;
import io.swagger.v3.oas.models.media.ArraySchema;
import io.swagger.v3.oas.models.media.Content;
import io.swagger.v3.oas.models.media.IntegerSchema;
import io.swagger.v3.oas.models.media.MediaType;
import io.swagger.v3.oas.models.media.ObjectSchema;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.oas.models.media.StringSchema;
import io.swagger.v3.oas.models.parameters.Parameter;
import io.swagger.v3.oas.models.parameters.QueryParameter;
import io.swagger.v3.oas.models.responses.ApiResponse;
import io.swagger.v3.oas.models.responses.ApiResponses;
import jakarta.validation.constraints.Pattern;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springdoc.core.customizers.OpenApiCustomizer;
import org.springdoc.core.customizers.OperationCustomizer;
import org.springdoc.core.utils.SpringDocUtils;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.ResolvableType;
import org.springframework.http.HttpHeaders;
import org.springframework.util.StringUtils;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.context.request.ServletWebRequest;
import org.springframework.web.method.HandlerMethod;
import tools.jackson.databind.node.ObjectNode;

@Configuration(proxyBeanMethods = false)
public class OpenApiConfig {
  private static final String SCHEMAS = "#/components/schemas/";

  private static final Map<Class<?>, List<String>> REFERENCES =
      Map.ofEntries(
          Map.entry(PostResponse.class, List.of("writer", "answers")),
          Map.entry(PostSummary.class, List.of("writer", "answers")));

  static {
    ModelResolver.enumsAsRef = true;
    SpringDocUtils.getConfig().replaceWithClass(ObjectNode.class, Object.class);
    SpringDocUtils.getConfig().addRequestWrapperToIgnore(ExpandQuery.class);
  }

  @Bean
  OpenAPI openApi() {
    return new OpenAPI()
        .info(new Info().title("blog API").version("v1"))
        .components(new Components().addSchemas("Problem", problem()))
        .security(List.of());
  }

  /**
   * Names calls by their resource and method, so that a name stays whatever other calls there are.
   */
  @Bean
  OperationCustomizer callNames() {
    return (operation, handler) -> {
      String resource = handler.getBeanType().getSimpleName().replaceFirst("Controller$", "");
      String method = handler.getMethod().getName();
      operation.setOperationId(StringUtils.uncapitalize(resource) + StringUtils.capitalize(method));
      if (operation.getSummary() == null) {
        operation.setSummary(
            StringUtils.capitalize(summary(method, resource, operation.getTags())));
      }
      if (operation.getDescription() == null) {
        operation.setDescription(comment(method, handler.getBeanType()));
      }
      return operation;
    };
  }

  private static String summary(String method, String resource, List<String> tags) {
    return switch (method) {
      case "list", "append" -> method + " " + StringUtils.uncapitalize(String.join(", ", tags));
      case "get", "create", "update", "patch", "delete" -> method + " " + words(resource);
      default -> words(method);
    };
  }

  private static String words(String name) {
    return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
  }

  private static String comment(String method, Class<?> controller) {
    Tag tag = controller.getAnnotation(Tag.class);
    List<String> ofRecords =
        List.of("list", "append", "get", "create", "update", "patch", "delete");
    return tag == null || tag.description().isEmpty() || !ofRecords.contains(method)
        ? null
        : tag.description();
  }

  /** Says of each call how it fails: with a problem document. */
  @Bean
  OperationCustomizer failures() {
    return (operation, handler) -> {
      ApiResponses responses = operation.getResponses();
      addFailure(responses, "400", "The request is not valid");
      if (hasParameter(operation, "path")) {
        addFailure(responses, "404", "There is no such record");
      }
      if (!handler.hasMethodAnnotation(GetMapping.class)) {
        addFailure(responses, "409", "Conflicts with other records or with another change");
        addFailure(responses, "422", "Breaks a rule of the data");
      }
      if (hasParameter(operation, "header")) {
        addFailure(responses, "412", "The record was changed meanwhile");
      }
      addFailure(responses, ApiResponses.DEFAULT, "The service cannot answer");
      return operation;
    };
  }

  private static boolean hasParameter(Operation operation, String in) {
    return operation.getParameters() != null
        && operation.getParameters().stream().anyMatch(parameter -> in.equals(parameter.getIn()));
  }

  private static void addFailure(ApiResponses responses, String status, String description) {
    MediaType body = new MediaType().schema(new Schema<>().$ref(SCHEMAS + "Problem"));
    responses.addApiResponse(
        status,
        new ApiResponse()
            .description(description)
            .content(
                new Content()
                    .addMediaType(
                        org.springframework.http.MediaType.APPLICATION_PROBLEM_JSON_VALUE, body)));
  }

  /** Records with a version are answered with it as entity tag. */
  @Bean
  OperationCustomizer entityTags() {
    return (operation, method) -> {
      ApiResponse ok = operation.getResponses().get("200");
      if (ok != null && takesCall(method)) {
        ok.addHeaderObject(HttpHeaders.ETAG, new Header().schema(new StringSchema()));
      }
      return operation;
    };
  }

  private static boolean takesCall(HandlerMethod method) {
    return List.of(method.getMethod().getParameterTypes()).contains(ServletWebRequest.class);
  }

  /** Says which references an answer can name. */
  @Bean
  OperationCustomizer references() {
    return (operation, handler) -> {
      ResolvableType answer = ResolvableType.forMethodReturnType(handler.getMethod());
      while (answer.hasGenerics() && answer.resolve() != Expanded.class) {
        answer = answer.getGeneric();
      }
      List<String> references = REFERENCES.get(answer.getGeneric().resolve(Object.class));
      if (references != null) {
        operation.addParametersItem(expand(references));
      }
      return operation;
    };
  }

  private static Parameter expand(List<String> references) {
    StringSchema reference = new StringSchema();
    reference.setEnum(references);
    return new QueryParameter()
        .name("expand")
        .required(false)
        .description("References to name by labels, beside their keys")
        .schema(new ArraySchema().items(reference))
        .style(Parameter.StyleEnum.FORM)
        .explode(false);
  }

  /**
   * A field of a record is always there; of a request, unless the record says that it may be null.
   */
  @Bean
  ModelConverter records() {
    return (type, context, chain) -> {
      Schema<?> schema = chain.hasNext() ? chain.next().resolve(type, context, chain) : null;
      Class<?> record = TypeFactory.defaultInstance().constructType(type.getType()).getRawClass();
      if (schema != null && record.isRecord()) {
        Schema<?> model =
            schema.get$ref() == null
                ? schema
                : context.getDefinedModels().get(schema.get$ref().substring(SCHEMAS.length()));
        for (RecordComponent component : record.getRecordComponents()) {
          describe(component, model);
        }
      }
      return schema;
    };
  }

  private static void describe(RecordComponent component, Schema<?> model) {
    JsonProperty named = component.getAccessor().getAnnotation(JsonProperty.class);
    String name = named == null || named.value().isEmpty() ? component.getName() : named.value();
    Schema<?> property =
        model == null || model.getProperties() == null ? null : model.getProperties().get(name);
    if (property == null) {
      return;
    }
    Pattern pattern = component.getAccessor().getAnnotation(Pattern.class);
    if (pattern != null) {
      // It speaks of the whole text.
      property.setPattern("^(?:" + pattern.regexp() + ")$");
    }
    boolean isNullable = component.getAnnotatedType().isAnnotationPresent(Nullable.class);
    if (isNullable) {
      model.addProperty(name, nullable(property));
    }
    // An answer says null where there is nothing; a request may leave it out.
    if (!isNullable || isAnswer(component.getDeclaringRecord())) {
      model.addRequiredItem(name);
    } else if (model.getRequired() != null) {
      // Rules of a group ask for it now and then only.
      model.getRequired().remove(name);
    }
  }

  /** What is part of a request may be called like an answer. */
  private static boolean isAnswer(Class<?> record) {
    return !record.isMemberClass() && record.getSimpleName().matches(".+(Response|Summary)");
  }

  private static Schema<?> nullable(Schema<?> schema) {
    if (schema.get$ref() != null) {
      return new Schema<>().anyOf(List.of(schema, new Schema<>().types(Set.of("null"))));
    }
    if (schema.getTypes() == null || schema.getTypes().contains("null")) {
      return schema;
    }
    Schema<?> copy = AnnotationsUtils.clone(schema, true);
    copy.addType("null");
    return copy;
  }

  /** An answer with labels is described as the answer itself. */
  @Bean
  ModelConverter expandedAnswers() {
    return (type, context, chain) -> {
      JavaType whole = TypeFactory.defaultInstance().constructType(type.getType());
      JavaType expanded =
          whole.getRawClass() == PageResponse.class ? whole.containedType(0) : whole;
      if (expanded == null || expanded.getRawClass() != Expanded.class) {
        return chain.hasNext() ? chain.next().resolve(type, context, chain) : null;
      }
      JavaType answer = expanded.containedType(0);
      JavaType plain =
          whole == expanded
              ? answer
              : TypeFactory.defaultInstance().constructParametricType(PageResponse.class, answer);
      return context.resolve(new AnnotatedType(plain).resolveAsRef(true));
    };
  }

  /**
   * An answer has labels where a client asks for them; each is null where there is nothing to be
   * seen.
   */
  @Bean
  OpenApiCustomizer labels() {
    return api ->
        REFERENCES.forEach(
            (answer, references) ->
                api.getComponents()
                    .getSchemas()
                    .get(answer.getSimpleName())
                    .addProperty("labels", labelsOf(references)));
  }

  private static Schema<?> labelsOf(List<String> references) {
    Schema<?> labels =
        new ObjectSchema().description("What it refers to, where expand asks for it");
    for (String reference : references) {
      Schema<?> label = new StringSchema();
      label.addType("null");
      labels.addProperty(reference, label);
    }
    return labels;
  }

  /** A patch has the fields of a request and needs none of them. */
  @Bean
  OpenApiCustomizer patches() {
    return api ->
        api.getPaths().values().stream()
            .filter(path -> path.getPatch() != null && path.getPut() != null)
            .forEach(path -> describePatch(path, api.getComponents()));
  }

  private static void describePatch(PathItem path, Components components) {
    String ref =
        path.getPut()
            .getRequestBody()
            .getContent()
            .values()
            .iterator()
            .next()
            .getSchema()
            .get$ref();
    String request = ref.substring(SCHEMAS.length());
    String name = request.replaceFirst("Request$", "") + "Patch";
    Schema<?> patch = AnnotationsUtils.clone(components.getSchemas().get(request), true);
    patch.setRequired(null);
    components.addSchemas(name, patch);
    path.getPatch()
        .getRequestBody()
        .getContent()
        .values()
        .forEach(body -> body.setSchema(new Schema<>().$ref(SCHEMAS + name)));
  }

  /** A failure as RFC 9457 describes it. */
  private static Schema<?> problem() {
    Schema<?> fieldProblem =
        new ObjectSchema()
            .addProperty("field", new StringSchema())
            .addProperty("message", new StringSchema())
            .required(List.of("field", "message"));
    return new ObjectSchema()
        .addProperty("type", new StringSchema().format("uri-reference"))
        .addProperty("title", new StringSchema())
        .addProperty("status", new IntegerSchema())
        .addProperty("detail", new StringSchema())
        .addProperty("instance", new StringSchema().format("uri-reference"))
        .addProperty(
            "code", new StringSchema().description("What went wrong, in a word programs rely on"))
        .addProperty(
            "errors", new ArraySchema().items(fieldProblem).description("The fields it is about"))
        .required(List.of("title", "status", "code"));
  }
}
