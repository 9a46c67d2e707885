import type { Gateway } from '@backsmith/blueprint';
import { commas, java, javadoc, literal, staticMember } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../java/types.ts';

const ASSERT_THAT = staticMember('org.assertj.core.api.Assertions', 'assertThat');
const TEST = java`@org.junit.jupiter.api.Test`;
const RESPONSE = java`java.net.http.HttpResponse<String>`;
const FAILING = java`throws java.io.IOException, InterruptedException`;

/** A class of tests of the gateway, which runs, beside services none of which does: over HTTP, as forwards are followed by a real server only. */
function running({ routes }: Gateway, properties: readonly string[]): JavaFragment {
  const nowhere = routes.map(({ variable }) => `${variable}=http://localhost:1`);
  return java`
    @org.springframework.boot.test.context.SpringBootTest(
        webEnvironment = org.springframework.boot.test.context.SpringBootTest.WebEnvironment.RANDOM_PORT,
        properties = {${commas([...properties, ...nowhere].map((one) => literal(one)))}})`;
}

const GET = java`
  private ${RESPONSE} get(String path, String... headers) ${FAILING} {
    var request =
        java.net.http.HttpRequest.newBuilder(java.net.URI.create("http://localhost:" + port + path));
    if (headers.length > 0) {
      request.headers(headers);
    }
    return java.net.http.HttpClient.newHttpClient()
        .send(request.build(), java.net.http.HttpResponse.BodyHandlers.ofString());
  }`;

/** The test that the gateway starts, says what is away, and what it does not know itself. */
export function gatewayTest(gateway: Gateway): JavaFile {
  const { classes, management, routes } = gateway;
  const [first] = routes;
  const path = literal(first?.paths[0]?.replace('/**', '') ?? '/');
  const shown = routes.flatMap(({ description }) => description?.shown ?? [])[0];
  return fileOf(
    classes.test,
    java`
      ${running(gateway, [`${management.variable}=0`])}
      class ${classOf(classes.test)} {
        @org.springframework.boot.test.web.server.LocalServerPort private int port;

        ${TEST}
        void isHealthy() ${FAILING} {
          ${ASSERT_THAT}(get("/livez").statusCode()).isEqualTo(200);
          ${ASSERT_THAT}(get("/readyz").statusCode()).isEqualTo(200);
        }

        ${TEST}
        void tellsNobodyOfItselfWhoMerelyCalls() ${FAILING} {
          ${ASSERT_THAT}(get("/actuator/prometheus").statusCode()).isEqualTo(404);
        }

        ${TEST}
        void saysThatAServiceIsAway() ${FAILING} {
          ${RESPONSE} answer = get(${path});
          ${ASSERT_THAT}(answer.statusCode()).isEqualTo(503);
          ${ASSERT_THAT}(answer.headers().firstValue("Content-Type")).hasValue("application/problem+json");
          ${ASSERT_THAT}(answer.headers().firstValue("Retry-After")).isPresent();
          ${ASSERT_THAT}(answer.body()).contains("\\"unavailable\\"", ${path});
        }

        ${TEST}
        void saysThatNobodyHasAPath() ${FAILING} {
          ${RESPONSE} answer = get("/nobody/has/this");
          ${ASSERT_THAT}(answer.statusCode()).isEqualTo(404);
          ${ASSERT_THAT}(answer.headers().firstValue("Content-Type")).hasValue("application/problem+json");
          ${ASSERT_THAT}(answer.body()).contains("\\"not-found\\"", "\\"/nobody/has/this\\"");
        }

        ${TEST}
        void namesEveryRequest() ${FAILING} {
          ${ASSERT_THAT}(get(${path}, "X-Request-Id", "mine").headers().allValues("X-Request-Id")).containsExactly("mine");
          ${ASSERT_THAT}(get(${path}, "X-Request-Id", "not safe").headers().allValues("X-Request-Id"))
              .singleElement()
              .isNotEqualTo("not safe");
        }

        ${
          shown !== undefined &&
          java`
            ${TEST}
            void showsNobodyWhatServicesCanBeAsked() ${FAILING} {
              ${ASSERT_THAT}(get("/swagger-ui.html").statusCode()).isEqualTo(404);
              ${ASSERT_THAT}(get(${literal(shown)}).statusCode()).isEqualTo(404);
            }`
        }

        ${TEST}
        void letsNoForeignPageCall() ${FAILING} {
          ${ASSERT_THAT}(get(${path}, "Origin", "https://elsewhere.example").statusCode()).isEqualTo(403);
        }

        ${GET}
      }`,
  );
}

/** The test that the page of all services is there where it is asked for. */
export function docsTest(gateway: Gateway, profile: string): JavaFile {
  const { classes, management, routes } = gateway;
  const shown = routes.flatMap(({ description }) => description?.shown ?? [])[0] ?? '/';
  return fileOf(
    classes.docsTest,
    java`
      ${javadoc`With the profile ${profile} everybody sees what the services can be asked.`}
      ${running(gateway, [`${management.variable}=0`])}
      @org.springframework.test.context.ActiveProfiles(${literal(profile)})
      class ${classOf(classes.docsTest)} {
        @org.springframework.boot.test.web.server.LocalServerPort private int port;

        ${TEST}
        void showsThePageAndLeadsToTheDescriptions() ${FAILING} {
          ${ASSERT_THAT}(get("/swagger-ui/index.html").statusCode()).isEqualTo(200);
          ${ASSERT_THAT}(get(${literal(shown)}).statusCode()).isEqualTo(503);
        }

        ${GET}
      }`,
  );
}
