import type { Blueprint, LimitsPart } from '@backsmith/blueprint';
import { java, javadoc, literal, staticMember } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';
import { refusedCallsTest } from './refused-calls.ts';
import { servicesTest } from './service-identity.ts';

const TEST = java`@org.junit.jupiter.api.Test`;
const AUTOWIRED = java`@org.springframework.beans.factory.annotation.Autowired`;
const ASSERT_THAT = staticMember('org.assertj.core.api.Assertions', 'assertThat');

const HEADERS = java`org.springframework.http.HttpHeaders`;

/** Those who try passwords are counted apart. */
function passwordLimits(): JavaFragment {
  return java`
    ${TEST}
    void slowsDownThoseWhoTryPasswords() {
      assertLimited(limits.signInsPerAddress(), () -> call("POST", "/auth/login", "", "192.0.2.3"));
      ${ASSERT_THAT}(call("GET", "/actuator/info", "", "192.0.2.3")).hasStatusOk();
    }

    ${TEST}
    void countsAPathHoweverItIsWritten() {
      assertLimited(limits.signInsPerAddress(), () -> call("POST", "/%61uth/login", "", "192.0.2.4"));
    }

    ${TEST}
    void countsANetworkAsOneCaller() {
      var host = new java.util.concurrent.atomic.AtomicInteger();
      assertLimited(
          limits.signInsPerAddress(),
          () -> call("POST", "/auth/login", "", "2001:db8:1:2::" + host.incrementAndGet()));
      ${ASSERT_THAT}(call("POST", "/auth/login", "", "2001:db8:1:3::1").getResponse().getStatus()).isNotEqualTo(429);
    }

    ${TEST}
    void readsNoMoreThanAnybodyTypes() {
      var request = mvc.post().uri("/auth/login").header(${HEADERS}.AUTHORIZATION, "");
      ${ASSERT_THAT}(request.content("x".repeat(20_000)).exchange()).hasStatus(413);
    }`;
}

/** Calls more often than one may. */
export function limitsTest(part: LimitsPart, blueprint: Blueprint): JavaFile {
  const { classes, security, test, caller, signsIn, tried } = part;
  const result = java`org.springframework.test.web.servlet.assertj.MvcTestResult`;
  return fileOf(
    test,
    java`
      ${javadoc`Calls more often than one may.`}
      class ${classOf(test)} extends ${classOf(blueprint.tests.api)} {
        ${AUTOWIRED} private org.springframework.test.web.servlet.assertj.MockMvcTester mvc;
        ${AUTOWIRED} private ${classOf(classes.configuration)}.Limits limits;
        ${AUTOWIRED} private ${classOf(security.accessTokens)} tokens;

        ${TEST}
        void slowsDownAnAddress() {
          assertLimited(limits.perAddress(), () -> call("GET", "/actuator/info", "", "192.0.2.1"));
          ${ASSERT_THAT}(call("GET", "/actuator/info", "", "192.0.2.2")).hasStatusOk();
        }

        ${signsIn && passwordLimits()}

        ${TEST}
        void slowsDownAUserWhereverTheyAre() {
          String token = "Bearer " + tokens.issue("busy", java.util.Set.of(${classOf(security.role)}.USER)${signsIn && java`, ${classOf(caller)}.SESSION`});
          var place = new java.util.concurrent.atomic.AtomicInteger();
          assertLimited(limits.perUser(), () -> call("GET", ${literal(tried)}, token, "192.0.3." + place.getAndIncrement() % 250));
        }

        ${refusedCallsTest(tried)}

        ${servicesTest(part)}

        ${javadoc`A bucket fills up while it is emptied, so that a few more may go through.`}
        private static void assertLimited(int limit, java.util.function.Supplier<${result}> call) {
          for (int i = 0; i < limit; i++) {
            ${ASSERT_THAT}(call.get().getResponse().getStatus()).isNotEqualTo(429);
          }
          ${result} last = call.get();
          for (int i = 0; i < limit && last.getResponse().getStatus() != 429; i++) {
            last = call.get();
          }
          ${ASSERT_THAT}(last).hasStatus(429).headers().containsHeader(${HEADERS}.RETRY_AFTER);
        }

        private ${result} call(String method, String path, String authorization, String address) {
          return mvc.method(org.springframework.http.HttpMethod.valueOf(method))
              .uri(java.net.URI.create(path))
              .header(${HEADERS}.AUTHORIZATION, authorization)
              .with(
                  request -> {
                    request.setRemoteAddr(address);
                    return request;
                  })
              .exchange();
        }
      }`,
  );
}
