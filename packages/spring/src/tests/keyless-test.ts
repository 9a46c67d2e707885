import type { Blueprint, KeylessTable } from '@backsmith/blueprint';
import { java, literal, staticMember } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../java/types.ts';
import { sampleExpression, sampleRecords } from './sample-expression.ts';

const ASSERT_THAT = staticMember('org.assertj.core.api.Assertions', 'assertThat');

/** The test of a list of rows. */
export function keylessTest(table: KeylessTable, blueprint: Blueprint): JavaFile {
  const { test } = table.classes;
  return fileOf(
    test,
    java`
      public class ${classOf(test)} extends ${classOf(blueprint.support.apiTest)} {
        private static final String PATH = ${literal(table.path)};

        @org.junit.jupiter.api.Test
        void lists() {
          ${ASSERT_THAT}(get(PATH + "?limit=5")).hasStatusOk();
        }

        ${table.insert !== undefined && table.sample.creatable && appends(table)}
      }`,
  );
}

function appends(table: KeylessTable): JavaFragment {
  return java`
    @org.junit.jupiter.api.Test
    void appends() {
      ${sampleRecords(table.sample.records, java`this`)}
      java.util.Map<String, Object> body = new java.util.LinkedHashMap<>();
      ${table.sample.fields.map(({ field, value }) => java`body.put(${literal(field)}, ${sampleExpression(value, undefined)});`)}
      ${ASSERT_THAT}(post(PATH, body)).hasStatus(org.springframework.http.HttpStatus.CREATED);
      ${ASSERT_THAT}(read(PATH).size()).isPositive();
    }`;
}
