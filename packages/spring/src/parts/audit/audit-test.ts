import type { AuditPart, Blueprint, ClassName } from '@backsmith/blueprint';
import { java, javadoc, literal, staticMember } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

const TEST = java`@org.junit.jupiter.api.Test`;
const ASSERT_THAT = staticMember('org.assertj.core.api.Assertions', 'assertThat');

/** Changes something and looks for it in the audit. */
export function auditTest(
  { test, accounts, hasRecords, path: address, alike }: AuditPart,
  { tests, resources }: Blueprint,
): JavaFile {
  const example = resources.find(({ sample }) => sample.creatable);
  const sampled = example && classOf(example.classes.test);
  const unseen = alike.find(({ resource }) => resource === example?.name)?.fields ?? [];
  const isTold = example?.sample.changes.some(({ field }) => !unseen.includes(field)) === true;
  const node = java`tools.jackson.databind.JsonNode`;
  const path = literal(address);
  return fileOf(
    test,
    java`
      ${javadoc`What is changed is noted with who did it.`}
      class ${classOf(test)} extends ${classOf(tests.api)} {
        ${TEST}
        void answersAdministrators() {
          ${ASSERT_THAT}(read(${path}).isArray()).isTrue();
        }

        ${
          example &&
          java`
        ${TEST}
        void notesWhatIsMadeAndDeleted() {
          String location = create(${sampled}.PATH, ${sampled}.sample(this));
          ${node} made = read(${path}).get(0);
          ${ASSERT_THAT}(made.get("what").asString()).isEqualTo("created");
          ${ASSERT_THAT}(made.get("account").asString()).isNotIn("nobody", "anonymousUser");
          ${ASSERT_THAT}(made.get("requestId").asString()).isNotEqualTo("none");
          ${ASSERT_THAT}(made.get("after").asString()).isNotEqualTo("{}");
          ${
            example.sample.changes.length > 0 &&
            java`
          ${ASSERT_THAT}(patch(location, ${sampled}.changes(this))).hasStatusOk();
          ${node} changed = read(${path}).get(0);
          ${ASSERT_THAT}(changed.get("what").asString()).isEqualTo("changed");
          ${ASSERT_THAT}(changed.get("before").asString()).isNotEqualTo("{}")${isTold && java`.isNotEqualTo(changed.get("after").asString())`};`
          }
          delete(location);
          ${ASSERT_THAT}(read(${path}).get(0).get("what").asString())
              .isEqualTo(${literal(example.keepsDeleted ? 'changed' : 'deleted')});
        }`
        }

        ${!hasRecords && accounts && notesSignIns(accounts.event, path)}
      }`,
  );
}

/** What is noted where there are no records of the user's. */
function notesSignIns(event: ClassName, path: JavaFragment): JavaFragment {
  return java`
    ${TEST}
    void notesSignIns(
        @org.springframework.beans.factory.annotation.Autowired org.springframework.context.ApplicationEventPublisher events) {
      events.publishEvent(new ${classOf(event)}("signed-in", "somebody", null));
      ${ASSERT_THAT}(read(${path}).get(0).get("record").asString()).isEqualTo("somebody");
    }`;
}
