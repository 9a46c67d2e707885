package com.acme.desk.tickets.common;

import jakarta.validation.ConstraintViolation;
import jakarta.validation.ConstraintViolationException;
import jakarta.validation.Validator;
import jakarta.validation.groups.Default;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Changes records by merge patches (RFC 7396): a field that is absent stays as it is, null clears
 * it. A value that a record has already may be given again, whatever the rules say of new ones.
 */
@Component
public class MergePatch {
  public static final String MEDIA_TYPE = "application/merge-patch+json";

  /** What a patch must not clear, although a request may leave it out. */
  public interface Rules {}

  private final JsonMapper json;
  private final Validator validator;

  public MergePatch(JsonMapper json, Validator validator) {
    this.json = json;
    this.validator = validator;
  }

  /** The request that makes of the record what the patch wants of it, as valid as any other. */
  public <T> T apply(ObjectNode patch, Object record, Class<T> type) {
    ObjectNode merged = merge(json.valueToTree(record), patch);
    // Said as null, a field nobody knows is found out as well.
    cleared(patch).forEach(merged::putNull);
    T request = json.treeToValue(merged, type);
    Set<ConstraintViolation<T>> violations =
        broken(request, () -> record, type, Default.class, Rules.class);
    if (!violations.isEmpty()) {
      throw new ConstraintViolationException(violations);
    }
    return request;
  }

  /**
   * The request that replaces a record, as valid as any other. The record is only read where the
   * request breaks a rule.
   */
  public <T> T replace(T request, Supplier<?> record, Class<T> type) {
    Set<ConstraintViolation<T>> violations = broken(request, record, type);
    if (!violations.isEmpty()) {
      throw new ConstraintViolationException(violations);
    }
    return request;
  }

  /** What the request breaks. What the record itself breaks was there before and stays as it is. */
  private <T> Set<ConstraintViolation<T>> broken(
      T request, Supplier<?> record, Class<T> type, Class<?>... groups) {
    Set<ConstraintViolation<T>> violations = validator.validate(request, groups);
    if (violations.isEmpty()) {
      return violations;
    }
    T kept = json.treeToValue(json.valueToTree(record.get()), type);
    Set<ConstraintViolation<T>> before = validator.validate(kept, groups);
    return violations.stream()
        .filter(violation -> before.stream().noneMatch(other -> isSame(violation, other)))
        .collect(Collectors.toSet());
  }

  private static boolean isSame(ConstraintViolation<?> one, ConstraintViolation<?> other) {
    return one.getPropertyPath().toString().equals(other.getPropertyPath().toString())
        && one.getMessageTemplate().equals(other.getMessageTemplate())
        && Objects.deepEquals(one.getInvalidValue(), other.getInvalidValue());
  }

  /** The fields a patch clears. */
  public static Set<String> cleared(ObjectNode patch) {
    return patch.properties().stream()
        .filter(field -> field.getValue().isNull())
        .map(Map.Entry::getKey)
        .collect(Collectors.toSet());
  }

  private static ObjectNode merge(ObjectNode target, ObjectNode patch) {
    for (Map.Entry<String, JsonNode> field : patch.properties()) {
      String name = field.getKey();
      if (field.getValue().isNull()) {
        target.remove(name);
      } else if (field.getValue() instanceof ObjectNode nested) {
        target.set(
            name,
            merge(
                target.get(name) instanceof ObjectNode current ? current : target.objectNode(),
                nested));
      } else {
        target.set(name, field.getValue());
      }
    }
    return target;
  }
}
