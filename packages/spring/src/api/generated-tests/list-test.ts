import type { Blueprint, Resource } from '@backsmith/blueprint';
import { commas, java, javadoc, literal, staticMember } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { classOf } from '../../java/types.ts';
import { putAll } from './sample-expression.ts';

const BODY = java`java.util.Map<String, Object>`;
const NODE = java`tools.jackson.databind.JsonNode`;
const TEST = java`@org.junit.jupiter.api.Test`;
const ASSERT_THAT = staticMember('org.assertj.core.api.Assertions', 'assertThat');

/** The tests that a record is found by each of its fields, and that records come in each order and page by page. */
export function listTests({ sample, sortable, classes }: Resource): readonly JavaFragment[] {
  const { filters, changes } = sample;
  if (!sample.creatable || filters === undefined) return [];
  const key = java`java.util.List.of(${textsOf(filters.key)})`;
  const changed = changes.length > 0 ? java`changes(this)` : java`java.util.Map.of()`;
  const finds = (method: string, fields: readonly string[], withChanges: boolean): JavaFragment | undefined =>
    fields.length === 0
      ? undefined
      : java`${method}(${commas([java`list`, java`record`, withChanges && changed, ...fields.map((field) => literal(field))])});`;
  return [
    java`
      ${TEST}
      void findsByEachField() {
        ${NODE} record = read(create(PATH, sample(this)));
        String list = only(PATH, ${key}, record);
        ${finds('assertFound', filters.equal, true)}
        ${finds('assertFoundByPart', filters.contains, false)}
        ${finds('assertFoundInRange', filters.range, true)}
        ${finds('assertFoundByAbsence', filters.absent, false)}
      }`,
    ...(sample.repeatable
      ? [
          java`
      ${TEST}
      void comesInEachOrder() {
        ${NODE} record = read(create(PATH, sample(this)));
        ${BODY} body = sample(this);
        ${changes.length > 0 && java`body.putAll(changes(this));`}
        String list = only(PATH, ${key}, record, read(create(PATH, body)));
        assertPaged(list);
        assertSorted(${commas([java`list`, changed, ...sortable.map((field) => literal(field))])});
        ${ASSERT_THAT}(
                ${classOf(classes.service)}.SORTING
                    .apply(org.springframework.data.domain.PageRequest.of(0, 1))
                    .getSort()
                    .isSorted())
            .isTrue();
      }`,
        ]
      : []),
  ];
}

/** The method that answers other values than a sample's. */
export function changesMethod({ sample: { changes } }: Resource, { tests }: Blueprint): JavaFragment | undefined {
  if (changes.length === 0) return undefined;
  return java`
    ${javadoc`Other values than those of a sample.`}
    public static ${BODY} changes(${classOf(tests.api)} api) {
      ${BODY} changes = new java.util.LinkedHashMap<>();
      ${putAll(java`changes`, changes, java`api`)}
      return changes;
    }`;
}

function textsOf(names: readonly string[]): JavaFragment {
  return commas(names.map((name) => literal(name)));
}
