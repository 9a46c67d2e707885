package com.acme.jobs.common;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.JsonNode;

/**
 * The JSON is of one of these kinds: an object, an array, a string, a number, a boolean, or null.
 */
@Target({ElementType.FIELD, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@Constraint(validatedBy = JsonKind.Validator.class)
public @interface JsonKind {
  String[] value();

  String message() default "must be JSON of the kind {value}";

  Class<?>[] groups() default {};

  Class<? extends Payload>[] payload() default {};

  /** Finds the kind among those it may be. */
  class Validator implements ConstraintValidator<JsonKind, JsonNode> {
    private List<String> allowed;

    @Override
    public void initialize(JsonKind rule) {
      allowed = List.of(rule.value());
    }

    @Override
    public boolean isValid(JsonNode value, ConstraintValidatorContext context) {
      return value == null || allowed.contains(value.getNodeType().name().toLowerCase(Locale.ROOT));
    }
  }
}
