import type { Blueprint, Entity, SampleField, SampleValue, Summary } from '@backsmith/blueprint';
import { commas, java, javadoc, literal, paragraphs, staticMember } from '@backsmith/render';
import type { JavaFile, JavaFragment, JavaValue } from '@backsmith/render';
import { classOf, fileOf } from '../java/types.ts';
import { linkTests } from './link-test.ts';
import { sampleExpression, sampleRecords } from './sample-expression.ts';

const BODY = java`java.util.Map<String, Object>`;
const STATUS = java`org.springframework.http.HttpStatus`;
const TEST = java`@org.junit.jupiter.api.Test`;
const ASSERT_THAT = staticMember('org.assertj.core.api.Assertions', 'assertThat');

/** The test of an entity's calls. */
export function entityTest(entity: Entity, blueprint: Blueprint): JavaFile {
  const { test } = entity.classes;
  const { sample } = entity;
  const tests = [
    sample.creatable && lifeOfARecord(entity),
    sample.creatable && lists(entity),
    sample.creatable && entity.summary !== undefined && leavesLargeFieldsOut(entity.summary),
    sample.creatable && sample.conflicts && refusesDuplicates(),
    sample.creatable && entity.version !== undefined && refusesStaleVersions(entity),
    ...(sample.creatable ? linkTests(entity) : []),
    sample.creatable && sample.dangling !== undefined && refusesUnknownReferences(sample.dangling),
    sample.creatable && sample.requiredField !== undefined && refusesMissingFields(sample.requiredField, blueprint),
    sample.creatable && sample.tooLong !== undefined && refusesLongTexts(sample.tooLong),
    refusesUnknownOrders(),
    answersNotFound(entity),
  ];
  return fileOf(
    test,
    java`
      public class ${classOf(test)} extends ${classOf(blueprint.support.apiTest)} {
        public static final String PATH = ${literal(entity.path)};

        ${sample.creatable && sampleMethod(entity, blueprint)}

        ${paragraphs(tests)}
      }`,
  );
}

function sampleMethod(entity: Entity, blueprint: Blueprint): JavaFragment {
  const { records, fields } = entity.sample;
  return java`
    ${javadoc`A valid request.`}
    public static ${BODY} sample(${classOf(blueprint.support.apiTest)} api) {
      ${sampleRecords(records, java`api`)}
      ${BODY} body = new java.util.LinkedHashMap<>();
      ${fields.map(({ field, value }) => put(field, value, java`api`))}
      return body;
    }`;
}

function put(field: string, value: SampleValue, api: JavaFragment | undefined): JavaFragment {
  return java`body.put(${literal(field)}, ${sampleExpression(value, api)});`;
}

function lifeOfARecord({ sample }: Entity): JavaFragment {
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

function lists({ sample, sortable }: Entity): JavaFragment {
  const { filter } = sample;
  const order = sortable[0]?.field;
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

function refusesDuplicates(): JavaFragment {
  return java`
    ${TEST}
    void refusesDuplicates() {
      ${BODY} body = sample(this);
      create(PATH, body);
      ${ASSERT_THAT}(post(PATH, body)).hasStatus(${STATUS}.CONFLICT);
    }`;
}

function refusesStaleVersions({ version }: Entity): JavaValue {
  if (version === undefined) return undefined;
  return java`
    ${TEST}
    void refusesStaleVersions() {
      ${BODY} body = sample(this);
      String location = create(PATH, body);
      ${ASSERT_THAT}(put(location, body, "\\"-1\\"")).hasStatus(${STATUS}.PRECONDITION_FAILED);
      body.put(${literal(version.field)}, -1);
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

function refusesMissingFields(field: string, blueprint: Blueprint): JavaFragment {
  const told =
    blueprint.features.exceptionHandler &&
    java`
    .bodyJson()
    .extractingPath("$.errors[*].field")
    .asArray()
    .contains(${literal(field)})`;
  return java`
    ${TEST}
    void refusesMissingFields() {
      ${BODY} body = sample(this);
      body.remove(${literal(field)});
      ${ASSERT_THAT}(post(PATH, body)).hasStatus(${STATUS}.BAD_REQUEST)${told};
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

function answersNotFound({ sample }: Entity): JavaFragment {
  const key = sample.unknownKey.map((part) => `/${part}`).join('');
  return java`
    ${TEST}
    void answersNotFoundForUnknownKeys() {
      ${ASSERT_THAT}(get(PATH + ${literal(key)})).hasStatus(${STATUS}.NOT_FOUND);
    }`;
}
