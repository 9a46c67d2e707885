import type { Blueprint, KeylessList } from '@backsmith/blueprint';
import { commas, java, literal, staticMember } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';
import { sampleExpression, sampleRecords } from './sample-expression.ts';

const ASSERT_THAT = staticMember('org.assertj.core.api.Assertions', 'assertThat');

/** The test of a list of rows. */
export function keylessTest(list: KeylessList, blueprint: Blueprint): JavaFile {
  const { test } = list.classes;
  return fileOf(
    test,
    java`
      public class ${classOf(test)} extends ${classOf(blueprint.tests.api)} {
        private static final String PATH = ${literal(list.path)};

        @org.junit.jupiter.api.Test
        void lists() {
          ${ASSERT_THAT}(get(PATH + "?limit=5")).hasStatusOk();
          ${ASSERT_THAT}(get(PATH + "?no.such.parameter=5")).hasStatus(org.springframework.http.HttpStatus.BAD_REQUEST);
        }

        ${list.isAppendable && list.sample.creatable && appends(list)}
      }`,
  );
}

function appends(list: KeylessList): JavaFragment {
  return java`
    @org.junit.jupiter.api.Test
    void appends() {
      ${sampleRecords(list.sample.records, undefined)}
      java.util.Map<String, Object> body = new java.util.LinkedHashMap<>();
      ${list.sample.fields.map(({ field, value }) => java`body.put(${literal(field)}, ${sampleExpression(value, undefined)});`)}
      ${ASSERT_THAT}(post(PATH, body)).hasStatus(org.springframework.http.HttpStatus.CREATED);
      ${ASSERT_THAT}(read(PATH + "?limit=200").valueStream())
          .anyMatch(row -> isSaid(${commas([java`body`, java`row`, ...list.sample.respelled.map((field) => literal(field))])}));
    }`;
}
