import type { Blueprint } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';
import { badRequest } from '../errors/throwing.ts';

const OBJECT = java`tools.jackson.databind.node.ObjectNode`;

/** Changes of single fields, by a standard of the web. */
export function mergePatch(blueprint: Blueprint): JavaFile {
  const { mergePatch: self } = blueprint.support.classes;
  const mapper = java`tools.jackson.databind.json.JsonMapper`;
  const validator = java`jakarta.validation.Validator`;
  const node = java`tools.jackson.databind.JsonNode`;
  return fileOf(
    self,
    java`
      ${javadoc`Changes records by merge patches (RFC 7396): a field that is absent stays as it is, null clears it.`}
      @org.springframework.stereotype.Component
      public class ${classOf(self)} {
        public static final String MEDIA_TYPE = "application/merge-patch+json";

        ${javadoc`What a patch must not clear, although a request may leave it out.`}
        public interface Rules {}

        private final ${mapper} json;
        private final ${validator} validator;

        public ${self.name}(${mapper} json, ${validator} validator) {
          this.json = json;
          this.validator = validator;
        }

        ${javadoc`The request that makes of the record what the patch wants of it, as valid as any other.`}
        public <T> T apply(${OBJECT} patch, Object record, Class<T> type) {
          ${OBJECT} merged = merge(json.valueToTree(record), patch);
          // Said as null, a field nobody knows is found out as well.
          cleared(patch).forEach(merged::putNull);
          ${reading(blueprint)}
        }

        ${javadoc`What the patch breaks. What the record itself breaks was there before and stays as it is.`}
        private <T> java.util.Set<jakarta.validation.ConstraintViolation<T>> broken(T request, Object record, Class<T> type) {
          java.util.Set<jakarta.validation.ConstraintViolation<T>> violations = check(request);
          if (violations.isEmpty()) {
            return violations;
          }
          java.util.Set<jakarta.validation.ConstraintViolation<T>> before = check(json.treeToValue(json.valueToTree(record), type));
          return violations.stream()
              .filter(violation -> before.stream().noneMatch(other -> isSame(violation, other)))
              .collect(java.util.stream.Collectors.toSet());
        }

        private <T> java.util.Set<jakarta.validation.ConstraintViolation<T>> check(T request) {
          return validator.validate(request, jakarta.validation.groups.Default.class, Rules.class);
        }

        private static boolean isSame(jakarta.validation.ConstraintViolation<?> one, jakarta.validation.ConstraintViolation<?> other) {
          return one.getPropertyPath().toString().equals(other.getPropertyPath().toString())
              && one.getMessageTemplate().equals(other.getMessageTemplate())
              && java.util.Objects.equals(one.getInvalidValue(), other.getInvalidValue());
        }

        ${javadoc`The fields a patch clears.`}
        public static java.util.Set<String> cleared(${OBJECT} patch) {
          return patch.properties().stream()
              .filter(field -> field.getValue().isNull())
              .map(java.util.Map.Entry::getKey)
              .collect(java.util.stream.Collectors.toSet());
        }

        private static ${OBJECT} merge(${OBJECT} target, ${OBJECT} patch) {
          for (java.util.Map.Entry<String, ${node}> field : patch.properties()) {
            String name = field.getKey();
            if (field.getValue().isNull()) {
              target.remove(name);
            } else if (field.getValue() instanceof ${OBJECT} nested) {
              target.set(name, merge(target.get(name) instanceof ${OBJECT} current ? current : target.objectNode(), nested));
            } else {
              target.set(name, field.getValue());
            }
          }
          return target;
        }
      }`,
  );
}

/** A handler of ours names the fields that are wrong; without one the status has to do. */
function reading(blueprint: Blueprint): JavaFragment {
  const violations = java`java.util.Set<jakarta.validation.ConstraintViolation<T>> violations = broken(request, record, type);`;
  if (blueprint.problems.namesFields) {
    return java`
      T request = json.treeToValue(merged, type);
      ${violations}
      if (!violations.isEmpty()) {
        throw new jakarta.validation.ConstraintViolationException(violations);
      }
      return request;`;
  }
  const unfit = badRequest(blueprint, java`"The patch does not fit the record"`);
  return java`
    try {
      T request = json.treeToValue(merged, type);
      ${violations}
      if (!violations.isEmpty()) {
        throw ${unfit};
      }
      return request;
    } catch (tools.jackson.databind.DatabindException e) {
      throw ${unfit};
    }`;
}
