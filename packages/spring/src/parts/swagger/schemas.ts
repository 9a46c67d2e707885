import type { Blueprint } from '@backsmith/blueprint';
import { java, javadoc, literal, type } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { classOf } from '../../java/types.ts';

const MEDIA = 'io.swagger.v3.oas.models.media';
const ANY_SCHEMA = java`${type(`${MEDIA}.Schema`)}<?>`;
const BEAN = java`@org.springframework.context.annotation.Bean`;
const CLONE = java`io.swagger.v3.core.util.AnnotationsUtils.clone`;

const ALLOW = java`
  @SuppressWarnings("unchecked")
  private static void allow(${ANY_SCHEMA} schema, java.util.stream.Stream<?> values) {
    ((${type(`${MEDIA}.Schema`)}<Object>) schema).setEnum(new java.util.ArrayList<>(values.toList()));
  }`;

const NULL_TOO = java`
  if (copy.getEnum() != null) {
    copy.addEnumItemObject(null);
  }`;

const WHOLE = java`
  // It speaks of the whole text.
  property.setPattern("^(?:" + pattern.regexp() + ")$");`;

const CASELESS = java`
  // It speaks of the whole text, and JSON Schema knows no flags.
  String regexp = pattern.flags().length == 0 ? pattern.regexp() : inAnyCase(pattern.regexp());
  property.setPattern(regexp == null ? null : "^(?:" + regexp + ")$");`;

/** Sets of characters and what follows a backslash have a meaning of their own. */
const IN_ANY_CASE = java`
  ${javadoc`A pattern of plain words with both cases of each letter; null for any other.`}
  private static String inAnyCase(String regexp) {
    return regexp.matches(${literal(String.raw`[^\\\[]*`)})
        ? java.util.regex.Pattern.compile("[A-Za-z]")
            .matcher(regexp)
            .replaceAll(letter -> "[" + letter.group().toUpperCase(java.util.Locale.ROOT) + letter.group().toLowerCase(java.util.Locale.ROOT) + "]")
        : null;
  }`;

/** How the fields of what travels are found: those of records alone, or, where classes stand in for wide ones, those of both. */
type Members = {
  readonly type: JavaFragment;
  readonly all: JavaFragment;
  readonly annotated: JavaFragment;
  readonly isCarrier: JavaFragment;
  readonly owner: JavaFragment;
};

const COMPONENTS: Members = {
  type: java`java.lang.reflect.RecordComponent`,
  all: java`record.getRecordComponents()`,
  annotated: java`component.getAccessor()`,
  isCarrier: java`record.isRecord()`,
  owner: java`component.getDeclaringRecord()`,
};

const FIELDS: Members = {
  type: java`java.lang.reflect.Field`,
  all: java`record.getDeclaredFields()`,
  annotated: java`component`,
  isCarrier: java`(record.isRecord() || record.isAnnotationPresent(com.fasterxml.jackson.annotation.JsonAutoDetect.class))`,
  owner: java`component.getDeclaringClass()`,
};

/** What a record says of its fields beyond what springdoc reads. */
export function recordSchemas({ support, resources }: Blueprint, hasCaselessPatterns: boolean): JavaFragment {
  const hasClasses = resources.some(({ carriers }) => carriers.request === 'class' || carriers.response === 'class');
  const members = hasClasses ? FIELDS : COMPONENTS;
  const property = java`com.fasterxml.jackson.annotation.JsonProperty`;
  const oneOf = support.needed.includes('oneOf') && classOf(support.classes.oneOf);
  const jsonKind = support.needed.includes('jsonKind') && classOf(support.classes.jsonKind);
  const pattern = java`jakarta.validation.constraints.Pattern`;
  return java`
    ${javadoc`A field of a record is always there; of a request, unless the record says that it may be null.`}
    ${BEAN}
    io.swagger.v3.core.converter.ModelConverter records() {
      return (type, context, chain) -> {
        ${ANY_SCHEMA} schema = chain.hasNext() ? chain.next().resolve(type, context, chain) : null;
        Class<?> record =
            com.fasterxml.jackson.databind.type.TypeFactory.defaultInstance().constructType(type.getType()).getRawClass();
        if (schema != null && ${members.isCarrier}) {
          ${ANY_SCHEMA} model =
              schema.get$ref() == null
                  ? schema
                  : context.getDefinedModels().get(schema.get$ref().substring(SCHEMAS.length()));
          for (${members.type} component : ${members.all}) {
            describe(component, model);
          }
        }
        return schema;
      };
    }

    private static void describe(${members.type} component, ${ANY_SCHEMA} model) {
      ${property} named = ${members.annotated}.getAnnotation(${property}.class);
      String name = named == null || named.value().isEmpty() ? component.getName() : named.value();
      ${ANY_SCHEMA} property =
          model == null || model.getProperties() == null ? null : model.getProperties().get(name);
      if (property == null) {
        return;
      }
      ${pattern} pattern = ${members.annotated}.getAnnotation(${pattern}.class);
      if (pattern != null) {
        ${hasCaselessPatterns ? CASELESS : WHOLE}
      }
      ${oneOf !== false && allowedValues(oneOf, members)}
      ${jsonKind !== false && allowedKinds(jsonKind, members)}
      boolean isNullable = component.getAnnotatedType().isAnnotationPresent(org.jspecify.annotations.Nullable.class);
      if (isNullable) {
        model.addProperty(name, nullable(property));
      }
      // An answer says null where there is nothing; a request may leave it out.
      if (!isNullable || isAnswer(${members.owner})) {
        model.addRequiredItem(name);
      } else if (model.getRequired() != null) {
        // Rules of a group ask for it now and then only.
        model.getRequired().remove(name);
      }
    }

    ${javadoc`What is part of a request may be called like an answer.`}
    private static boolean isAnswer(Class<?> record) {
      return !record.isMemberClass() && record.getSimpleName().matches(".+(Response|Summary)");
    }

    ${oneOf !== false && ALLOW}

    ${hasCaselessPatterns && IN_ANY_CASE}

    private static ${ANY_SCHEMA} nullable(${ANY_SCHEMA} schema) {
      if (schema.get$ref() != null) {
        return new ${type(`${MEDIA}.Schema`)}<>()
            .anyOf(java.util.List.of(schema, new ${type(`${MEDIA}.Schema`)}<>().types(java.util.Set.of("null"))));
      }
      if (schema.getTypes() == null || schema.getTypes().contains("null")) {
        return schema;
      }
      ${ANY_SCHEMA} copy = ${CLONE}(schema, true);
      copy.addType("null");
      ${oneOf !== false && NULL_TOO}
      return copy;
    }`;
}

function allowedValues(oneOf: JavaFragment, { annotated }: Members): JavaFragment {
  return java`
    ${oneOf} few = ${annotated}.getAnnotation(${oneOf}.class);
    if (few != null) {
      boolean isNumber = Number.class.isAssignableFrom(component.getType());
      allow(property, java.util.Arrays.stream(few.value()).map(one -> isNumber ? new java.math.BigDecimal(one) : one));
    }`;
}

/** JSON Schema calls the kinds of JSON as the rule does. */
function allowedKinds(jsonKind: JavaFragment, { annotated }: Members): JavaFragment {
  return java`
    ${jsonKind} kind = ${annotated}.getAnnotation(${jsonKind}.class);
    if (kind != null) {
      property.setTypes(new java.util.LinkedHashSet<>(java.util.List.of(kind.value())));
      // Without a word of fields, some clients take an object for one that has none.
      property.setAdditionalProperties(property.getTypes().contains("object") ? true : null);
    }`;
}

/** The shape of a merge patch, which Java takes as any JSON object. */
export function patchSchemas(): JavaFragment {
  return java`
    ${javadoc`A patch has the fields of a request and needs none of them.`}
    ${BEAN}
    org.springdoc.core.customizers.OpenApiCustomizer patches() {
      return api ->
          api.getPaths().values().stream()
              .filter(path -> path.getPatch() != null && path.getPut() != null)
              .forEach(path -> describePatch(path, api.getComponents()));
    }

    private static void describePatch(
        io.swagger.v3.oas.models.PathItem path, io.swagger.v3.oas.models.Components components) {
      String ref =
          path.getPut().getRequestBody().getContent().values().iterator().next().getSchema().get$ref();
      String request = ref.substring(SCHEMAS.length());
      String name = request.replaceFirst("Request$", "") + "Patch";
      ${ANY_SCHEMA} patch = ${CLONE}(components.getSchemas().get(request), true);
      patch.setRequired(null);
      components.addSchemas(name, patch);
      path.getPatch()
          .getRequestBody()
          .getContent()
          .values()
          .forEach(body -> body.setSchema(new ${type(`${MEDIA}.Schema`)}<>().$ref(SCHEMAS + name)));
    }`;
}
