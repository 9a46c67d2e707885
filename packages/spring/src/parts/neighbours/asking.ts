import type { Blueprint, NeighboursPart } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { exception, unknownReference } from '../../api/errors/throwing.ts';
import { classOf, fileOf } from '../../java/types.ts';

const BREAKER = java`io.github.resilience4j.circuitbreaker.CircuitBreaker`;
const CONFIG = java`io.github.resilience4j.circuitbreaker.CircuitBreakerConfig`;
const REFUSED = java`org.springframework.web.client.HttpClientErrorException`;
const LOST = java`org.springframework.web.client.ResourceAccessException`;

/** The class that asks other services, and tells what became of it. */
export function asking(part: NeighboursPart, blueprint: Blueprint): JavaFile {
  const { neighbours: self, counted } = part.classes;
  const call = java`java.util.function.Supplier<T> call`;
  return fileOf(
    self,
    java`
      ${javadoc`Asks other services for what no database checks. One that failed often is left alone for some seconds.`}
      @org.springframework.stereotype.Component
      public class ${classOf(self)} {
        private static final ${CONFIG} CONFIG =
            ${CONFIG}.custom()
                .slidingWindowSize(20)
                .minimumNumberOfCalls(5)
                .waitDurationInOpenState(java.time.Duration.ofSeconds(5))
                .ignoreExceptions(${REFUSED}.class)
                .build();

        private final java.util.Map<String, ${BREAKER}> breakers = new java.util.concurrent.ConcurrentHashMap<>();

        ${javadoc`Refuses a request that refers to a record the other service does not have.`}
        public void require(
            String neighbour, java.util.function.Supplier<?> call, Object id, String... fields) {
          if (!ask(neighbour, () -> exists(call))) {
            throw ${unknownReference(blueprint)};
          }
        }

        ${javadoc`Refuses to delete what records of the other service refer to.`}
        public void refuseIfUsed(String neighbour, java.util.function.Supplier<${classOf(counted)}> call) {
          if (ask(neighbour, call).totalItems() > 0) {
            throw ${reasoned(blueprint, 'in-use', java`"Records of " + neighbour + " refer to this one"`)};
          }
        }

        private <T> T ask(String neighbour, ${call}) {
          ${BREAKER} breaker = breakers.computeIfAbsent(neighbour, name -> ${BREAKER}.of(name, CONFIG));
          try {
            return breaker.executeSupplier(() -> again(call));
          }${part.passesToken && refusal(blueprint)} catch (
              io.github.resilience4j.circuitbreaker.CallNotPermittedException
              | org.springframework.web.client.RestClientException e) {
            throw ${reasoned(blueprint, 'neighbour-away', java`"The service " + neighbour + " cannot be asked; please try again in a moment"`)};
          }
        }

        ${javadoc`Asking changes nothing, so it is done twice where there was no connection.`}
        private static <T> T again(${call}) {
          try {
            return call.get();
          } catch (${LOST} e) {
            if (e.getCause() instanceof java.net.ConnectException) {
              return call.get();
            }
            throw e;
          }
        }

        private static boolean exists(java.util.function.Supplier<?> call) {
          try {
            call.get();
            return true;
          } catch (${REFUSED}.NotFound | ${REFUSED}.BadRequest e) {
            return false;
          }
        }
      }`,
  );
}

/** A service that knows its callers may refuse them; one that does not believe their token is as good as away. */
function refusal(blueprint: Blueprint): JavaFragment {
  return java` catch (${REFUSED}.Forbidden e) {
    throw ${reasoned(blueprint, 'neighbour-refusal', java`"Your roles do not allow to ask the service " + neighbour`)};
  }`;
}

type Reasoned = 'in-use' | 'neighbour-away' | 'neighbour-refusal';

function reasoned(blueprint: Blueprint, name: Reasoned, reason: JavaFragment): JavaFragment {
  return exception(blueprint, name, { values: [reason], words: reason });
}
