import type { NeighboursPart } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';
import { plainHttp } from '../../java/plain-http.ts';

const CUSTOMIZER = java`org.springframework.boot.restclient.RestClientCustomizer`;

/** How calls to other services leave this one. */
export function outgoingCalls({ classes: { outgoing: self, requestId } }: NeighboursPart): JavaFile {
  return fileOf(
    self,
    java`
      ${javadoc`How calls to other services leave this one, whatever they ask.`}
      @org.springframework.context.annotation.Configuration
      class ${classOf(self)} {
        ${javadoc`The id of the request they are made for goes along, so that one search finds all of it in the logs.`}
        @org.springframework.context.annotation.Bean
        ${CUSTOMIZER} namedByTheirRequest() {
          return client ->
              client.requestInitializer(
                  call -> {
                    String id = org.slf4j.MDC.get("requestId");
                    if (id != null) {
                      call.getHeaders().set(${classOf(requestId)}.HEADER, id);
                    }
                  });
        }

        ${plainHttp()}
      }`,
  );
}

/** The test that the id of a request goes along. */
export function outgoingCallsTest({ classes: { outgoing, outgoingTest: self, requestId } }: NeighboursPart): JavaFile {
  const match = (name: string) => classOf({ packageName: 'org.springframework.test.web.client.match', name });
  const mock = java`org.springframework.test.web.client.MockRestServiceServer`;
  return fileOf(
    self,
    java`
      class ${classOf(self)} {
        @org.junit.jupiter.api.Test
        void callsSayWhichRequestTheyAreMadeFor() {
          var client = org.springframework.web.client.RestClient.builder();
          new ${classOf(outgoing)}().namedByTheirRequest().customize(client);
          var other = ${mock}.bindTo(client).build();
          other
              .expect(${match('MockRestRequestMatchers')}.header(${classOf(requestId)}.HEADER, "the-request"))
              .andRespond(org.springframework.test.web.client.response.MockRestResponseCreators.withSuccess());
          try (var ignored = org.slf4j.MDC.putCloseable("requestId", "the-request")) {
            client.build().get().uri("/").retrieve().toBodilessEntity();
          }
          other.verify();
        }
      }`,
  );
}
