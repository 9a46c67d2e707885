import type { Blueprint, ViewList } from '@backsmith/blueprint';
import { commas, java, literal, staticMember } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

const TEST = java`@org.junit.jupiter.api.Test`;
const ASSERT_THAT = staticMember('org.assertj.core.api.Assertions', 'assertThat');

/** The test of a view's list. */
export function viewTest(view: ViewList, blueprint: Blueprint): JavaFile {
  const { test } = view.classes;
  return fileOf(
    test,
    java`
      class ${classOf(test)} extends ${classOf(blueprint.tests.api)} {
        private static final String PATH = ${literal(view.path)};

        ${TEST}
        void lists() {
          ${ASSERT_THAT}(read(PATH + "?size=5").get("items").isArray()).isTrue();
        }

        ${view.sortable.length > 0 && listsInEveryOrder(view)}

        ${TEST}
        void refusesUnknownOrders() {
          ${ASSERT_THAT}(get(PATH + "?sort=no-such-field")).hasStatus(org.springframework.http.HttpStatus.BAD_REQUEST);
          ${ASSERT_THAT}(get(PATH + "?no.such.parameter=5")).hasStatus(org.springframework.http.HttpStatus.BAD_REQUEST);
        }
      }`,
  );
}

function listsInEveryOrder({ sortable }: ViewList): JavaFragment {
  return java`
    ${TEST}
    void listsInEveryOrder() {
      for (String field : java.util.List.of(${commas(sortable.map((field) => literal(field)))})) {
        ${ASSERT_THAT}(get(PATH + "?size=1&sort=" + field + ",desc")).hasStatusOk();
      }
    }`;
}
