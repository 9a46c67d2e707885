import type { Blueprint } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';
import { constraintMembers } from './constraint-members.ts';

/** The rule that JSON is an array, an object, or of another kind. */
export function jsonKind({ support: { classes } }: Blueprint): JavaFile {
  const self = classOf(classes.jsonKind);
  const element = java`java.lang.annotation.ElementType`;
  return fileOf(
    classes.jsonKind,
    java`
      ${javadoc`The JSON is of one of these kinds: an object, an array, a string, a number, a boolean, or null.`}
      @java.lang.annotation.Target({${element}.FIELD, ${element}.METHOD})
      @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
      @jakarta.validation.Constraint(validatedBy = ${self}.Validator.class)
      public @interface ${self} {
        String[] value();

        ${constraintMembers(java`"must be JSON of the kind {value}"`)}

        ${javadoc`Finds the kind among those it may be.`}
        class Validator
            implements jakarta.validation.ConstraintValidator<${self}, tools.jackson.databind.JsonNode> {
          private java.util.List<String> allowed;

          @Override
          public void initialize(${self} rule) {
            allowed = java.util.List.of(rule.value());
          }

          @Override
          public boolean isValid(
              tools.jackson.databind.JsonNode value, jakarta.validation.ConstraintValidatorContext context) {
            return value == null
                || allowed.contains(value.getNodeType().name().toLowerCase(java.util.Locale.ROOT));
          }
        }
      }`,
  );
}
