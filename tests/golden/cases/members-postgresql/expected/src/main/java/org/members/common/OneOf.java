package org.members.common;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.math.BigDecimal;
import java.util.List;

/** The value is one of these: numbers by their value, texts as they are written. */
@Target({ElementType.FIELD, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@Constraint(validatedBy = OneOf.Validator.class)
public @interface OneOf {
  String[] value();

  String message() default "must be one of {value}";

  Class<?>[] groups() default {};

  Class<? extends Payload>[] payload() default {};

  /** Finds the value among those it may be. */
  class Validator implements ConstraintValidator<OneOf, Object> {
    private List<String> allowed;

    @Override
    public void initialize(OneOf rule) {
      allowed = List.of(rule.value());
    }

    @Override
    public boolean isValid(Object value, ConstraintValidatorContext context) {
      if (value instanceof Number number) {
        BigDecimal given = new BigDecimal(number.toString());
        return allowed.stream().anyMatch(one -> given.compareTo(new BigDecimal(one)) == 0);
      }
      // Some columns fill texts up with blanks.
      return value == null || allowed.contains(value.toString().stripTrailing());
    }
  }
}
