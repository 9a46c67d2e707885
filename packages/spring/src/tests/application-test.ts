import type { Blueprint } from '@backsmith/blueprint';
import { java, staticMember } from '@backsmith/render';
import type { JavaFile, JavaValue } from '@backsmith/render';
import { classOf, fileOf } from '../java/types.ts';

const ASSERT_THAT = staticMember('org.assertj.core.api.Assertions', 'assertThat');

/** The test that the application starts and says so. */
export function applicationTest(blueprint: Blueprint): JavaFile {
  const { contextTest: self, apiTest } = blueprint.support;
  return fileOf(
    self,
    java`
      class ${classOf(self)} extends ${classOf(apiTest)} {
        @org.junit.jupiter.api.Test
        void isHealthy() {
          for (String group : java.util.List.of("", "/liveness", "/readiness")) {
            ${ASSERT_THAT}(read("/actuator/health" + group).get("status").asString()).isEqualTo("UP");
          }
        }

        @org.junit.jupiter.api.Test
        void namesEveryRequest() {
          ${ASSERT_THAT}(get("/actuator/health")).headers().containsHeader(${classOf(blueprint.support.requestId)}.HEADER);
        }

        ${documentation(blueprint)}
      }`,
  );
}

function documentation(blueprint: Blueprint): JavaValue {
  if (!blueprint.features.swagger) return undefined;
  return java`
    @org.junit.jupiter.api.Test
    void describesItsCalls() {
      ${ASSERT_THAT}(read("/v3/api-docs").get("paths").isEmpty()).isFalse();
    }`;
}
