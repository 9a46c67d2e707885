import type { Blueprint, GuardedRecords, RecordRules, SecurityPart } from '@backsmith/blueprint';
import { java, javadoc, staticMember } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

const TEST = java`@org.junit.jupiter.api.Test`;
const ASSERT_THAT = staticMember('org.assertj.core.api.Assertions', 'assertThat');
const STATUS = java`org.springframework.http.HttpStatus`;
const BODY = java`java.util.Map<String, Object>`;

/** Attacks on each rule about whose records are whose. */
export function recordRulesTest({ test, all }: RecordRules, part: SecurityPart, blueprint: Blueprint): JavaFile {
  const attacked = all.flatMap(({ attacked: one }) => one ?? []);
  const api = classOf(blueprint.tests.api);
  const as = java`${classOf(part.tests.caller)}.as`;
  return fileOf(
    test,
    java`
      ${javadoc`Attacks each rule on whose records are whose: with the token of somebody else who may do as much.`}
      class ${classOf(test)} extends ${api} {
        @org.springframework.beans.factory.annotation.Autowired private ${classOf(part.classes.accessTokens)} tokens;

        ${attacked.map(attack)}

        private void attack(String path, java.util.function.Function<${api}, ${BODY}> sample) {
          String owner = somebody();
          String stranger = somebody();
          ${BODY} body = ${as}(owner, () -> sample.apply(this));
          String location = ${as}(owner, () -> create(path, body));
          ${ASSERT_THAT}(${as}(owner, () -> get(location))).hasStatusOk();
          ${ASSERT_THAT}(${as}(owner, () -> read(path)).get("totalItems").intValue()).isEqualTo(1);
          ${ASSERT_THAT}(get(location)).hasStatusOk();
          ${ASSERT_THAT}(${as}(stranger, () -> get(location))).hasStatus(${STATUS}.NOT_FOUND);
          ${ASSERT_THAT}(${as}(stranger, () -> put(location, body))).hasStatus(${STATUS}.NOT_FOUND);
          ${ASSERT_THAT}(${as}(stranger, () -> patch(location, java.util.Map.of()))).hasStatus(${STATUS}.NOT_FOUND);
          ${ASSERT_THAT}(${as}(stranger, () -> delete(location))).hasStatus(${STATUS}.NOT_FOUND);
          ${ASSERT_THAT}(${as}(stranger, () -> read(path)).get("totalItems").intValue()).isZero();
          ${ASSERT_THAT}(${as}(owner, () -> get(location))).hasStatusOk();
        }

        ${attacked.some(({ isInherited }) => isInherited) && byReference(api, as)}

        private String somebody() {
          return "Bearer "
              + tokens.issue(java.util.UUID.randomUUID().toString(), java.util.Set.of(${classOf(part.classes.role)}.EDITOR));
        }
      }`,
  );
}

function attack({ method, test, isInherited }: NonNullable<GuardedRecords['attacked']>): JavaFragment {
  const self = classOf(test);
  return java`
    ${TEST}
    void ${method}() {
      attack(${self}.PATH, ${self}::sample);
      ${isInherited && java`attackByReference(${self}.PATH, ${self}::sample);`}
    }
`;
}

/** A record that would belong to somebody else by what it refers to. */
function byReference(api: JavaFragment, as: JavaFragment): JavaFragment {
  return java`
    private void attackByReference(String path, java.util.function.Function<${api}, ${BODY}> sample) {
      ${BODY} body = ${as}(somebody(), () -> sample.apply(this));
      ${ASSERT_THAT}(${as}(somebody(), () -> post(path, body))).hasStatus(${STATUS}.UNPROCESSABLE_CONTENT);
    }`;
}
