import type { Blueprint } from '@backsmith/blueprint';
import { commas, java, javadoc, literal, type } from '@backsmith/render';
import type { JavaFragment, JavaValue } from '@backsmith/render';
import { classOf } from '../../java/types.ts';

const MEDIA = 'io.swagger.v3.oas.models.media';
const PARAMETER = 'io.swagger.v3.oas.models.parameters.Parameter';

/** The constant that says what the parameter `expand` takes, by the answers of its calls. */
export function referencesField({ resources }: Blueprint): JavaValue {
  const entries = resources.flatMap(({ classes, expansion }) => {
    if (expansion === undefined) return [];
    const names = commas(expansion.references.map(({ name }) => literal(name)));
    const answers =
      classes.listed.name === classes.response.name ? [classes.response] : [classes.response, classes.listed];
    return answers.map((answer) => java`java.util.Map.entry(${classOf(answer)}.class, java.util.List.of(${names}))`);
  });
  if (entries.length === 0) return undefined;
  return java`
    private static final java.util.Map<Class<?>, java.util.List<String>> REFERENCES =
        java.util.Map.ofEntries(${commas(entries)});`;
}

/** What is read from an address by a class of ours is no parameter by itself: it is described beside. */
export function ignoredParameters({ support: { classes, needed } }: Blueprint): JavaValue {
  return (
    needed.includes('expandQuery') &&
    java`org.springdoc.core.utils.SpringDocUtils.getConfig().addRequestWrapperToIgnore(${classOf(classes.expandQuery)}.class);`
  );
}

/** Says of each call that can name what its answers refer to what that is. */
export function expandParameters({ resources, support }: Blueprint): JavaValue {
  if (!resources.some(({ expansion }) => expansion !== undefined)) return undefined;
  const resolvable = java`org.springframework.core.ResolvableType`;
  return java`
    ${javadoc`Says which references an answer can name.`}
    @org.springframework.context.annotation.Bean
    ${type('org.springdoc.core.customizers.OperationCustomizer')} references() {
      return (operation, handler) -> {
        ${resolvable} answer = ${resolvable}.forMethodReturnType(handler.getMethod());
        while (answer.hasGenerics() && answer.resolve() != ${classOf(support.classes.expanded)}.class) {
          answer = answer.getGeneric();
        }
        java.util.List<String> references = REFERENCES.get(answer.getGeneric().resolve(Object.class));
        if (references != null) {
          operation.addParametersItem(expand(references));
        }
        return operation;
      };
    }

    private static ${type(PARAMETER)} expand(java.util.List<String> references) {
      ${type(`${MEDIA}.StringSchema`)} reference = new ${type(`${MEDIA}.StringSchema`)}();
      reference.setEnum(references);
      return new io.swagger.v3.oas.models.parameters.QueryParameter()
          .name("expand")
          .required(false)
          .description("References to name by labels, beside their keys")
          .schema(new ${type(`${MEDIA}.ArraySchema`)}().items(reference))
          .style(${type(PARAMETER)}.StyleEnum.FORM)
          .explode(false);
    }`;
}

/** What an answer may have besides, told where the answer itself is: clients meet one shape, with or without labels. */
export function labelSchemas({ resources, support }: Blueprint): JavaValue {
  const labels = resources.flatMap(({ expansion }) => expansion?.labels ?? [])[0];
  if (labels === undefined) return undefined;
  const { page, expanded } = support.classes;
  const javaType = java`com.fasterxml.jackson.databind.JavaType`;
  const types = java`com.fasterxml.jackson.databind.type.TypeFactory`;
  return java`
    ${javadoc`An answer with labels is described as the answer itself.`}
    @org.springframework.context.annotation.Bean
    io.swagger.v3.core.converter.ModelConverter expandedAnswers() {
      return (type, context, chain) -> {
        ${javaType} whole = ${types}.defaultInstance().constructType(type.getType());
        ${javaType} expanded = whole.getRawClass() == ${classOf(page)}.class ? whole.containedType(0) : whole;
        if (expanded == null || expanded.getRawClass() != ${classOf(expanded)}.class) {
          return chain.hasNext() ? chain.next().resolve(type, context, chain) : null;
        }
        ${javaType} answer = expanded.containedType(0);
        ${javaType} plain =
            whole == expanded
                ? answer
                : ${types}.defaultInstance().constructParametricType(${classOf(page)}.class, answer);
        return context.resolve(new io.swagger.v3.core.converter.AnnotatedType(plain).resolveAsRef(true));
      };
    }

    ${javadoc`An answer has labels where a client asks for them; each is null where there is nothing to be seen.`}
    @org.springframework.context.annotation.Bean
    org.springdoc.core.customizers.OpenApiCustomizer labels() {
      return api ->
          REFERENCES.forEach(
              (answer, references) ->
                  api.getComponents()
                      .getSchemas()
                      .get(answer.getSimpleName())
                      .addProperty(${literal(labels)}, labelsOf(references)));
    }

    ${labelsOf()}`;
}

function labelsOf(): JavaFragment {
  const schema = java`${type(`${MEDIA}.Schema`)}<?>`;
  return java`
    private static ${schema} labelsOf(java.util.List<String> references) {
      ${schema} labels = new ${type(`${MEDIA}.ObjectSchema`)}().description("What it refers to, where expand asks for it");
      for (String reference : references) {
        ${schema} label = new ${type(`${MEDIA}.StringSchema`)}();
        label.addType("null");
        labels.addProperty(reference, label);
      }
      return labels;
    }`;
}
