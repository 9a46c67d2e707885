import type { Gateway } from '@backsmith/blueprint';
import { commas, java, javadoc, literal, staticMember } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../java/types.ts';
import { UNAVAILABLE } from './gateway-settings.ts';

const STATUS = java`org.springframework.http.HttpStatus`;
const PROBLEM = java`org.springframework.http.ProblemDetail`;
const ASSERT_THAT = staticMember('org.assertj.core.api.Assertions', 'assertThat');
const TEST = java`@org.junit.jupiter.api.Test`;

/** What is answered where a service is away. */
export function unavailable({ classes: { unavailable: self } }: Gateway): JavaFile {
  return fileOf(
    self,
    java`
      ${javadoc`Answers in the place of a service that is away, as the services tell their own failures.`}
      @org.springframework.web.bind.annotation.RestController
      class ${classOf(self)} {
        @org.springframework.web.bind.annotation.RequestMapping(${literal(UNAVAILABLE)})
        ${PROBLEM} unavailable() {
          ${PROBLEM} problem =
              ${PROBLEM}.forStatusAndDetail(${STATUS}.SERVICE_UNAVAILABLE, "Please try again in a moment");
          problem.setProperty("code", "unavailable");
          return problem;
        }
      }`,
  );
}

/** Which pages may call from a browser. */
export function cors({ classes: { cors: self } }: Gateway): JavaFile {
  const configuration = java`org.springframework.web.cors.CorsConfiguration`;
  const source = java`org.springframework.web.cors.UrlBasedCorsConfigurationSource`;
  const filter = java`org.springframework.web.filter.CorsFilter`;
  return fileOf(
    self,
    java`
      @org.springframework.context.annotation.Configuration
      class ${classOf(self)} {
        ${javadoc`Lets pages of these origins call from a browser; no other page may.`}
        @org.springframework.context.annotation.Bean
        ${filter} corsFilter(
            @org.springframework.beans.factory.annotation.Value("\${app.cors.allowed-origins}") java.util.List<String> origins) {
          ${configuration} allowed = new ${configuration}();
          allowed.setAllowedOrigins(origins);
          allowed.setAllowedMethods(java.util.List.of("*"));
          allowed.setAllowedHeaders(java.util.List.of("*"));
          allowed.setExposedHeaders(java.util.List.of("ETag", "Location", "X-Request-Id"));
          ${source} source = new ${source}();
          source.registerCorsConfiguration("/**", allowed);
          return new ${filter}(source);
        }
      }`,
  );
}

/** The test that the gateway starts, and says what is away: over HTTP, as forwards are followed by a real server only. */
export function gatewayTest({ classes: { test: self }, routes }: Gateway): JavaFile {
  const [first] = routes;
  const path = literal(first?.paths[0]?.replace('/**', '') ?? '/');
  const nowhere = commas(routes.map(({ variable }) => literal(`${variable}=http://localhost:1`)));
  const response = java`java.net.http.HttpResponse<String>`;
  const failing = java`throws java.io.IOException, InterruptedException`;
  return fileOf(
    self,
    java`
      @org.springframework.boot.test.context.SpringBootTest(
          webEnvironment = org.springframework.boot.test.context.SpringBootTest.WebEnvironment.RANDOM_PORT,
          properties = {${nowhere}})
      class ${classOf(self)} {
        @org.springframework.boot.test.web.server.LocalServerPort private int port;

        ${TEST}
        void isHealthy() ${failing} {
          ${ASSERT_THAT}(get("/actuator/health", null).statusCode()).isEqualTo(200);
        }

        ${TEST}
        void saysThatAServiceIsAway() ${failing} {
          ${response} answer = get(${path}, null);
          ${ASSERT_THAT}(answer.statusCode()).isEqualTo(503);
          ${ASSERT_THAT}(answer.headers().firstValue("Content-Type")).hasValue("application/problem+json");
          ${ASSERT_THAT}(answer.body()).contains("\\"unavailable\\"");
        }

        ${TEST}
        void letsNoForeignPageCall() ${failing} {
          ${ASSERT_THAT}(get(${path}, "https://elsewhere.example").statusCode()).isEqualTo(403);
        }

        private ${response} get(String path, String origin) ${failing} {
          var request =
              java.net.http.HttpRequest.newBuilder(java.net.URI.create("http://localhost:" + port + path));
          if (origin != null) {
            request.header("Origin", origin);
          }
          return java.net.http.HttpClient.newHttpClient()
              .send(request.build(), java.net.http.HttpResponse.BodyHandlers.ofString());
        }
      }`,
  );
}
