import type { Blueprint, FieldComparison } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';
import { constraintMembers } from './constraint-members.ts';

/** The constant each comparison is written as. */
export const ORDERS: Readonly<Record<FieldComparison['kind'], string>> = {
  equal: 'EQUAL',
  different: 'DIFFERENT',
  'at-least': 'AT_LEAST',
  greater: 'GREATER',
};

/** The rule that compares two fields of a request, which Bean Validation has no annotation for. */
export function compared({ support: { classes } }: Blueprint): JavaFile {
  const self = classOf(classes.compared);
  return fileOf(
    classes.compared,
    java`
      ${javadoc`One field is compared with another where both are there; if they are wrong, both are told so.`}
      @java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE)
      @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
      @java.lang.annotation.Repeatable(${self}.All.class)
      @jakarta.validation.Constraint(validatedBy = ${self}.Validator.class)
      public @interface ${self} {
        String field();

        Order is();

        String other();

        ${constraintMembers(java`""`)}

        ${orders()}

        ${javadoc`Several rules of one request.`}
        @java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE)
        @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
        @interface All {
          ${self}[] value();
        }

        ${validator(self)}
      }`,
  );
}

function orders(): JavaFragment {
  return java`
    ${javadoc`How the field lies to the other one, and the other one to it.`}
    enum Order {
      EQUAL("equal to", "equal to"),
      DIFFERENT("different from", "different from"),
      AT_LEAST("greater than or equal to", "less than or equal to"),
      GREATER("greater than", "less than");

      private final String words;
      private final String turned;

      Order(String words, String turned) {
        this.words = words;
        this.turned = turned;
      }

      private boolean holds(int compared) {
        return switch (this) {
          case EQUAL -> compared == 0;
          case DIFFERENT -> compared != 0;
          case AT_LEAST -> compared >= 0;
          case GREATER -> compared > 0;
        };
      }
    }`;
}

function validator(self: JavaFragment): JavaFragment {
  const context = java`jakarta.validation.ConstraintValidatorContext`;
  return java`
    ${javadoc`Compares the two fields of a request.`}
    class Validator implements jakarta.validation.ConstraintValidator<${self}, Record> {
      private ${self} rule;

      @Override
      public void initialize(${self} rule) {
        this.rule = rule;
      }

      @Override
      public boolean isValid(Record request, ${context} context) {
        org.springframework.beans.BeanWrapper fields = new org.springframework.beans.BeanWrapperImpl(request);
        Object one = fields.getPropertyValue(rule.field());
        Object other = fields.getPropertyValue(rule.other());
        if (one == null || other == null || rule.is().holds(comparable(one).compareTo(comparable(other)))) {
          return true;
        }
        context.disableDefaultConstraintViolation();
        report(rule.field(), rule.is().words, rule.other(), context);
        report(rule.other(), rule.is().turned, rule.field(), context);
        return false;
      }

      ${javadoc`Numbers by their value and times by the moment, however they are written.`}
      @SuppressWarnings("unchecked")
      private static Comparable<Object> comparable(Object value) {
        Object plain = value;
        if (value instanceof Number number) {
          plain = new java.math.BigDecimal(number.toString());
        } else if (value instanceof java.time.OffsetDateTime time) {
          plain = time.toInstant();
        }
        return (Comparable<Object>) plain;
      }

      private static void report(String field, String words, String other, ${context} context) {
        context
            .buildConstraintViolationWithTemplate("must be " + words + " " + other)
            .addPropertyNode(field)
            .addConstraintViolation();
      }
    }`;
}
