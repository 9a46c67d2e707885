import type { Blueprint } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';
import { constraintMembers } from './constraint-members.ts';

/** The rule that a value is one of a few, which Bean Validation has no annotation for. */
export function oneOf({ support: { classes } }: Blueprint): JavaFile {
  const self = classes.oneOf;
  const element = java`java.lang.annotation.ElementType`;
  return fileOf(
    self,
    java`
      ${javadoc`The value is one of these: numbers by their value, texts as they are written.`}
      @java.lang.annotation.Target({${element}.FIELD, ${element}.METHOD})
      @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
      @jakarta.validation.Constraint(validatedBy = ${classOf(self)}.Validator.class)
      public @interface ${classOf(self)} {
        String[] value();

        ${constraintMembers(java`"must be one of {value}"`)}

        ${javadoc`Finds the value among those it may be.`}
        class Validator implements jakarta.validation.ConstraintValidator<${classOf(self)}, Object> {
          private java.util.List<String> allowed;

          @Override
          public void initialize(${classOf(self)} rule) {
            allowed = java.util.List.of(rule.value());
          }

          @Override
          public boolean isValid(Object value, jakarta.validation.ConstraintValidatorContext context) {
            if (value instanceof Number number) {
              java.math.BigDecimal given = new java.math.BigDecimal(number.toString());
              return allowed.stream().anyMatch(one -> given.compareTo(new java.math.BigDecimal(one)) == 0);
            }
            // Some columns fill texts up with blanks.
            return value == null || allowed.contains(value.toString().stripTrailing());
          }
        }
      }`,
  );
}
