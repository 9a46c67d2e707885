import type { AccountsPart } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';
import type { KeptAccounts, KeptParts } from '../../stores/kept-parts.ts';

const CAFFEINE = 'com.github.benmanes.caffeine.cache';
const web = (name: string) => classOf({ packageName: 'jakarta.servlet.http', name });

/** Whether the sessions that access tokens belong to are there still. */
export function liveSessions(
  { classes, security }: AccountsPart,
  { isAlive, transactional }: Pick<KeptAccounts, 'isAlive' | 'transactional'>,
  client: KeptParts['client'],
): JavaFile {
  const self = classes.liveSessions;
  return fileOf(
    self,
    java`
      ${javadoc`Whether the session that an access token names is still there: signing out, a new password, other roles and a disabled account end it, and with it all of its tokens. What the database said is believed for a second, so that calls stay cheap; what ends a session here counts at once.`}
      @org.springframework.stereotype.Component
      @${classOf(security.localSignIn)}
      public class ${classOf(self)} {
        private static final java.time.Duration MEMORY = java.time.Duration.ofSeconds(1);
        private static final int MOST_SESSIONS = 50_000;

        private final ${client.type} ${client.name};
        private final ${classOf({ packageName: CAFFEINE, name: 'Cache' })}<String, Boolean> known =
            ${classOf({ packageName: CAFFEINE, name: 'Caffeine' })}.newBuilder().maximumSize(MOST_SESSIONS).expireAfterWrite(MEMORY).build();

        public ${self.name}(${client.type} ${client.name}) {
          this.${client.name} = ${client.name};
        }

        public boolean isAlive(String session) {
          return session != null && known.get(session, this::isKept);
        }

        private boolean isKept(String session) {
          ${isAlive}
        }

        ${transactional === undefined ? forgetAtOnce() : forgetBehindCommit()}
      }`,
  );
}

/** Where each change counts as soon as it is made. */
function forgetAtOnce(): JavaFragment {
  return java`
    ${javadoc`Forgets what the database said, as soon as it says something else.`}
    public void forget() {
      known.invalidateAll();
    }`;
}

function forgetBehindCommit(): JavaFragment {
  const synchronization = (name: string) => classOf({ packageName: 'org.springframework.transaction.support', name });
  return java`
    ${javadoc`Forgets what the database said, as soon as it says something else: behind the transaction that ends sessions.`}
    public void forget() {
      known.invalidateAll();
      if (${synchronization('TransactionSynchronizationManager')}.isSynchronizationActive()) {
        ${synchronization('TransactionSynchronizationManager')}.registerSynchronization(
            new ${synchronization('TransactionSynchronization')}() {
              @Override
              public void afterCommit() {
                known.invalidateAll();
              }
            });
      }
    }`;
}

/** What refuses tokens whose session has ended. */
export function sessionCheck({ classes, security }: AccountsPart): JavaFile {
  const self = classes.sessionCheck;
  const http = java`org.springframework.security.config.annotation.web.builders.HttpSecurity`;
  const resource = 'org.springframework.security.oauth2.server.resource';
  const bearer = classOf({ packageName: `${resource}.web.authentication`, name: 'BearerTokenAuthenticationFilter' });
  const token = classOf({ packageName: `${resource}.authentication`, name: 'JwtAuthenticationToken' });
  const ended = classOf({ packageName: resource, name: 'InvalidBearerTokenException' });
  const holder = java`org.springframework.security.core.context.SecurityContextHolder`;
  return fileOf(
    self,
    java`
      ${javadoc`Refuses access tokens whose session has ended, however long they are good otherwise.`}
      @org.springframework.context.annotation.Configuration(proxyBeanMethods = false)
      @${classOf(security.localSignIn)}
      public class ${classOf(self)} {
        ${javadoc`The claim that names the session of a token.`}
        private static final String SESSION = "sid";

        @org.springframework.context.annotation.Bean
        org.springframework.security.config.Customizer<${http}> sessionsThatAreAlive(
            ${classOf(classes.liveSessions)} sessions, ${classOf(security.problems)} problems) {
          return http -> http.addFilterAfter(new Check(sessions, problems), ${bearer}.class);
        }

        private static final class Check extends org.springframework.web.filter.OncePerRequestFilter {
          private final ${classOf(classes.liveSessions)} sessions;
          private final ${classOf(security.problems)} problems;

          Check(${classOf(classes.liveSessions)} sessions, ${classOf(security.problems)} problems) {
            this.sessions = sessions;
            this.problems = problems;
          }

          @Override
          protected void doFilterInternal(
              ${web('HttpServletRequest')} request, ${web('HttpServletResponse')} response, jakarta.servlet.FilterChain chain)
              throws jakarta.servlet.ServletException, java.io.IOException {
            if (${holder}.getContext().getAuthentication() instanceof ${token} caller
                && !sessions.isAlive(caller.getToken().getClaimAsString(SESSION))) {
              ${holder}.clearContext();
              problems.commence(
                  request,
                  response,
                  new ${ended}("The session of this token has ended"));
              return;
            }
            chain.doFilter(request, response);
          }
        }
      }`,
  );
}
