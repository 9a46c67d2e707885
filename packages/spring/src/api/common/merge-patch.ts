import type { Blueprint } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';
import { badRequest } from '../errors/throwing.ts';

const OBJECT = java`tools.jackson.databind.node.ObjectNode`;
const VIOLATIONS = java`java.util.Set<jakarta.validation.ConstraintViolation<T>>`;

/** Changes of single fields, by a standard of the web, and of all. */
export function mergePatch(blueprint: Blueprint): JavaFile {
  const { mergePatch: self } = blueprint.support.classes;
  const mapper = java`tools.jackson.databind.json.JsonMapper`;
  const validator = java`jakarta.validation.Validator`;
  const node = java`tools.jackson.databind.JsonNode`;
  return fileOf(
    self,
    java`
      ${javadoc`Changes records by merge patches (RFC 7396): a field that is absent stays as it is, null clears it. A value that a record has already may be given again, whatever the rules say of new ones.`}
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

        ${javadoc`The request that replaces a record, as valid as any other. The record is only read where the request breaks a rule.`}
        public <T> T replace(T request, java.util.function.Supplier<?> record, Class<T> type) {
          ${replacing(blueprint)}
        }

        ${javadoc`What the request breaks. What the record itself breaks was there before and stays as it is.`}
        private <T> ${VIOLATIONS} broken(
            T request, java.util.function.Supplier<?> record, Class<T> type, Class<?>... groups) {
          ${VIOLATIONS} violations = validator.validate(request, groups);
          if (violations.isEmpty()) {
            return violations;
          }
          T kept = json.treeToValue(json.valueToTree(record.get()), type);
          ${VIOLATIONS} before = validator.validate(kept, groups);
          return violations.stream()
              .filter(violation -> before.stream().noneMatch(other -> isSame(violation, other)))
              .collect(java.util.stream.Collectors.toSet());
        }

        private static boolean isSame(jakarta.validation.ConstraintViolation<?> one, jakarta.validation.ConstraintViolation<?> other) {
          return one.getPropertyPath().toString().equals(other.getPropertyPath().toString())
              && one.getMessageTemplate().equals(other.getMessageTemplate())
              && java.util.Objects.deepEquals(one.getInvalidValue(), other.getInvalidValue());
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

/** The request that a patch makes of a record. */
function reading(blueprint: Blueprint): JavaFragment {
  const groups = java`jakarta.validation.groups.Default.class, Rules.class`;
  const body = java`
    T request = json.treeToValue(merged, type);
    ${VIOLATIONS} violations = broken(request, () -> record, type, ${groups});
    ${refusing(blueprint, 'The patch does not fit the record')}
    return request;`;
  if (blueprint.problems.namesFields) return body;
  return java`
    try {
      ${body}
    } catch (tools.jackson.databind.DatabindException e) {
      throw ${badRequest(blueprint, literal('The patch does not fit the record'))};
    }`;
}

function replacing(blueprint: Blueprint): JavaFragment {
  return java`
    ${VIOLATIONS} violations = broken(request, record, type);
    ${refusing(blueprint, 'The request does not fit the rules of the record')}
    return request;`;
}

/** A handler of ours names the fields that are wrong; without one the status has to do. */
function refusing(blueprint: Blueprint, reason: string): JavaFragment {
  const refused = blueprint.problems.namesFields
    ? java`new jakarta.validation.ConstraintViolationException(violations)`
    : badRequest(blueprint, literal(reason));
  return java`
    if (!violations.isEmpty()) {
      throw ${refused};
    }`;
}
