import type { LimitsPart } from '@backsmith/blueprint';
import { java, javadoc, literal, staticMember } from '@backsmith/render';
import type { JavaFile, JavaFragment, JavaValue } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

const UTF_8 = java`java.nio.charset.StandardCharsets.UTF_8`;
const MAC = java`javax.crypto.Mac`;
const MOMENT = java`java.time.Instant`;

/** What services prove by that it is them; nothing where none asks another. */
export function serviceIdentity({ services }: LimitsPart): JavaFile | undefined {
  if (services === undefined) return undefined;
  const { identity: self, name } = services;
  return fileOf(
    self,
    java`
      ${javadoc`Proves to other services of the system that this one asks, and knows them when they ask. What they ask in the name of somebody counts for nobody. Each proof is for one of them and for a minute, signed with the key all of them share; without that key they ask as whoever asks them.`}
      @org.springframework.stereotype.Component
      public class ${classOf(self)} {
        public static final String HEADER = "X-Service-Identity";

        private static final String SELF = ${literal(name)};
        private static final String ALGORITHM = "HmacSHA256";
        private static final int SHORTEST_KEY = 16;
        private static final java.time.Duration LIFE = java.time.Duration.ofMinutes(1);

        private final javax.crypto.spec.SecretKeySpec key;

        public ${self.name}(@org.springframework.beans.factory.annotation.Value("\${app.services-key:}") String key) {
          if (!key.isEmpty() && key.length() < SHORTEST_KEY) {
            throw new IllegalStateException("SERVICES_KEY needs at least " + SHORTEST_KEY + " characters");
          }
          this.key = key.isEmpty() ? null : new javax.crypto.spec.SecretKeySpec(key.getBytes(${UTF_8}), ALGORITHM);
        }

        ${javadoc`Adds the proof for one service to what it is asked.`}
        public org.springframework.http.client.ClientHttpRequestInterceptor towards(String service) {
          return (request, body, execution) -> {
            if (key != null) {
              request.getHeaders().set(HEADER, proof(SELF, service, ${MOMENT}.now().plus(LIFE)));
            }
            return execution.execute(request, body);
          };
        }

        ${javadoc`Whether another service calls.`}
        public boolean isCalling(jakarta.servlet.http.HttpServletRequest request) {
          String given = request.getHeader(HEADER);
          String[] parts = given == null ? new String[0] : given.split("\\\\.");
          if (key == null || parts.length != 3 || !parts[1].matches("[0-9]{1,12}")) {
            return false;
          }
          ${MOMENT} end = ${MOMENT}.ofEpochSecond(Long.parseLong(parts[1]));
          return end.isAfter(${MOMENT}.now())
              && java.security.MessageDigest.isEqual(
                  proof(parts[0], SELF, end).getBytes(${UTF_8}), given.getBytes(${UTF_8}));
        }

        private String proof(String from, String to, ${MOMENT} end) {
          String said = from + "." + end.getEpochSecond();
          return said + "." + signed(said + "." + to);
        }

        private String signed(String text) {
          try {
            ${MAC} mac = ${MAC}.getInstance(ALGORITHM);
            mac.init(key);
            return java.util.Base64.getUrlEncoder().withoutPadding().encodeToString(mac.doFinal(text.getBytes(${UTF_8})));
          } catch (java.security.GeneralSecurityException e) {
            throw new IllegalStateException("Proofs of services cannot be signed", e);
          }
        }
      }`,
  );
}

/** The test that calls of other services count for nobody, and that nobody can pretend to be one. */
export function servicesTest({ services, tried }: LimitsPart): JavaValue {
  if (services === undefined) return undefined;
  const identity = classOf(services.identity);
  const assertThat = staticMember('org.assertj.core.api.Assertions', 'assertThat');
  const called = (to: JavaFragment): JavaFragment => java`
    var proof = new org.springframework.mock.http.client.MockClientHttpRequest();
    services.towards(${to}).intercept(proof, new byte[0], (request, body) -> new org.springframework.mock.http.client.MockClientHttpResponse());
    var call = new org.springframework.mock.web.MockHttpServletRequest("GET", ${literal(tried)});
    call.addHeader(${identity}.HEADER, proof.getHeaders().getFirst(${identity}.HEADER));`;
  return java`
    @org.springframework.beans.factory.annotation.Autowired private ${identity} services;

    @org.junit.jupiter.api.Test
    void knowsOtherServicesAndNobodyElse() throws java.io.IOException {
      ${called(literal(services.name))}
      ${assertThat}(services.isCalling(call)).isTrue();
      String given = call.getHeader(${identity}.HEADER);
      for (String made : java.util.List.of("", "x.y", given + "x", given.replaceFirst("[.][0-9]+", ".9999999999"), given.substring(1))) {
        var other = new org.springframework.mock.web.MockHttpServletRequest("GET", ${literal(tried)});
        other.addHeader(${identity}.HEADER, made);
        ${assertThat}(services.isCalling(other)).as(made).isFalse();
      }
    }

    @org.junit.jupiter.api.Test
    void takesNoProofForAnotherService() throws java.io.IOException {
      ${called(literal(`not-${services.name}`))}
      ${assertThat}(services.isCalling(call)).isFalse();
    }

    @org.junit.jupiter.api.Test
    void countsNoCallsOfOtherServices() throws java.io.IOException {
      ${called(literal(services.name))}
      for (int i = 0; i <= limits.perAddress(); i++) {
        var answer =
            mvc.get()
                .uri("/actuator/info")
                .header(${identity}.HEADER, call.getHeader(${identity}.HEADER))
                .with(
                    request -> {
                      request.setRemoteAddr("192.0.2.9");
                      return request;
                    })
                .exchange();
        ${assertThat}(answer.getResponse().getStatus()).isNotEqualTo(429);
      }
    }`;
}
