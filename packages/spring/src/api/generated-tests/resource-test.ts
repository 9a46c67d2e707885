import { jsonName } from '@backsmith/blueprint';
import type { Blueprint, Resource, SampleField, SampleValue, Summary } from '@backsmith/blueprint';
import { commas, java, javadoc, join, literal, paragraphs, staticMember } from '@backsmith/render';
import type { JavaFile, JavaFragment, JavaValue } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';
import { createsWithChildren, listsBelowParent } from './child-test.ts';
import { limitsTests } from './limits-test.ts';
import { linkTests } from './link-test.ts';
import { changesMethod, listTests } from './list-test.ts';
import { sampleExpression, sampleRecords } from './sample-expression.ts';

const BODY = java`java.util.Map<String, Object>`;
const NODE = java`tools.jackson.databind.JsonNode`;
const RESULT = java`org.springframework.test.web.servlet.assertj.MvcTestResult`;
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
    ...listTests(resource),
    sample.creatable && resource.summary !== undefined && leavesLargeFieldsOut(resource.summary),
    sample.creatable && expandsReferences(resource),
    sample.creatable && sample.conflicts && refusesDuplicates(),
    sample.creatable && resource.version !== undefined && refusesStaleVersions(resource),
    restores(resource),
    ...(sample.creatable ? linkTests(resource) : []),
    sample.creatable && listsBelowParent(resource, blueprint),
    ...createsWithChildren(resource),
    sample.creatable && sample.dangling !== undefined && refusesUnknownReferences(sample.dangling, blueprint),
    ...limitsTests(resource, blueprint),
    refusesUnknownFields(resource, blueprint),
    refusesUnknownOrders(),
    answersNotFound(resource),
  ];
  return fileOf(
    test,
    java`
      public class ${classOf(test)} extends ${classOf(blueprint.tests.api)} {
        public static final String PATH = ${literal(resource.path)};

        ${sample.creatable && sampleMethod(resource, blueprint)}

        ${sample.creatable && changesMethod(resource, blueprint)}

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
  const same = (record: JavaFragment) =>
    java`assertSame(${commas([java`body`, record, ...sample.respelled.map((field) => literal(field))])});`;
  const { filters, otherKey } = sample;
  const isGone =
    filters !== undefined &&
    java`${ASSERT_THAT}(read(${onlyRecord(filters.key)}).get("totalItems").intValue()).isZero();`;
  const refuses =
    otherKey !== undefined &&
    java`
    ${put(otherKey.field, otherKey.value, undefined)}
    ${ASSERT_THAT}(put(location, body)).hasStatus(${STATUS}.BAD_REQUEST);`;
  return java`
    ${TEST}
    void createsReadsUpdatesAndDeletes() {
      ${BODY} body = sample(this);
      ${RESULT} answer = post(PATH, body);
      String location = made(answer);
      ${NODE} record = read(location);
      ${same(java`record`)}
      assertWhole(jsonOf(answer), record);
      ${sample.changes.length > 0 && java`body.putAll(changes(this));`}
      answer = put(location, body);
      ${ASSERT_THAT}(answer).hasStatusOk();
      ${same(java`jsonOf(answer)`)}
      ${same(java`read(location)`)}
      ${refuses}
      ${ASSERT_THAT}(delete(location)).hasStatus(${STATUS}.NO_CONTENT);
      ${ASSERT_THAT}(get(location)).hasStatus(${STATUS}.NOT_FOUND);
      ${isGone}
    }`;
}

function onlyRecord(key: readonly string[]): JavaFragment {
  return java`only(PATH, java.util.List.of(${commas(key.map((field) => literal(field)))}), record)`;
}

/** A patch changes what it names, and clears by null. */
function patches({ sample, fields }: Resource, blueprint: Blueprint): JavaFragment {
  const { changes, clearable, document } = sample;
  const [change] = changes;
  const requiredField = sample.requiredFields.find((name) =>
    fields.some((one) => jsonName(one) === name && one.inResponse),
  );
  const changed =
    change === undefined
      ? java`java.util.Map.of()`
      : java`java.util.Map.of(${literal(change.field)}, ${sampleExpression(change.value, undefined)})`;
  const merges =
    document !== undefined &&
    java`
    ${ASSERT_THAT}(patch(location, java.util.Map.of(${literal(document)}, java.util.Map.of("more", 1)))).hasStatusOk();
    ${ASSERT_THAT}(read(location).get(${literal(document)}).propertyNames()).containsExactlyInAnyOrder("key", "more");`;
  const clears =
    clearable.length > 0 &&
    java`
    for (String field : java.util.List.of(${commas(clearable.map((field) => literal(field)))})) {
      ${ASSERT_THAT}(patch(location, java.util.Collections.singletonMap(field, null))).as(field).hasStatusOk();
      ${ASSERT_THAT}(read(location).get(field).isNull()).as(field).isTrue();
    }`;
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
      assertSame(${commas([java`body`, java`read(location)`, ...sample.respelled.map((field) => literal(field))])});
      ${merges}
      ${clears}
      ${refuses}
    }`;
}

function lists({ sample, sortable }: Resource): JavaFragment {
  const [order] = sortable;
  const query = order === undefined ? '?size=1' : `?size=1&sort=${order},desc`;
  return java`
    ${TEST}
    void listsPages() {
      create(PATH, sample(this));
      ${ASSERT_THAT}(read(PATH + ${literal(query)}).get("items").size()).isEqualTo(1);
      ${ASSERT_THAT}(read(PATH + "?size=1000000").get("size").intValue()).isLessThan(1000000);
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
function expandsReferences({ expansion, sample: { filters } }: Resource): JavaValue {
  if (expansion === undefined) return undefined;
  const { labels, references } = expansion;
  const names = references.map(({ name }) => name);
  const listed =
    filters !== undefined &&
    java`
    ${NODE} record = read(location);
    ${ASSERT_THAT}(read(${onlyRecord(filters.key)} + ${literal(`&expand=${names.join(',')}`)}).get("items").get(0).get(${literal(labels)}))
        .isEqualTo(labels);`;
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
      ${listed}
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

function refusesStaleVersions({ version, sample: { changes } }: Resource): JavaValue {
  if (version === undefined) return undefined;
  const etag = java`org.springframework.http.HttpHeaders.ETAG`;
  const stale = (answer: JavaFragment) => java`${ASSERT_THAT}(${answer}).hasStatus(${STATUS}.PRECONDITION_FAILED);`;
  return java`
    ${TEST}
    void refusesStaleVersions() {
      ${BODY} body = sample(this);
      String location = create(PATH, body);
      ${stale(java`put(location, body, "\\"-1\\"")`)}
      ${stale(java`patch(location, java.util.Map.of(), "\\"-1\\"")`)}
      ${stale(java`delete(location, "\\"-1\\"")`)}
      ${ASSERT_THAT}(put(location, body, "*")).hasStatusOk();
      String known = get(location).getResponse().getHeader(${etag});
      ${changes.length > 0 && java`body.putAll(changes(this));`}
      ${RESULT} answer = put(location, body, known);
      ${ASSERT_THAT}(answer).hasStatusOk();
      ${ASSERT_THAT}(get(location).getResponse().getHeader(${etag})).isEqualTo(answer.getResponse().getHeader(${etag}));
      ${changes.length > 0 && stale(java`put(location, body, known)`)}
      body.put(${literal(version)}, -1);
      ${ASSERT_THAT}(put(location, body)).hasStatus(${STATUS}.CONFLICT);
    }`;
}

function refusesUnknownReferences({ field, value }: SampleField, { problems }: Blueprint): JavaFragment {
  const names =
    problems.namesFields && java`.bodyJson().extractingPath("$.errors[*].field").asArray().contains(${literal(field)})`;
  return java`
    ${TEST}
    void refusesUnknownReferences() {
      ${BODY} body = sample(this);
      ${put(field, value, undefined)}
      ${ASSERT_THAT}(post(PATH, body)).hasStatus(${STATUS}.UNPROCESSABLE_CONTENT)${names};
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

function refusesUnknownOrders(): JavaFragment {
  return java`
    ${TEST}
    void refusesUnknownOrders() {
      ${ASSERT_THAT}(get(PATH + "?sort=no.such.field")).hasStatus(${STATUS}.BAD_REQUEST);
      ${ASSERT_THAT}(get(PATH + "?noSuchParameter=1")).hasStatus(${STATUS}.BAD_REQUEST);
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
