import type { ClassName, CountQuestion, LabelQuestions, Neighbour, NeighboursPart } from '@backsmith/blueprint';
import { commas, java, javadoc, literal, paragraphs } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';
import { KEYS, LABELS_BY_KIND } from '../../java/keys-by-kind.ts';

/** What another service is asked, as an interface Spring implements. */
export function client({ client: self, calls, tellsLabels }: Neighbour, part: NeighboursPart): JavaFile {
  const questions = calls.filter((call) => call.kind === 'exists');
  const counts = calls.filter((call) => call.kind === 'counts');
  return fileOf(
    self,
    java`
      public interface ${classOf(self)} {
        ${questions.map(({ constant, records }) => java`String ${constant} = ${literal(records)};`)}

        ${questions.length > 0 && missing(part)}

        ${tellsLabels === true && part.labels && labels(part.labels)}

        ${counts.length > 0 && part.promises !== undefined && open(part)}

        ${paragraphs(counts.map((call) => java`@org.springframework.web.service.annotation.GetExchange(${literal(call.address)}) ${signature(call, part, true)};`))}
      }`,
  );
}

function missing({ asksAt }: NeighboursPart): JavaFragment {
  return java`
    ${javadoc`Which of these records are missing: keys by the kind of their records, each with the texts of its parts.`}
    @org.springframework.web.service.annotation.PostExchange(${literal(asksAt)})
    ${KEYS} missing(@org.springframework.web.bind.annotation.RequestBody ${KEYS} keys);`;
}

function labels({ path }: LabelQuestions): JavaFragment {
  return java`
    ${javadoc`The labels of these records, in the order of their keys; null for what is not there to be seen, or has none.`}
    @org.springframework.web.service.annotation.PostExchange(${literal(path)})
    ${LABELS_BY_KIND} labels(@org.springframework.web.bind.annotation.RequestBody ${KEYS} keys);`;
}

function open({ refersAt }: NeighboursPart): JavaFragment {
  return java`
    ${javadoc`Which of these records of ours it is about to refer to.`}
    @org.springframework.web.service.annotation.PostExchange(${literal(refersAt)})
    ${KEYS} open(@org.springframework.web.bind.annotation.RequestBody ${KEYS} keys);`;
}

/** How the list is asked that counts who refers to a record. */
export function signature(
  { method, parameters }: CountQuestion,
  { classes }: NeighboursPart,
  isAnnotated: boolean,
): JavaFragment {
  const annotation = (name: string) =>
    isAnnotated && java`@org.springframework.web.bind.annotation.PathVariable(${literal(name)})`;
  return java`${classOf(classes.counted)} ${method}(${commas(parameters.map((name) => java`${annotation(name)} String ${name}`))})`;
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
export function configuration({ classes, neighbours, passesToken, identity }: NeighboursPart): JavaFile {
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
      class ${classOf(self)} {${passesToken && withToken(classes, identity)}}`,
  );
}

function withToken({ callerToken }: NeighboursPart['classes'], identity: ClassName | undefined): JavaFragment {
  const asService = identity && java`.requestInterceptor(identity.towards(group.name()))`;
  return java`
    @org.springframework.context.annotation.Bean
    org.springframework.web.client.support.RestClientHttpServiceGroupConfigurer asTheCaller(${identity && java`${classOf(identity)} identity`}) {
      return groups -> groups.forEachClient((group, client) -> client.requestInterceptor(new ${classOf(callerToken)}())${asService});
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
      ${javadoc`Asks other services as whoever asks this one: with the same token, as their rules hang on it, and from the same address.`}
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
