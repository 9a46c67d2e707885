import type { Resource, Link } from '@backsmith/blueprint';
import { commas, java, join, literal, staticMember } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { classOf } from '../../java/types.ts';

const ASSERT_THAT = staticMember('org.assertj.core.api.Assertions', 'assertThat');
const STATUS = java`org.springframework.http.HttpStatus`;

/** A test per many-to-many relation whose other side can be made. */
export function linkTests(resource: Resource): readonly JavaFragment[] {
  return resource.links.filter(({ target }) => target.creatable).map(linkTest);
}

function linkTest(link: Link): JavaFragment {
  const test = classOf(link.target.test);
  const key = join(
    link.target.parts.map(({ name }) => java`member.get(${literal(name)}).asString()`),
    java`+ "/" +`,
  );
  const total = java`read(members).get("totalItems").intValue()`;
  return java`
    @org.junit.jupiter.api.Test
    void ${link.methods.test}() {
      tools.jackson.databind.JsonNode member = fresh(${commas([java`${test}.PATH`, java`${test}::sample`])});
      String members = create(PATH, sample(this)) + ${literal(`/${link.segment}`)};
      String one = members + "/" + ${key};
      ${ASSERT_THAT}(put(one)).hasStatus(${STATUS}.NO_CONTENT);
      ${ASSERT_THAT}(put(one)).hasStatus(${STATUS}.NO_CONTENT);
      ${ASSERT_THAT}(${total}).isEqualTo(1);
      ${ASSERT_THAT}(delete(one)).hasStatus(${STATUS}.NO_CONTENT);
      ${ASSERT_THAT}(${total}).isZero();
    }`;
}
