import type { Blueprint, NeighboursPart } from '@backsmith/blueprint';
import { java, javadoc, paragraphs, staticMember } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

const ASSERT_THAT = staticMember('org.assertj.core.api.Assertions', 'assertThat');
const STATUS = java`org.springframework.http.HttpStatus`;
const TEST = java`@org.junit.jupiter.api.Test`;

type Tried = NeighboursPart['tried']['references'][number];

/** The test of what depends on other services. */
export function neighboursTest(part: NeighboursPart, blueprint: Blueprint): JavaFile {
  const { classes, tried, passesToken } = part;
  const { test: self, standIns } = classes;
  const [first] = tried.references;
  const tests = [
    ...tried.references.map(refusesUnknown),
    ...(first === undefined ? [] : [saysThatOthersAreAway(first)]),
    ...(first === undefined || !passesToken ? [] : [saysThatOthersRefuse(first)]),
    ...(passesToken ? [passesTheToken(part)] : []),
    ...tried.uses.map(keepsUsed),
  ];
  return fileOf(
    self,
    java`
      ${javadoc`What the answers of other services make of ours.`}
      public class ${classOf(self)} extends ${classOf(blueprint.tests.api)} {
        @org.springframework.beans.factory.annotation.Autowired
        private ${classOf(standIns)} others;

        @org.junit.jupiter.api.AfterEach
        void reset() {
          others.reset();
        }

        ${paragraphs(tests)}
      }`,
  );
}

function posted(test: JavaFragment): JavaFragment {
  return java`post(${test}.PATH, body)`;
}

function refusesUnknown({ test, method }: Tried): JavaFragment {
  return java`
    ${TEST}
    void ${method}() {
      var body = ${classOf(test)}.sample(this);
      others.failWith(
          org.springframework.web.client.HttpClientErrorException.create(
              ${STATUS}.NOT_FOUND, "", new org.springframework.http.HttpHeaders(), null, null));
      ${ASSERT_THAT}(${posted(classOf(test))}).hasStatus(${STATUS}.UNPROCESSABLE_CONTENT);
    }`;
}

function saysThatOthersAreAway({ test }: Tried): JavaFragment {
  return java`
    ${TEST}
    void saysThatOthersAreAway() {
      var body = ${classOf(test)}.sample(this);
      others.failWith(new org.springframework.web.client.ResourceAccessException("away"));
      ${ASSERT_THAT}(${posted(classOf(test))}).hasStatus(${STATUS}.SERVICE_UNAVAILABLE);
    }`;
}

function saysThatOthersRefuse({ test }: Tried): JavaFragment {
  return java`
    ${TEST}
    void saysThatOthersRefuse() {
      var body = ${classOf(test)}.sample(this);
      others.failWith(
          org.springframework.web.client.HttpClientErrorException.create(
              ${STATUS}.FORBIDDEN, "", new org.springframework.http.HttpHeaders(), null, null));
      ${ASSERT_THAT}(${posted(classOf(test))}).hasStatus(${STATUS}.FORBIDDEN);
    }`;
}

function passesTheToken({ classes }: NeighboursPart): JavaFragment {
  const mock = (name: string) => classOf({ packageName: 'org.springframework.mock.http.client', name });
  const holder = java`org.springframework.security.core.context.SecurityContextHolder`;
  const jwt = java`org.springframework.security.oauth2.jwt.Jwt`;
  const token = java`org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationToken`;
  return java`
    ${TEST}
    void asksWithTheTokenOfTheCall() throws java.io.IOException {
      var asked = new ${mock('MockClientHttpRequest')}();
      ${holder}.getContext()
          .setAuthentication(
              new ${token}(${jwt}.withTokenValue("token-of-the-call").header("alg", "RS256").subject("somebody").build()));
      try {
        new ${classOf(classes.callerToken)}()
            .intercept(asked, new byte[0], (request, body) -> new ${mock('MockClientHttpResponse')}());
      } finally {
        ${holder}.clearContext();
      }
      ${ASSERT_THAT}(asked.getHeaders().getFirst(org.springframework.http.HttpHeaders.AUTHORIZATION))
          .isEqualTo("Bearer token-of-the-call");
    }`;
}

function keepsUsed({ test, method }: Tried): JavaFragment {
  return java`
    ${TEST}
    void ${method}() {
      String location = create(${classOf(test)}.PATH, ${classOf(test)}.sample(this));
      others.use();
      ${ASSERT_THAT}(delete(location)).hasStatus(${STATUS}.CONFLICT);
      others.reset();
      ${ASSERT_THAT}(get(location)).hasStatusOk();
    }`;
}
