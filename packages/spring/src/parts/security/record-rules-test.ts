import type { Blueprint, GuardedRecords, RecordRules, SecurityPart } from '@backsmith/blueprint';
import { commas, java, javadoc, literal, staticMember } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

const TEST = java`@org.junit.jupiter.api.Test`;
const ASSERT_THAT = staticMember('org.assertj.core.api.Assertions', 'assertThat');
const STATUS = java`org.springframework.http.HttpStatus`;
const BODY = java`java.util.Map<String, Object>`;

/** Attacks on each rule about whose records are whose. */
export function recordRulesTest(
  { test, all, hasTenants }: RecordRules,
  part: SecurityPart,
  blueprint: Blueprint,
): JavaFile {
  const attacked = all.flatMap(({ attacked: one }) => one ?? []);
  const api = classOf(blueprint.tests.api);
  const as = java`${classOf(part.tests.caller)}.as`;
  return fileOf(
    test,
    java`
      ${javadoc`Attacks each rule on whose records are whose: with the token of somebody else who may do as much.`}
      class ${classOf(test)} extends ${api} {
        @org.springframework.beans.factory.annotation.Autowired private ${classOf(part.classes.accessTokens)} tokens;
        ${part.ownAccounts && java`@org.springframework.beans.factory.annotation.Autowired private ${classOf(part.ownAccounts.test)} accounts;`}

        ${attacked.map(attack)}

        ${attacked.some(({ byStranger }) => byStranger !== undefined) && strangers(api, as)}

        ${attacked.some(({ byStranger, isInherited }) => byStranger !== undefined && isInherited) && byReference(api, as)}

        ${attacked.some(({ byStranger }) => byStranger !== undefined) && somebody(part)}

        ${attacked.length > 0 && unknown(as)}

        ${hasTenants && otherTenants(part, api, as)}

        ${attacked.some(({ tenantField }) => tenantField !== undefined) && ownTenant(as)}
      }`,
  );
}

function attack(attacked: NonNullable<GuardedRecords['attacked']>): JavaFragment {
  const { byStranger, byTenant, isInherited, tenantField } = attacked;
  const self = classOf(attacked.test);
  const tried = java`attackAsTenant(${self}.PATH, ${self}::sample);`;
  return java`
    ${
      byStranger !== undefined &&
      java`
      ${TEST}
      void ${byStranger}() {
        attack(${self}.PATH, ${self}::sample);
        ${isInherited && java`attackByReference(${self}.PATH, ${self}::sample);`}
      }
`
    }
    ${
      byTenant !== undefined &&
      java`
      ${TEST}
      void ${byTenant}() {
        String location = ${tried}
        ${tenantField !== undefined && shown(tenantField)}
        assertUnknownTo(memberOf("0"), location);
      }
`
    }`;
}

/** People of the tenant itself see the record. */
function shown(field: string): JavaFragment {
  return java`
    assertShownTo(read(location).get(${literal(field)}).asString(), location);`;
}

/** Somebody else who may do as much. */
function strangers(api: JavaFragment, as: JavaFragment): JavaFragment {
  return java`
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
      assertUnknownTo(stranger, location);
    }`;
}

/** Answers that would tell whether there is a record. */
function unknown(as: JavaFragment): JavaFragment {
  const result = java`org.springframework.test.web.servlet.assertj.MvcTestResult`;
  const utf8 = java`java.nio.charset.StandardCharsets.UTF_8`;
  return java`
    ${javadoc`Somebody else is told of a record, to the letter, what they are told once it is gone.`}
    private void assertUnknownTo(String stranger, String location) {
      java.util.List<String> before = ${as}(stranger, () -> refusals(location));
      ${ASSERT_THAT}(delete(location)).hasStatus(${STATUS}.NO_CONTENT);
      ${ASSERT_THAT}(${as}(stranger, () -> refusals(location))).isEqualTo(before);
    }

    private java.util.List<String> refusals(String location) {
      return java.util.stream.Stream.of(get(location), patch(location, java.util.Map.of()), delete(location))
          .map(${result}::getResponse)
          .map(answer -> answer.getStatus() + " " + new String(answer.getContentAsByteArray(), ${utf8}))
          .toList();
    }`;
}

function somebody({ classes, tests, issuedBy, ownAccounts }: SecurityPart): JavaFragment {
  const role = classOf(classes.role);
  const subject = ownAccounts ? java`accounts.make(${role}.EDITOR)` : java`java.util.UUID.randomUUID().toString()`;
  return java`
    private String somebody() {
      return "Bearer "
          + tokens.issue(${subject}, java.util.Set.of(${role}.EDITOR)${issuedBy === undefined && java`, ${classOf(tests.caller)}.SESSION`});
    }`;
}

/** An administrator of another tenant, who may do more than others. */
function otherTenants(
  { classes, tests, tried, issuedBy, ownAccounts }: SecurityPart,
  api: JavaFragment,
  as: JavaFragment,
): JavaFragment {
  const subject = ownAccounts
    ? java`accounts.make(${classOf(classes.role)}.ADMIN)`
    : java`java.util.UUID.randomUUID().toString()`;
  const administration = commas(tried.administration.map((path) => literal(path)));
  return java`
    ${TEST}
    void keepsAdministrationFromTenants() {
      String member = memberOf("another tenant");
      for (String path : java.util.List.of(${administration})) {
        ${ASSERT_THAT}(${as}(member, () -> get(path))).as(path).hasStatus(${STATUS}.FORBIDDEN);
      }
      ${
        issuedBy === undefined &&
        java`
        String moved = "/auth/accounts/1/tenant";
        ${ASSERT_THAT}(${as}(member, () -> put(moved, java.util.Map.of("tenant", "1")))).hasStatus(${STATUS}.FORBIDDEN);
        ${ASSERT_THAT}(${as}(member, () -> delete(moved))).hasStatus(${STATUS}.FORBIDDEN);`
      }
    }

    private String attackAsTenant(String path, java.util.function.Function<${api}, ${BODY}> sample) {
      ${BODY} body = sample.apply(this);
      String location = create(path, body);
      for (String stranger : java.util.List.of(memberOf("0"), memberOf(java.util.UUID.randomUUID().toString()))) {
        ${ASSERT_THAT}(${as}(stranger, () -> get(location))).hasStatus(${STATUS}.NOT_FOUND);
        ${ASSERT_THAT}(${as}(stranger, () -> put(location, body))).hasStatus(${STATUS}.NOT_FOUND);
        ${ASSERT_THAT}(${as}(stranger, () -> patch(location, java.util.Map.of()))).hasStatus(${STATUS}.NOT_FOUND);
        ${ASSERT_THAT}(${as}(stranger, () -> delete(location)).getResponse().getStatus()).isIn(403, 404);
        ${ASSERT_THAT}(${as}(stranger, () -> post(path, body)).getResponse().getStatus()).isIn(403, 422);
        ${ASSERT_THAT}(${as}(stranger, () -> read(path)).get("totalItems").intValue()).isZero();
      }
      return location;
    }

    private String memberOf(String tenant) {
      return "Bearer "
          + tokens.issue(${subject}, java.util.Set.of(${classOf(classes.role)}.ADMIN)${issuedBy === undefined && java`, ${classOf(tests.caller)}.SESSION`}, tenant);
    }`;
}

function ownTenant(as: JavaFragment): JavaFragment {
  return java`
    private void assertShownTo(String tenant, String location) {
      ${ASSERT_THAT}(${as}(memberOf(tenant), () -> get(location))).hasStatusOk();
    }`;
}

/** A record that would belong to somebody else by what it refers to. */
function byReference(api: JavaFragment, as: JavaFragment): JavaFragment {
  return java`
    private void attackByReference(String path, java.util.function.Function<${api}, ${BODY}> sample) {
      ${BODY} body = ${as}(somebody(), () -> sample.apply(this));
      ${ASSERT_THAT}(${as}(somebody(), () -> post(path, body))).hasStatus(${STATUS}.UNPROCESSABLE_CONTENT);
    }`;
}
