import type { Blueprint, NeighboursPart, TriedLabels } from '@backsmith/blueprint';
import { commas, java, javadoc, literal, paragraphs, staticMember } from '@backsmith/render';
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
    ...tried.references.map(asksOnce),
    ...(first === undefined ? [] : failures(first, part)),
    ...(passesToken ? [passesTheToken(part)] : []),
    ...tried.uses.map(keepsUsed),
    ...(part.promises ? tried.uses.map(keepsPromised) : []),
    ...(part.labels?.tried ?? []).map(namesInOneQuestion),
    ...(part.labels?.tried ?? []).slice(0, 1).map(needsNobodyUnlessAsked),
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
      others.lose();
      ${ASSERT_THAT}(${posted(classOf(test))}).hasStatus(${STATUS}.UNPROCESSABLE_CONTENT);
    }`;
}

function asksOnce({ test, once, neighbours }: Tried): JavaFragment {
  return java`
    ${TEST}
    void ${once}() {
      var body = ${classOf(test)}.sample(this);
      others.reset();
      ${ASSERT_THAT}(${posted(classOf(test))}).hasStatus(${STATUS}.CREATED);
      ${ASSERT_THAT}(others.asked()).isEqualTo(${literal(neighbours)});
    }`;
}

/** What others answer is told as what it is, with when to come back. */
function tells(name: string, { test }: Tried, answer: JavaFragment, status: string, retryAfter?: string): JavaFragment {
  const header = java`org.springframework.http.HttpHeaders.RETRY_AFTER`;
  return java`
    ${TEST}
    void ${name}() {
      var body = ${classOf(test)}.sample(this);
      others.failWith(${answer});
      ${ASSERT_THAT}(${posted(classOf(test))}).hasStatus(${STATUS}.${status})${retryAfter !== undefined && java`.headers().hasValue(${header}, ${literal(retryAfter)})`};
    }`;
}

function refused(status: string): JavaFragment {
  return java`
    org.springframework.web.client.HttpClientErrorException.create(
        ${STATUS}.${status}, "", new org.springframework.http.HttpHeaders(), null, null)`;
}

function askedLater(kind: 'HttpClientErrorException' | 'HttpServerErrorException', status: string): JavaFragment {
  const thrown = classOf({ packageName: 'org.springframework.web.client', name: kind });
  return java`${thrown}.create(${STATUS}.${status}, "", later("7"), null, null)`;
}

/** A test of what fails, by the first reference that can be tried. */
function failures(first: Tried, { passesToken, promises }: NeighboursPart): readonly JavaFragment[] {
  const away = java`new org.springframework.web.client.ResourceAccessException("away")`;
  return [
    tells('saysThatOthersAreAway', first, away, 'SERVICE_UNAVAILABLE', '5'),
    tells(
      'saysWhenOthersAreBack',
      first,
      askedLater('HttpServerErrorException', 'SERVICE_UNAVAILABLE'),
      'SERVICE_UNAVAILABLE',
      '7',
    ),
    tells(
      'saysThatOthersHaveTooMuchToDo',
      first,
      askedLater('HttpClientErrorException', 'TOO_MANY_REQUESTS'),
      'TOO_MANY_REQUESTS',
      '7',
    ),
    ...(promises ? [tells('saysThatIsNotKnownWhatStays', first, refused('CONFLICT'), 'SERVICE_UNAVAILABLE', '1')] : []),
    ...(passesToken ? [tells('saysThatOthersRefuse', first, refused('FORBIDDEN'), 'FORBIDDEN')] : []),
    java`
      private static org.springframework.http.HttpHeaders later(String seconds) {
        var headers = new org.springframework.http.HttpHeaders();
        headers.set(org.springframework.http.HttpHeaders.RETRY_AFTER, seconds);
        return headers;
      }`,
  ];
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

function keepsUsed({ test, method }: NeighboursPart['tried']['uses'][number]): JavaFragment {
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

/** What is about to be referred to stays, and who deletes it is told when to try again. */
function keepsPromised({ test, promised }: NeighboursPart['tried']['uses'][number]): JavaFragment {
  const header = java`org.springframework.http.HttpHeaders.RETRY_AFTER`;
  return java`
    ${TEST}
    void ${promised}() {
      String location = create(${classOf(test)}.PATH, ${classOf(test)}.sample(this));
      others.promise();
      ${ASSERT_THAT}(delete(location)).hasStatus(${STATUS}.CONFLICT).headers().hasValue(${header}, "1");
      others.reset();
      ${ASSERT_THAT}(get(location)).hasStatusOk();
    }`;
}

/** A page is one question to each service; of what is gone the key stays, and a label that is null. */
function namesInOneQuestion({ test, method, labels, names, fields, neighbours }: TriedLabels): JavaFragment {
  const query = literal(`?expand=${names.join(',')}`);
  return java`
    ${TEST}
    void ${method}() {
      String location = create(${classOf(test)}.PATH, ${classOf(test)}.sample(this));
      others.reset();
      ${ASSERT_THAT}(get(${classOf(test)}.PATH + ${query})).hasStatusOk();
      ${ASSERT_THAT}(others.asked()).isEqualTo(${literal(neighbours)});
      others.lose();
      var record = read(location + ${query});
      for (String name : java.util.List.of(${commas(names.map((name) => literal(name)))})) {
        ${ASSERT_THAT}(record.get(${literal(labels)}).get(name).isNull()).as(name).isTrue();
      }
      for (String field : java.util.List.of(${commas(fields.map((field) => literal(field)))})) {
        ${ASSERT_THAT}(record.get(field).isNull()).as(field).isFalse();
      }
    }`;
}

/** Lists need no other service but for what they are asked to name. */
function needsNobodyUnlessAsked({ test, names }: TriedLabels): JavaFragment {
  const header = java`org.springframework.http.HttpHeaders.RETRY_AFTER`;
  return java`
    ${TEST}
    void needsNobodyUnlessAskedForNames() {
      create(${classOf(test)}.PATH, ${classOf(test)}.sample(this));
      others.failWith(${askedLater('HttpClientErrorException', 'UNAUTHORIZED')});
      ${ASSERT_THAT}(get(${classOf(test)}.PATH)).hasStatusOk();
      ${ASSERT_THAT}(get(${classOf(test)}.PATH + ${literal(`?expand=${names.join(',')}`)}))
          .hasStatus(${STATUS}.SERVICE_UNAVAILABLE)
          .headers()
          .hasValue(${header}, "7");
    }`;
}
