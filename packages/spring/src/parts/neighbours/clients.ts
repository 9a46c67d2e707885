import type { Neighbour, NeighbourCall, NeighboursPart } from '@backsmith/blueprint';
import { commas, java, javadoc, literal, paragraphs } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

const NOTHING = java`org.springframework.http.ResponseEntity<Void>`;

/** What another service is asked, as an interface Spring implements. */
export function client({ client: self, calls }: Neighbour, { classes }: NeighboursPart): JavaFile {
  return fileOf(
    self,
    java`
      public interface ${classOf(self)} {
        ${paragraphs(calls.map((call) => java`${exchange(call)} ${signature(call, classes, true)};`))}
      }`,
  );
}

/** Whether a record is there is asked without its content. */
function exchange({ kind, address }: NeighbourCall): JavaFragment {
  const url = literal(address);
  return kind === 'exists'
    ? java`@org.springframework.web.service.annotation.HttpExchange(method = "HEAD", url = ${url})`
    : java`@org.springframework.web.service.annotation.GetExchange(${url})`;
}

function signature(
  { kind, method, parameters }: NeighbourCall,
  classes: NeighboursPart['classes'],
  isAnnotated: boolean,
): JavaFragment {
  const annotation = (name: string) =>
    isAnnotated && java`@org.springframework.web.bind.annotation.PathVariable(${literal(name)})`;
  const answer = kind === 'exists' ? NOTHING : classOf(classes.counted);
  return java`${answer} ${method}(${commas(parameters.map((name) => java`${annotation(name)} String ${name}`))})`;
}

/** What stands for another service in tests. */
export function standIn({ standIn: self, client: asked, calls }: Neighbour, { classes }: NeighboursPart): JavaFile {
  const methods = calls.map(
    (call) => java`
      @Override
      public ${signature(call, classes, false)} {
        return standIns.${call.kind === 'exists' ? 'record' : 'count'}();
      }`,
  );
  return fileOf(
    self,
    java`
      @org.springframework.stereotype.Component
      @org.springframework.context.annotation.Primary
      class ${classOf(self)} implements ${classOf(asked)} {
        private final ${classOf(classes.standIns)} standIns;

        ${self.name}(${classOf(classes.standIns)} standIns) {
          this.standIns = standIns;
        }

        ${paragraphs(methods)}
      }`,
  );
}

/** What all that stand for other services in tests answer. */
export function standIns({ classes: { standIns: self, counted } }: NeighboursPart): JavaFile {
  return fileOf(
    self,
    java`
      ${javadoc`Stands for other services: they have every record, and refer to none of ours, unless a test says otherwise.`}
      @org.springframework.stereotype.Component
      public class ${classOf(self)} {
        private RuntimeException failure;
        private long uses;

        public void failWith(RuntimeException failure) {
          this.failure = failure;
        }

        public void use() {
          uses = 1;
        }

        public void reset() {
          failure = null;
          uses = 0;
        }

        ${NOTHING} record() {
          check();
          return org.springframework.http.ResponseEntity.ok().build();
        }

        ${classOf(counted)} count() {
          check();
          return new ${classOf(counted)}(uses);
        }

        private void check() {
          if (failure != null) {
            throw failure;
          }
        }
      }`,
  );
}

/** What a list answers, as far as it is read. */
export function counted({ classes: { counted: self } }: NeighboursPart): JavaFile {
  return fileOf(
    self,
    java`
      ${javadoc`How many records a list of another service has.`}
      @com.fasterxml.jackson.annotation.JsonIgnoreProperties(ignoreUnknown = true)
      public record ${classOf(self)}(long totalItems) {}`,
  );
}

/** Lets Spring make the clients; settings under the names of the services say where they are and how long they may take. */
export function configuration({ classes, neighbours, passesToken }: NeighboursPart): JavaFile {
  const self = classes.configuration;
  const groups = neighbours.map(
    ({ name, client: asked }) =>
      java`@org.springframework.web.service.registry.ImportHttpServices(group = ${literal(name)}, types = ${classOf(asked)}.class)`,
  );
  return fileOf(
    self,
    java`
      @org.springframework.context.annotation.Configuration
      ${groups}
      class ${classOf(self)} {${passesToken && withToken(classes)}}`,
  );
}

function withToken({ callerToken }: NeighboursPart['classes']): JavaFragment {
  return java`
    @org.springframework.context.annotation.Bean
    org.springframework.web.client.support.RestClientHttpServiceGroupConfigurer asTheCaller() {
      return groups -> groups.forEachClient((group, client) -> client.requestInterceptor(new ${classOf(callerToken)}()));
    }`;
}

/** Hands the token of a call on to the services that are asked because of it. */
export function callerToken({ classes: { callerToken: self } }: NeighboursPart): JavaFile {
  const http = (name: string) => classOf({ packageName: 'org.springframework.http', name });
  const client = (name: string) => classOf({ packageName: 'org.springframework.http.client', name });
  const token = java`org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationToken`;
  const context = 'org.springframework.web.context.request';
  const holder = classOf({ packageName: context, name: 'RequestContextHolder' });
  const call = classOf({ packageName: context, name: 'ServletRequestAttributes' });
  return fileOf(
    self,
    java`
      ${javadoc`Asks other services as whoever asks this one: with the same token, and from the same address, as limits hang on both.`}
      final class ${classOf(self)} implements ${client('ClientHttpRequestInterceptor')} {
        @Override
        public ${client('ClientHttpResponse')} intercept(
            ${http('HttpRequest')} request, byte[] body, ${client('ClientHttpRequestExecution')} execution)
            throws java.io.IOException {
          var caller = org.springframework.security.core.context.SecurityContextHolder.getContext().getAuthentication();
          if (caller instanceof ${token} known) {
            request.getHeaders().setBearerAuth(known.getToken().getTokenValue());
          }
          if (${holder}.getRequestAttributes() instanceof ${call} call) {
            request.getHeaders().set("X-Forwarded-For", call.getRequest().getRemoteAddr());
          }
          return execution.execute(request, body);
        }
      }`,
  );
}
