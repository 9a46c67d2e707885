import type { SecurityPart } from '@backsmith/blueprint';
import { commas, java, javadoc } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';
import type { KeptParts } from '../../stores/kept-parts.ts';

const HEADERS = java`org.springframework.http.HttpHeaders`;

/** What lets the tests of all other calls pass: they are made by administrators, from many places. */
export function testCaller(
  { classes, tests, records, ownAccounts, sessions }: SecurityPart,
  { client, beginSession }: Pick<KeptParts, 'client' | 'beginSession'>,
): JavaFile {
  const self = tests.caller;
  const mvc = (name: string) => classOf({ packageName: 'org.springframework.boot.webmvc.test.autoconfigure', name });
  return fileOf(
    self,
    java`
      ${javadoc`Tests call as one of many administrators unless they say otherwise, so that no limit stops them.`}
      @org.springframework.context.annotation.Configuration(proxyBeanMethods = false)
      public class ${classOf(self)} {
        ${sessions && sessionOfTests()}

        private static final int MANY = 64;
        ${records && java`private static final ThreadLocal<String> CALLER = new ThreadLocal<>();`}

        ${records && callsAs()}

        @org.springframework.context.annotation.Bean
        ${mvc('MockMvcBuilderCustomizer')} callsAsAdministrator(${commas([java`${classOf(classes.accessTokens)} tokens`, ownAccounts && java`${classOf(ownAccounts.test)} accounts`, sessions && !ownAccounts && java`${classOf(sessions.accounts)} accounts`, sessions && java`${client.type} ${client.name}`])}) {
          ${sessions && beginSession(sessions, accountOfTests(classOf(classes.role), ownAccounts !== undefined))}
          java.util.List<String> headers =
              java.util.stream.Stream.generate(() -> ${ownAccounts ? java`accounts.make(${classOf(classes.role)}.ADMIN)` : java`java.util.UUID.randomUUID().toString()`})
                  .limit(MANY)
                  .map(id -> "Bearer " + tokens.issue(id, java.util.Set.of(${classOf(classes.role)}.ADMIN)${sessions && java`, SESSION`}))
                  .toList();
          var counter = new java.util.concurrent.atomic.AtomicInteger();
          return builder ->
              builder.defaultRequest(
                  org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get("/")
                      .with(
                          request -> {
                            int number = Math.floorMod(counter.getAndIncrement(), MANY);
                            request.setRemoteAddr("198.51.100." + number);
                            if (request.getHeader(${HEADERS}.AUTHORIZATION) == null) {
                              request.addHeader(${HEADERS}.AUTHORIZATION, ${records ? java`CALLER.get() == null ? headers.get(number) : CALLER.get()` : java`headers.get(number)`});
                            }
                            return request;
                          }));
        }
      }`,
  );
}

/** The session all tokens of tests belong to. */
function sessionOfTests(): JavaFragment {
  return java`
    ${javadoc`The session of the tokens that tests make without signing in.`}
    public static final String SESSION = "session-of-tests";`;
}

/** Makes the account that the session of tests is of. */
function accountOfTests(role: JavaFragment, isOwnTable: boolean): JavaFragment {
  return isOwnTable
    ? java`accounts.make(${role}.USER)`
    : java`accounts.add(java.util.UUID.randomUUID() + "@caller.example", "none", java.util.Set.of(${role}.USER))`;
}

/** Whom tests call as that attack the rules of records. */
function callsAs(): JavaFragment {
  return java`
    ${javadoc`Makes calls with a token; without one of their own, calls are those of administrators.`}
    public static <T> T as(String authorization, java.util.function.Supplier<T> calls) {
      CALLER.set(authorization);
      try {
        return calls.get();
      } finally {
        CALLER.remove();
      }
    }`;
}
