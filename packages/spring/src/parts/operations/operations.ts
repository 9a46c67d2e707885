import type { OperationsPart } from '@backsmith/blueprint';
import { java, markdownCode, staticMember } from '@backsmith/render';
import { classOf, MAIN } from '../../java/types.ts';
import { heading, paragraph } from '../../markdown/blocks.ts';
import type { PartRenderer } from '../part-renderer.ts';
import { requestIdFilter } from './request-id-filter.ts';
import { tracingSwitch } from './tracing-switch.ts';

const ASSERT_THAT = staticMember('org.assertj.core.api.Assertions', 'assertThat');
const TEST = java`@org.junit.jupiter.api.Test`;

/** What makes a running service understandable from outside. */
export const operations: PartRenderer<OperationsPart> = {
  files: (part, _, files) => {
    files.addJava(MAIN, requestIdFilter(part));
    files.addJava(MAIN, tracingSwitch(part));
  },
  tests: ({ requestId }) => [
    java`
      ${TEST}
      void isHealthy() {
        for (String group : java.util.List.of("", "/liveness", "/readiness")) {
          ${ASSERT_THAT}(read("/actuator/health" + group).get("status").asString()).isEqualTo("UP");
        }
      }`,
    java`
      ${TEST}
      void namesEveryRequest() {
        ${ASSERT_THAT}(get("/actuator/health")).headers().containsHeader(${classOf(requestId)}.HEADER);
      }`,
  ],
  sections: () => [
    heading(2, 'Observe'),
    paragraph`Health is at ${markdownCode('/actuator/health')}, for orchestrators at ${markdownCode('/actuator/health/liveness')} and ${markdownCode('/actuator/health/readiness')} (which asks the database); metrics are at ${markdownCode('/actuator/prometheus')}. Every answer has an ${markdownCode('X-Request-Id')}, the caller's own if it sent one, and so have the log lines of the request.`,
  ],
};
