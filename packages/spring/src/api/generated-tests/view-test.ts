import type { Blueprint, ViewList } from '@backsmith/blueprint';
import { java, literal, staticMember } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

/** The test of a view's list. */
export function viewTest(view: ViewList, blueprint: Blueprint): JavaFile {
  const { test } = view.classes;
  return fileOf(
    test,
    java`
      class ${classOf(test)} extends ${classOf(blueprint.tests.api)} {
        @org.junit.jupiter.api.Test
        void lists() {
          ${staticMember('org.assertj.core.api.Assertions', 'assertThat')}(read(${literal(`${view.path}?limit=5`)}).isArray()).isTrue();
        }
      }`,
  );
}
