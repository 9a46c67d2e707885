import type { Blueprint, NeighboursPart } from '@backsmith/blueprint';
import { commas, java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { exception } from '../../api/errors/throwing.ts';
import { classOf, fileOf } from '../../java/types.ts';
import { delayed } from './delayed.ts';
import { KEYS, LABELS_BY_KIND } from '../../java/keys-by-kind.ts';
import { refusing } from './refusing.ts';

const BREAKER = java`io.github.resilience4j.circuitbreaker.CircuitBreaker`;
const CONFIG = java`io.github.resilience4j.circuitbreaker.CircuitBreakerConfig`;
const REFUSED = java`org.springframework.web.client.HttpClientErrorException`;
const LOST = java`org.springframework.web.client.ResourceAccessException`;
const SEMAPHORE = java`java.util.concurrent.Semaphore`;
const CALL = java`java.util.function.Supplier<T> call`;

/** The class that asks other services, and tells what became of it. */
export function asking(part: NeighboursPart, blueprint: Blueprint): JavaFile {
  const { neighbours: self, references, counted } = part.classes;
  const asked = part.neighbours.filter(({ calls }) => calls.some(({ kind }) => kind === 'exists'));
  const labels = telling(part);
  const counts = part.neighbours.some(({ calls }) => calls.some(({ kind }) => kind === 'counts'));
  const question = java`java.util.function.UnaryOperator<${KEYS}>`;
  const notes = part.promises && classOf(part.promises);
  const clients = commas([
    ...asked.map(({ client, member }) => java`${classOf(client)} ${member}`),
    notes && java`${notes} promises`,
  ]);
  const write = java`java.util.function.Supplier<T> write`;
  return fileOf(
    self,
    java`
      ${javadoc`Asks other services for what no database checks, before a transaction begins: whoever waits for an answer holds no connection. One that failed often is left alone for some seconds.`}
      @org.springframework.stereotype.Component
      public class ${classOf(self)} {
        ${javadoc`So many calls wait for one service at a time: fewer than there are connections, so that those it holds up are few.`}
        private static final int MOST_CALLS = 8;

        private static final long MOST_WAIT_MILLIS = 250;
        private static final java.time.Duration PAUSE = java.time.Duration.ofSeconds(5);
        ${
          asked.length > 0 &&
          notes !== undefined &&
          java`
          private static final java.util.List<java.time.Duration> PAUSES_UNTIL_DECIDED =
              java.util.stream.LongStream.of(0, 20, 40, 80, 160, 320).mapToObj(java.time.Duration::ofMillis).toList();
`
        }
        private static final ${CONFIG} CONFIG =
            ${CONFIG}.custom()
                .slidingWindowSize(20)
                .minimumNumberOfCalls(5)
                .waitDurationInOpenState(PAUSE)
                .permittedNumberOfCallsInHalfOpenState(3)
                .ignoreExceptions(${REFUSED}.class)
                .build();

        private final java.util.Map<String, ${BREAKER}> breakers = new java.util.concurrent.ConcurrentHashMap<>();
        private final java.util.Map<String, ${SEMAPHORE}> places = new java.util.concurrent.ConcurrentHashMap<>();
        ${asked.length > 0 && java`private final java.util.Map<String, ${question}> questions;`}

        ${labels.field}

        ${notes && java`private final ${notes} promises;`}

        ${
          (asked.length > 0 || notes !== undefined) &&
          java`
          public ${self.name}(${clients}) {
            ${asked.length > 0 && java`this.questions = java.util.Map.ofEntries(${commas(asked.map(({ name, member }) => java`java.util.Map.entry(${literal(name)}, ${member}::missing)`))});`}
            ${labels.made}
            ${notes && java`this.promises = promises;`}
          }`
        }

        ${
          asked.length > 0 &&
          java`
          ${javadoc`Writes what refers to records of other services, once they have said that these are there.`}
          public <T> T referring(${classOf(references)} references, ${write}) {
            ${
              notes
                ? java`return promises.keep(references.subjects(), () -> require(references), write);`
                : java`
                require(references);
                return write.get();`
            }
          }

          ${javadoc`Refuses a request that refers to records the other services do not have. Each of them is asked once, whatever the request names.`}
          private void require(${classOf(references)} references) {
            java.util.Map<String, ${KEYS}> missing = new java.util.HashMap<>();
            references.keys().forEach((neighbour, keys) -> missing.put(neighbour, ${notes ? java`missing(neighbour, keys)` : java`ask(neighbour, () -> questions.get(neighbour).apply(keys))`}));
            ${refusing(blueprint)}
          }

          ${notes && decided(blueprint)}`
        }

        ${labels.method}

        ${
          counts &&
          java`
          ${javadoc`Deletes a record, once others have said that none of theirs refer to it.`}
          public void deleting(String kind, java.util.List<String> key, Runnable asking, Runnable write) {
            ${
              notes
                ? java`
                promises.keep(
                    java.util.List.of(${notes}.Subject.deleted(kind, key)),
                    asking,
                    () -> {
                      write.run();
                      return null;
                    });`
                : java`
                asking.run();
                write.run();`
            }
          }

          ${
            notes &&
            java`
            ${javadoc`Refuses to delete what the other service is about to refer to.`}
            public void refuseIfPromised(String neighbour, java.util.function.Supplier<${KEYS}> call) {
              if (ask(neighbour, call).values().stream().anyMatch(keys -> !keys.isEmpty())) {
                throw ${delayed(blueprint, 'about-to-be-used', java`"A record of " + neighbour + " is just about to refer to this one; please try again in a moment"`, java`"1"`)};
              }
            }
`
          }

          ${javadoc`Refuses to delete what records of the other service refer to.`}
          public void refuseIfUsed(String neighbour, java.util.function.Supplier<${classOf(counted)}> call) {
            if (ask(neighbour, call).totalItems() > 0) {
              throw ${reasoned(blueprint, 'in-use', java`"Records of " + neighbour + " refer to this one"`)};
            }
          }`
        }

        private <T> T ask(String neighbour, ${CALL}) {
          ${SEMAPHORE} place = places.computeIfAbsent(neighbour, name -> new ${SEMAPHORE}(MOST_CALLS));
          if (!isFree(place)) {
            throw away(neighbour, "1");
          }
          try {
            return asked(neighbour, call);
          } finally {
            place.release();
          }
        }

        private <T> T asked(String neighbour, ${CALL}) {
          ${BREAKER} breaker = breakers.computeIfAbsent(neighbour, name -> ${BREAKER}.of(name, CONFIG));
          try {
            return breaker.executeSupplier(() -> again(call));
          } catch (${REFUSED}.TooManyRequests e) {
            String retryAfter = retryAfter(e);
            String reason = "The service " + neighbour + " is asked too often; please try again in a moment";
            throw ${delayed(blueprint, 'neighbour-busy', java`reason`, java`retryAfter`)};
          }${part.passesToken && refusal(blueprint)} catch (org.springframework.web.client.RestClientResponseException e) {
            throw away(neighbour, retryAfter(e));
          } catch (
              io.github.resilience4j.circuitbreaker.CallNotPermittedException
              | org.springframework.web.client.RestClientException e) {
            throw away(neighbour, Long.toString(PAUSE.toSeconds()));
          }
        }

        private static boolean isFree(${SEMAPHORE} place) {
          try {
            return place.tryAcquire(MOST_WAIT_MILLIS, java.util.concurrent.TimeUnit.MILLISECONDS);
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
          }
        }

        private static RuntimeException away(String neighbour, String retryAfter) {
          String reason = "The service " + neighbour + " cannot be asked; please try again in a moment";
          return ${delayed(blueprint, 'neighbour-away', java`reason`, java`retryAfter`)};
        }

        ${javadoc`When the other service wants to be asked again; it need not say so.`}
        private static String retryAfter(org.springframework.web.client.RestClientResponseException e) {
          String said = e.getResponseHeaders() == null ? null : e.getResponseHeaders().getFirst(org.springframework.http.HttpHeaders.RETRY_AFTER);
          return said == null ? Long.toString(PAUSE.toSeconds()) : said;
        }

        ${javadoc`Asking changes nothing, so it is done twice where there was no connection.`}
        private static <T> T again(${CALL}) {
          try {
            return call.get();
          } catch (${LOST} e) {
            if (e.getCause() instanceof java.net.ConnectException) {
              return call.get();
            }
            throw e;
          }
        }
      }`,
  );
}

/** What the class asks for labels by; nothing where no other service tells some. */
function telling({ neighbours }: NeighboursPart): Partial<Record<'field' | 'made' | 'method', JavaFragment>> {
  const told = neighbours.filter(({ tellsLabels }) => tellsLabels === true);
  if (told.length === 0) return {};
  const entries = told.map(({ name, member }) => java`java.util.Map.entry(${literal(name)}, ${member}::labels)`);
  return {
    field: java`private final java.util.Map<String, java.util.function.Function<${KEYS}, ${LABELS_BY_KIND}>> tellers;`,
    made: java`this.tellers = java.util.Map.ofEntries(${commas(entries)});`,
    method: java`
      ${javadoc`The labels of records another service keeps, in the order of their keys.`}
      ${LABELS_BY_KIND} labels(String neighbour, ${KEYS} keys) {
        return ask(neighbour, () -> tellers.get(neighbour).apply(keys));
      }`,
  };
}

/**
 * The method that asks until it is known whether a record stays that is about to be deleted. The note that it is about to be referred to
 * stands meanwhile, before which a deletion gives way: one of both goes on.
 */
function decided(blueprint: Blueprint): JavaFragment {
  const reason = java`"A record of " + neighbour + " is just being deleted; please try again in a moment"`;
  return java`
    ${javadoc`Which of these are missing. What is about to be deleted is asked for again until that is decided: a deletion that sees what is noted here gives way.`}
    private ${KEYS} missing(String neighbour, ${KEYS} keys) {
      for (java.time.Duration pause : PAUSES_UNTIL_DECIDED) {
        java.util.concurrent.locks.LockSupport.parkNanos(pause.toNanos());
        java.util.Optional<${KEYS}> missing = ask(neighbour, () -> unlessUndecided(() -> questions.get(neighbour).apply(keys)));
        if (missing.isPresent()) {
          return missing.get();
        }
      }
      throw ${delayed(blueprint, 'neighbour-away', reason, java`"1"`)};
    }

    ${javadoc`Its answer; none where the other service says that it is not known yet.`}
    private static <T> java.util.Optional<T> unlessUndecided(${CALL}) {
      try {
        return java.util.Optional.of(call.get());
      } catch (${REFUSED}.Conflict e) {
        return java.util.Optional.empty();
      }
    }
`;
}

/** A service that knows its callers may refuse them; one that does not believe their token is as good as away. */
function refusal(blueprint: Blueprint): JavaFragment {
  const reason = java`"Your roles do not allow to ask the service " + neighbour`;
  return java` catch (${REFUSED}.Forbidden e) {
    throw ${reasoned(blueprint, 'neighbour-refusal', reason)};
  }`;
}

function reasoned(blueprint: Blueprint, name: 'in-use' | 'neighbour-refusal', reason: JavaFragment): JavaFragment {
  return exception(blueprint, name, { values: [reason], words: reason });
}
