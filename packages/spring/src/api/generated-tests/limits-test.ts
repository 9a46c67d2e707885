import type { Blueprint, Resource } from '@backsmith/blueprint';
import { commas, java, literal, staticMember } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { putAll, sampleExpression, sampleRecords } from './sample-expression.ts';

const BODY = java`java.util.Map<String, Object>`;
const TEST = java`@org.junit.jupiter.api.Test`;
const ASSERT_THAT = staticMember('org.assertj.core.api.Assertions', 'assertThat');

/** The tests of what each field takes and refuses. */
export function limitsTests(resource: Resource, blueprint: Blueprint): readonly JavaFragment[] {
  const { sample } = resource;
  if (!sample.creatable) return [];
  return [
    sample.requiredFields.length > 0 && refusesMissingFields(sample.requiredFields),
    sample.wrong.length > 0 && refusesWrongValues(resource, blueprint),
    sample.longest.length > 0 && takesLongTexts(resource),
    sample.further.fields.length > 0 && refersToMore(resource),
  ].filter((one) => one !== false);
}

function refusesMissingFields(fields: readonly string[]): JavaFragment {
  return java`
    ${TEST}
    void refusesMissingFields() {
      ${BODY} body = sample(this);
      String location = create(PATH, body);
      for (String field : java.util.List.of(${commas(fields.map((field) => literal(field)))})) {
        assertRefused(PATH, location, body, field, null);
      }
    }`;
}

/** A patch is asked the first of the rules: it asks them as the other calls do. */
function refusesWrongValues({ sample: { wrong } }: Resource, { problems }: Blueprint): JavaFragment {
  const [first] = wrong;
  const patched =
    first &&
    java`patch(location, java.util.Map.of(${literal(first.field)}, ${sampleExpression(first.value, undefined)}))`;
  return java`
    ${TEST}
    void refusesWrongValues() {
      ${BODY} body = sample(this);
      String location = create(PATH, body);
      ${wrong.map(
        ({ field, value }) =>
          java`assertRefused(PATH, location, body, ${literal(field)}, ${sampleExpression(value, undefined)});`,
      )}
      assertRefused(${commas([patched, first && problems.namesFields && literal(first.field)])});
    }`;
}

function takesLongTexts({ sample: { longest } }: Resource): JavaFragment {
  return java`
    ${TEST}
    void takesTextsOfFullLength() {
      ${BODY} body = sample(this);
      String location = create(PATH, body);
      ${putAll(java`body`, longest)}
      ${ASSERT_THAT}(put(location, body)).hasStatusOk();
    }`;
}

/** What samples leave out as it may be absent is kept where it is said. */
function refersToMore({ sample: { further } }: Resource): JavaFragment {
  return java`
    ${TEST}
    void keepsReferencesThatMayBeAbsent() {
      ${sampleRecords(further.records, undefined)}
      ${BODY} body = sample(this);
      ${putAll(java`body`, further.fields)}
      String location = create(PATH, body);
      assertSame(body, read(location));
    }`;
}
