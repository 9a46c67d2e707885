import { jsonName } from '@backsmith/blueprint';
import type { Blueprint, Resource, SampleField, SampleValue, Summary } from '@backsmith/blueprint';
import { commas, java, javadoc, join, literal, paragraphs, staticMember } from '@backsmith/render';
import type { JavaFile, JavaFragment, JavaValue } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';
import { createsWithChildren, listsBelowParent } from './child-test.ts';
import { linkTests } from './link-test.ts';
import { sampleExpression, sampleRecords } from './sample-expression.ts';

const BODY = java`java.util.Map<String, Object>`;
const STATUS = java`org.springframework.http.HttpStatus`;
const TEST = java`@org.junit.jupiter.api.Test`;
const ASSERT_THAT = staticMember('org.assertj.core.api.Assertions', 'assertThat');

/** The test of a resource's calls. */
export function resourceTest(resource: Resource, blueprint: Blueprint): JavaFile {
  const { test } = resource.classes;
  const { sample } = resource;
  const tests = [
    sample.creatable && lifeOfARecord(resource),
    sample.creatable && patches(resource, blueprint),
    sample.creatable && lists(resource),
    sample.creatable && resource.summary !== undefined && leavesLargeFieldsOut(resource.summary),
    sample.creatable && expandsReferences(resource),
    sample.creatable && sample.conflicts && refusesDuplicates(),
    sample.creatable && resource.version !== undefined && refusesStaleVersions(resource),
    restores(resource),
    ...(sample.creatable ? linkTests(resource) : []),
    sample.creatable && listsBelowParent(resource, blueprint),
    ...createsWithChildren(resource),
    sample.creatable && sample.dangling !== undefined && refusesUnknownReferences(sample.dangling),
    sample.creatable && sample.requiredField !== undefined && refusesMissingFields(sample.requiredField, blueprint),
    refusesUnknownFields(resource, blueprint),
    sample.creatable && sample.tooLong !== undefined && refusesLongTexts(sample.tooLong),
    refusesUnknownOrders(),
    answersNotFound(resource),
  ];
  return fileOf(
    test,
    java`
      public class ${classOf(test)} extends ${classOf(blueprint.tests.api)} {
        public static final String PATH = ${literal(resource.path)};

        ${sample.creatable && sampleMethod(resource, blueprint)}

        ${paragraphs(tests)}
      }`,
  );
}

function sampleMethod(resource: Resource, blueprint: Blueprint): JavaFragment {
  const { records, fields } = resource.sample;
  return java`
    ${javadoc`A valid request.`}
    public static ${BODY} sample(${classOf(blueprint.tests.api)} api) {
      ${sampleRecords(records, java`api`)}
      ${BODY} body = new java.util.LinkedHashMap<>();
      ${fields.map(({ field, value }) => put(field, value, java`api`))}
      return body;
    }`;
}

function put(field: string, value: SampleValue, api: JavaFragment | undefined): JavaFragment {
  return java`body.put(${literal(field)}, ${sampleExpression(value, api)});`;
}

function lifeOfARecord({ sample }: Resource): JavaFragment {
  const respelled = sample.respelled.map((field) => literal(field));
  const { change } = sample;
  return java`
    ${TEST}
    void createsReadsUpdatesAndDeletes() {
      ${BODY} body = sample(this);
      String location = create(PATH, body);
      assertSame(${commas([java`body`, java`read(location)`, ...respelled])});
      ${change !== undefined && put(change.field, change.value, undefined)}
      ${ASSERT_THAT}(put(location, body)).hasStatusOk();
      assertSame(${commas([java`body`, java`read(location)`, ...respelled])});
      ${ASSERT_THAT}(delete(location)).hasStatus(${STATUS}.NO_CONTENT);
      ${ASSERT_THAT}(get(location)).hasStatus(${STATUS}.NOT_FOUND);
    }`;
}

/** A patch changes what it names, and clears by null. */
function patches({ sample, fields }: Resource, blueprint: Blueprint): JavaFragment {
  const respelled = sample.respelled.map((field) => literal(field));
  const { change, clearable } = sample;
  const requiredField =
    fields.find((one) => jsonName(one) === sample.requiredField && one.inResponse) && sample.requiredField;
  const changed =
    change === undefined
      ? java`java.util.Map.of()`
      : java`java.util.Map.of(${literal(change.field)}, ${sampleExpression(change.value, undefined)})`;
  const clears =
    clearable !== undefined &&
    java`
    ${ASSERT_THAT}(patch(location, java.util.Collections.singletonMap(${literal(clearable)}, null))).hasStatusOk();
    ${ASSERT_THAT}(read(location).get(${literal(clearable)}).isNull()).isTrue();`;
  const refuses =
    requiredField !== undefined &&
    java`
    ${assertRefused(java`patch(location, java.util.Collections.singletonMap(${literal(requiredField)}, null))`, requiredField, blueprint)}`;
  return java`
    ${TEST}
    void patchesSingleFields() {
      ${BODY} body = sample(this);
      String location = create(PATH, body);
      ${ASSERT_THAT}(patch(location, ${changed})).hasStatusOk();
      ${change !== undefined && put(change.field, change.value, undefined)}
      assertSame(${commas([java`body`, java`read(location)`, ...respelled])});
      ${clears}
      ${refuses}
    }`;
}

function lists({ sample, sortable }: Resource): JavaFragment {
  const { filter } = sample;
  const [order] = sortable;
  const query = order === undefined ? '?size=1' : `?size=1&sort=${order},desc`;
  const filtered =
    filter !== undefined &&
    java`
    String found =
        org.springframework.web.util.UriComponentsBuilder.fromPath(PATH)
            .queryParam(${literal(filter.parameter)}, "{value}")
            .build(record.get(${literal(filter.field)}).asString())
            .toString();
    ${ASSERT_THAT}(read(found).get("totalItems").intValue()).isPositive();`;
  return java`
    ${TEST}
    void listsPages() {
      ${filter === undefined ? java`create(PATH, sample(this));` : java`tools.jackson.databind.JsonNode record = read(create(PATH, sample(this)));`}
      ${ASSERT_THAT}(read(PATH + ${literal(query)}).get("items").size()).isEqualTo(1);
      ${filtered}
    }

    ${TEST}
    void listsWithoutAStatementPerRow() {
      create(PATH, sample(this));
      ${sample.repeatable && java`create(PATH, sample(this));`}
      ${ASSERT_THAT}(statementsFor(PATH)).isLessThanOrEqualTo(2);
    }`;
}

function leavesLargeFieldsOut({ leftOut }: Summary): JavaFragment {
  const names = commas(leftOut.map((field) => literal(field)));
  return java`
    ${TEST}
    void leavesLargeFieldsOutOfLists() {
      String location = create(PATH, sample(this));
      ${ASSERT_THAT}(read(location).propertyNames()).contains(${names});
      ${ASSERT_THAT}(read(PATH).get("items").get(0).propertyNames()).isNotEmpty().doesNotContain(${names});
    }`;
}

/** Labels come when they are asked for, by one statement for each reference. */
function expandsReferences({ expansion }: Resource): JavaValue {
  if (expansion === undefined) return undefined;
  const { labels, references } = expansion;
  const names = references.map(({ name }) => name);
  const query = literal(`?expand=${names.join(',')}`);
  const said = references
    .filter(({ isSampled }) => isSampled)
    .map(({ name }) => java`${ASSERT_THAT}(labels.get(${literal(name)}).asString()).isNotBlank();`);
  return java`
    ${TEST}
    void namesWhatItRefersTo() {
      String location = create(PATH, sample(this));
      tools.jackson.databind.JsonNode labels = read(location + ${query}).get(${literal(labels)});
      ${ASSERT_THAT}(labels.propertyNames()).containsExactlyInAnyOrder(${commas(names.map((name) => literal(name)))});
      ${said}
      ${ASSERT_THAT}(read(PATH + ${query}).get("items").get(0).has(${literal(labels)})).isTrue();
      ${ASSERT_THAT}(statementsFor(PATH + ${query})).isLessThanOrEqualTo(${literal(2 + names.length)});
      ${ASSERT_THAT}(read(location).has(${literal(labels)})).isFalse();
      ${ASSERT_THAT}(get(PATH + "?expand=no.such.reference")).hasStatus(${STATUS}.BAD_REQUEST);
    }`;
}

function refusesDuplicates(): JavaFragment {
  return java`
    ${TEST}
    void refusesDuplicates() {
      ${BODY} body = sample(this);
      create(PATH, body);
      ${ASSERT_THAT}(post(PATH, body)).hasStatus(${STATUS}.CONFLICT);
    }`;
}

function refusesStaleVersions({ version }: Resource): JavaValue {
  if (version === undefined) return undefined;
  return java`
    ${TEST}
    void refusesStaleVersions() {
      ${BODY} body = sample(this);
      String location = create(PATH, body);
      ${ASSERT_THAT}(put(location, body, "\\"-1\\"")).hasStatus(${STATUS}.PRECONDITION_FAILED);
      body.put(${literal(version)}, -1);
      ${ASSERT_THAT}(put(location, body)).hasStatus(${STATUS}.CONFLICT);
    }`;
}

function refusesUnknownReferences({ field, value }: SampleField): JavaFragment {
  return java`
    ${TEST}
    void refusesUnknownReferences() {
      ${BODY} body = sample(this);
      ${put(field, value, undefined)}
      ${ASSERT_THAT}(post(PATH, body)).hasStatus(${STATUS}.UNPROCESSABLE_CONTENT);
    }`;
}

/** What is deleted stands in a list of its own, until it is a record again. */
function restores({ restoration, identifier, sample }: Resource): JavaValue {
  if (restoration === undefined || !sample.creatable) return undefined;
  const keys = identifier.parts.map(({ name, json = name }) => json);
  const isSame = java`item -> ${join(
    keys.map((key) => java`item.get(${literal(key)}).equals(record.get(${literal(key)}))`),
    java` && `,
  )}`;
  const listed = java`read(PATH + "?deleted=true&size=100").get("items").valueStream()`;
  return java`
    ${TEST}
    void restoresWhatWasDeleted() {
      String location = create(PATH, sample(this));
      tools.jackson.databind.JsonNode record = read(location);
      ${ASSERT_THAT}(post(location + "/restore", java.util.Map.of())).hasStatus(${STATUS}.NOT_FOUND);
      ${ASSERT_THAT}(delete(location)).hasStatus(${STATUS}.NO_CONTENT);
      ${ASSERT_THAT}(${listed}).anyMatch(${isSame});
      ${ASSERT_THAT}(get(PATH + "?deleted=true&sort=no.such.field")).hasStatus(${STATUS}.BAD_REQUEST);
      ${ASSERT_THAT}(post(location + "/restore", java.util.Map.of())).hasStatusOk();
      ${ASSERT_THAT}(get(location)).hasStatusOk();
      ${ASSERT_THAT}(${listed}).noneMatch(${isSame});
    }`;
}

/** Expects a call to be refused because of a field, which a problem document names. */
function assertRefused(call: JavaFragment, field: string, { problems }: Blueprint): JavaFragment {
  return java`assertRefused(${commas([call, problems.namesFields && literal(field)])});`;
}

function refusesMissingFields(field: string, blueprint: Blueprint): JavaFragment {
  return java`
    ${TEST}
    void refusesMissingFields() {
      ${BODY} body = sample(this);
      body.remove(${literal(field)});
      ${assertRefused(java`post(PATH, body)`, field, blueprint)}
    }`;
}

/** A field nobody knows is refused, and what an answer says beyond a request is not. */
function refusesUnknownFields({ sample }: Resource, blueprint: Blueprint): JavaValue {
  if (!sample.creatable) return undefined;
  const refused = (call: JavaFragment): JavaFragment => assertRefused(call, 'no.such.field', blueprint);
  return java`
    ${TEST}
    void refusesUnknownFields() {
      ${BODY} body = sample(this);
      String location = create(PATH, body);
      body.put("no.such.field", 1);
      ${refused(java`post(PATH, body)`)}
      ${refused(java`put(location, body)`)}
      ${refused(java`patch(location, java.util.Collections.singletonMap("no.such.field", null))`)}
      ${ASSERT_THAT}(put(location, read(location))).hasStatusOk();
      ${ASSERT_THAT}(patch(location, read(location))).hasStatusOk();
    }`;
}

function refusesLongTexts({ field, length }: { readonly field: string; readonly length: number }): JavaFragment {
  return java`
    ${TEST}
    void refusesTextsThatAreTooLong() {
      ${BODY} body = sample(this);
      body.put(${literal(field)}, "x".repeat(${literal(length)}));
      ${ASSERT_THAT}(post(PATH, body)).hasStatus(${STATUS}.BAD_REQUEST);
    }`;
}

function refusesUnknownOrders(): JavaFragment {
  return java`
    ${TEST}
    void refusesUnknownOrders() {
      ${ASSERT_THAT}(get(PATH + "?sort=no.such.field")).hasStatus(${STATUS}.BAD_REQUEST);
    }`;
}

function answersNotFound({ sample }: Resource): JavaFragment {
  const key = sample.unknownKey.map((part) => `/${part}`).join('');
  return java`
    ${TEST}
    void answersNotFoundForUnknownKeys() {
      ${ASSERT_THAT}(get(PATH + ${literal(key)})).hasStatus(${STATUS}.NOT_FOUND);
    }`;
}
