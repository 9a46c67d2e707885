package org.members.common;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.math.BigDecimal;
import java.time.OffsetDateTime;
import org.springframework.beans.BeanWrapper;
import org.springframework.beans.BeanWrapperImpl;

/** One field is compared with another where both are there; if they are wrong, both are told so. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Repeatable(Compared.All.class)
@Constraint(validatedBy = Compared.Validator.class)
public @interface Compared {
  String field();

  Order is();

  String other();

  String message() default "";

  Class<?>[] groups() default {};

  Class<? extends Payload>[] payload() default {};

  /** How the field lies to the other one, and the other one to it. */
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
  }

  /** Several rules of one request. */
  @Target(ElementType.TYPE)
  @Retention(RetentionPolicy.RUNTIME)
  @interface All {
    Compared[] value();
  }

  /** Compares the two fields of a request. */
  class Validator implements ConstraintValidator<Compared, Record> {
    private Compared rule;

    @Override
    public void initialize(Compared rule) {
      this.rule = rule;
    }

    @Override
    public boolean isValid(Record request, ConstraintValidatorContext context) {
      BeanWrapper fields = new BeanWrapperImpl(request);
      Object one = fields.getPropertyValue(rule.field());
      Object other = fields.getPropertyValue(rule.other());
      if (one == null
          || other == null
          || rule.is().holds(comparable(one).compareTo(comparable(other)))) {
        return true;
      }
      context.disableDefaultConstraintViolation();
      report(rule.field(), rule.is().words, rule.other(), context);
      report(rule.other(), rule.is().turned, rule.field(), context);
      return false;
    }

    /** Numbers by their value and times by the moment, however they are written. */
    @SuppressWarnings("unchecked")
    private static Comparable<Object> comparable(Object value) {
      Object plain = value;
      if (value instanceof Number number) {
        plain = new BigDecimal(number.toString());
      } else if (value instanceof OffsetDateTime time) {
        plain = time.toInstant();
      }
      return (Comparable<Object>) plain;
    }

    private static void report(
        String field, String words, String other, ConstraintValidatorContext context) {
      context
          .buildConstraintViolationWithTemplate("must be " + words + " " + other)
          .addPropertyNode(field)
          .addConstraintViolation();
    }
  }
}
