import type { Blueprint, SecurityPart } from '@backsmith/blueprint';
import { commas, java, javadoc, literal, staticMember } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

const TEST = java`@org.junit.jupiter.api.Test`;
const AUTOWIRED = java`@org.springframework.beans.factory.annotation.Autowired`;
const ASSERT_THAT = staticMember('org.assertj.core.api.Assertions', 'assertThat');
const HEADERS = java`org.springframework.http.HttpHeaders`;
const METHOD = java`org.springframework.http.HttpMethod`;
const RESULT = java`org.springframework.test.web.servlet.assertj.MvcTestResult`;

/** Attacks on the rules of who may make which call. */
export function accessTest(part: SecurityPart, blueprint: Blueprint): JavaFile {
  const self = part.tests.access;
  return fileOf(
    self,
    java`
      ${javadoc`Attacks each rule on who may make which call.`}
      class ${classOf(self)} extends ${classOf(blueprint.tests.api)} {
        ${AUTOWIRED} private org.springframework.test.web.servlet.assertj.MockMvcTester mvc;
        ${AUTOWIRED} private ${classOf(part.classes.accessTokens)} tokens;

        ${part.rules.length > 0 && recordRules(part)}

        ${rules(part)}

        ${closedByDefault(part)}

        ${readers(part)}

        ${describes(part)}

        ${part.rules.length > 0 && rulePaths(part)}

        ${helpers(part)}
      }`,
  );
}

/** Attacks on the rules of records, an address for each. */
function recordRules(part: SecurityPart): JavaFragment {
  const role = classOf(part.classes.role);
  const shared = sharedPaths(part);
  return java`
    ${TEST}
    void refusesCallsWithoutToken() {
      for (String path : paths()) {
        for (String method : java.util.List.of("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH")) {
          ${ASSERT_THAT}(call(method, path, "")).as("%s %s", method, path).hasStatus(401);
        }
      }
    }

    ${TEST}
    void letsUsersReadOnly() {
      for (String path : ${shared}) {
        String token = bearer(${role}.USER);
        for (String method : java.util.List.of("POST", "PUT", "DELETE", "PATCH")) {
          ${ASSERT_THAT}(call(method, path, token)).as("%s %s", method, path).hasStatus(403);
        }
      }
    }

    ${TEST}
    void letsEditorsDeleteNoRecords() {
      for (String path : ${shared}) {
        if (!path.contains("/1/")) {
          ${ASSERT_THAT}(call("DELETE", path + "/1", bearer(${role}.EDITOR))).as("DELETE %s", path).hasStatus(403);
        }
      }
    }
`;
}

/** A method named beside the real one. */
function disguises(part: SecurityPart): JavaFragment {
  const { classes } = part;
  return java`
    ${TEST}
    void takesNoOtherMethodForOne() {
      for (String path : ${sharedPaths(part)}) {
        ${RESULT} disguised =
            mvc.post()
                .uri(java.net.URI.create(path + "?_method=GET"))
                .header("X-HTTP-Method-Override", "GET")
                .header(${HEADERS}.AUTHORIZATION, bearer(${classOf(classes.role)}.USER))
                .exchange();
        ${ASSERT_THAT}(disguised).as(path).hasStatus(403);
      }
    }`;
}

function rules(part: SecurityPart): JavaFragment {
  const { classes, tried, issuedBy, rules: all } = part;
  const records = all.length > 0;
  const role = classOf(classes.role);
  const administration = commas(tried.administration.map((path) => literal(path)));
  return java`
    ${TEST}
    void letsAdministratorsAloneAdminister() {
      for (String path : java.util.List.of(${administration})) {
        ${ASSERT_THAT}(call("GET", path, "")).as(path).hasStatus(401);
        ${ASSERT_THAT}(call("GET", path, bearer(${role}.EDITOR))).as(path).hasStatus(403);
      }
      ${issuedBy === undefined && java`${ASSERT_THAT}(call("PUT", "/auth/accounts/1/roles", bearer(${role}.EDITOR))).hasStatus(403);`}
    }

    ${TEST}
    void refusesWhatNoRuleNames() {
      String token = bearer(${role}.ADMIN);
      for (String path : java.util.List.of("/", "/api", "/api/v1", "/api/v1/nothing-like-this", "/auth/nothing")) {
        ${ASSERT_THAT}(call("GET", path, token)).as(path).hasStatus(403);
      }
    }

    ${records && disguises(part)}

    ${TEST}
    void givesNoStrangeOriginAccess() {
      ${RESULT} preflight =
          mvc.options()
              .uri(${literal(tried.browser)})
              .header(${HEADERS}.ORIGIN, "https://attacker.example")
              .header(${HEADERS}.ACCESS_CONTROL_REQUEST_METHOD, "POST")
              .exchange();
      ${ASSERT_THAT}(preflight).hasStatus(403).headers().doesNotContainHeader(${HEADERS}.ACCESS_CONTROL_ALLOW_ORIGIN);
    }`;
}

/** Who reads what, the paths by the least role: those below it are refused, the role itself is not. */
function readers({ classes, rules, roles }: SecurityPart): JavaFragment | false {
  const role = classOf(classes.role);
  const read = roles.flatMap((reader) => {
    const paths = rules.flatMap((rule) => (rule.read === reader ? [literal(rule.path.replaceAll('*', '1'))] : []));
    return paths.length === 0 ? [] : [{ reader, paths }];
  });
  const all = read.map(
    ({ reader, paths }) => java`
      assertReadBy(${role}.${reader}, ${commas(paths)});`,
  );
  if (rules.length === 0) return false;
  return java`
    ${TEST}
    void showsRecordsToThoseWhoWorkWithThem() {
      ${all}
    }

    private void assertReadBy(${role} least, String... paths) {
      for (String path : paths) {
        for (${role} role : ${role}.values()) {
          ${ASSERT_THAT}(call("GET", path, bearer(role)).getResponse().getStatus() == 403)
              .as("GET %s as %s is refused", path, role)
              .isEqualTo(role.compareTo(least) < 0);
        }
      }
    }`;
}

/** The description of the API says what the rules say. */
function describes({ describedRoles, rules }: SecurityPart): JavaFragment | false {
  const shown = rules.filter(({ path }) => !path.includes('*'));
  if (describedRoles === undefined || shown.length === 0) return false;
  const pairs = shown.map(({ path, read }) => java`${literal(path)}, ${literal(read)}`);
  return java`
    ${TEST}
    void describesWhichRoleEachCallTakes() {
      tools.jackson.databind.JsonNode calls = read("/v3/api-docs").get("paths");
      java.util.Map.ofEntries(${commas(pairs.map((pair) => java`java.util.Map.entry(${pair})`))})
          .forEach(
              (path, role) ->
                  ${ASSERT_THAT}(calls.get(path).at("/get/responses/403/description").asString())
                      .as(path)
                      .endsWith(" " + role));
    }`;
}

/** Nothing is open in production that nobody has opened: application.yaml by itself, whatever the tests run with. */
function closedByDefault({ issuedBy, open }: SecurityPart): JavaFragment {
  const core = (name: string) => classOf({ packageName: 'org.springframework.core.env', name });
  const value = (path: string) => java`settings.getProperty(${literal(path)})`;
  const shut = [
    ...(issuedBy === undefined ? ['app.security.registration', 'app.security.generate-key'] : []),
    ...(open.some((path) => path.startsWith('/v3/api-docs'))
      ? ['springdoc.api-docs.enabled', 'springdoc.swagger-ui.enabled']
      : []),
  ];
  return java`
    ${TEST}
    void isClosedUntilSomebodyOpensIt() throws java.io.IOException {
      var sources = new ${core('MutablePropertySources')}();
      new org.springframework.boot.env.YamlPropertySourceLoader()
          .load("application", new org.springframework.core.io.ClassPathResource("application.yaml"))
          .forEach(sources::addLast);
      var settings = new ${core('PropertySourcesPropertyResolver')}(sources);
      ${shut.map((path) => java`${ASSERT_THAT}(${value(path)}).isEqualTo("false");`)}
      ${ASSERT_THAT}(${value('server.forward-headers-strategy')}).isEqualTo("native");
      ${ASSERT_THAT}(${value('server.tomcat.remoteip.internal-proxies')}).isEmpty();
    }`;
}

/** The paths of what is everybody's: of records of their own people do what they like. */
function sharedPaths({ rules }: SecurityPart): JavaFragment {
  return rules.every(({ isOwn }) => !isOwn) ? java`paths()` : java`sharedPaths()`;
}

function rulePaths({ classes, rules: all }: SecurityPart): JavaFragment {
  const rules = classOf(classes.accessRules);
  if (all.every(({ isOwn }) => !isOwn)) {
    return java`
      ${javadoc`An address for each rule.`}
      private static java.util.List<String> paths() {
        return ${rules}.byPath().keySet().stream()
            .filter(path -> !path.startsWith("/auth/"))
            .map(path -> path.replace("/**", "").replace("*", "1"))
            .toList();
      }`;
  }
  return java`
    ${javadoc`An address for each rule.`}
    private static java.util.List<String> paths() {
      return paths(path -> true);
    }

    ${javadoc`The same for those on records that are everybody's.`}
    private static java.util.List<String> sharedPaths() {
      return paths(path -> !${rules}.OWN.contains(path));
    }

    private static java.util.List<String> paths(java.util.function.Predicate<String> wanted) {
      return ${rules}.byPath().keySet().stream()
          .filter(path -> !path.startsWith("/auth/"))
          .filter(wanted)
          .map(path -> path.replace("/**", "").replace("*", "1"))
          .toList();
    }`;
}

function helpers({ classes, tests, sessions }: SecurityPart): JavaFragment {
  return java`
    private ${RESULT} call(String method, String path, String authorization) {
      return mvc.method(${METHOD}.valueOf(method))
          .uri(java.net.URI.create(path))
          .header(${HEADERS}.AUTHORIZATION, authorization)
          .contentType(org.springframework.http.MediaType.APPLICATION_JSON)
          .content("{}")
          .exchange();
    }

    private String bearer(${classOf(classes.role)} role) {
      String somebody = java.util.UUID.randomUUID().toString();
      return "Bearer " + tokens.issue(somebody, java.util.Set.of(role)${sessions && java`, ${classOf(tests.caller)}.SESSION`});
    }`;
}
