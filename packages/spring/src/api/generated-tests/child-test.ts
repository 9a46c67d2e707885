import { jsonName } from '@backsmith/blueprint';
import type { Blueprint, Resource } from '@backsmith/blueprint';
import { commas, java, join, literal, staticMember } from '@backsmith/render';
import type { JavaFragment, JavaValue } from '@backsmith/render';
import { classOf } from '../../java/types.ts';

const ASSERT_THAT = staticMember('org.assertj.core.api.Assertions', 'assertThat');

/** The test that a record is listed below the one it lives and dies with, and with nothing that is not there. */
export function listsBelowParent({ parent }: Resource, { resources }: Blueprint): JavaValue {
  if (parent === undefined) return undefined;
  const path = java`${classOf(parent.test)}.PATH`;
  const segment = literal(`/${parent.segment}`);
  const key = join(
    parent.parts.map((part) => java`record.get(${literal(jsonName(part))}).asString()`),
    java`+ "/" +`,
  );
  const owner = resources.find(({ name }) => name === parent.name);
  const other = owner?.sample.repeatable === true && isEmptyBelowAnother(parent, owner);
  return java`
    @org.junit.jupiter.api.Test
    void ${parent.testMethod}() {
      tools.jackson.databind.JsonNode record = read(create(PATH, sample(this)));
      String list = ${path} + "/" + ${key} + ${segment};
      ${ASSERT_THAT}(read(list).get("totalItems").intValue()).isPositive();
      ${ASSERT_THAT}(read(list + "?size=1").get("items").size()).isEqualTo(1);
      ${ASSERT_THAT}(get(${path} + ${literal(`${unknown(parent.name, resources)}/${parent.segment}`)}))
          .hasStatus(org.springframework.http.HttpStatus.NOT_FOUND);
      ${other}
    }`;
}

function isEmptyBelowAnother(
  { test, segment }: NonNullable<Resource['parent']>,
  { identifier }: Resource,
): JavaFragment {
  const key = join(
    identifier.parts.map((part) => java`other.get(${literal(jsonName(part))}).asString()`),
    java`+ "/" +`,
  );
  return java`
    tools.jackson.databind.JsonNode other = fresh(${classOf(test)}.PATH, ${classOf(test)}::sample);
    ${ASSERT_THAT}(read(${classOf(test)}.PATH + "/" + ${key} + ${literal(`/${segment}`)}).get("totalItems").intValue()).isZero();`;
}

/** The tests that make a record with what lives and dies with it. */
export function createsWithChildren({ creation }: Resource): readonly JavaFragment[] {
  return (creation?.parts ?? []).flatMap(({ role, key, test }) => {
    if (test === undefined) return [];
    const body = java`java.util.Map<String, Object>`;
    const sample = java`${classOf(test.child)}.sample(this)`;
    const keys = java`java.util.List.of(${commas(key.map((one) => literal(jsonName(one))))})`;
    return java`
      @org.junit.jupiter.api.Test
      void ${test.name}() {
        ${body} part = ${sample};
        part.keySet().removeAll(${keys});
        ${test.isRepeatable && java`${body} other = ${sample};`}
        ${test.isRepeatable && java`other.keySet().removeAll(${keys});`}
        ${body} body = sample(this);
        body.put(${literal(role)}, java.util.List.of(${commas([java`part`, test.isRepeatable && java`other`])}));
        String location = create(PATH, body);
        ${ASSERT_THAT}(read(location + ${literal(`/${test.segment}`)}).get("totalItems").intValue())
            .isEqualTo(${literal(test.isRepeatable ? 2 : 1)});
      }`;
  });
}

/** The address of a parent that is not there. */
function unknown(name: string, resources: readonly Resource[]): string {
  const key = resources.find((one) => one.name === name)?.sample.unknownKey ?? [];
  return key.map((part) => `/${part}`).join('');
}
