import type { ClassName, SecurityPart } from '@backsmith/blueprint';
import { java, javadoc, type } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

/** Says in the description of the API which role each call takes, as the rules have it. */
export function describedRoles(self: ClassName, { classes }: SecurityPart): JavaFile {
  const role = classOf(classes.role);
  const rules = classOf(classes.accessRules);
  const patterns = java`org.springframework.web.util.pattern.PathPatternParser`;
  const paths = java`org.springframework.http.server.PathContainer`;
  const found = java`java.util.Optional<${role}>`;
  return fileOf(
    self,
    java`
      ${javadoc`Says in the description of the API which role each call takes.`}
      @org.springframework.context.annotation.Configuration(proxyBeanMethods = false)
      class ${classOf(self)} {
        @org.springframework.context.annotation.Bean
        ${type('org.springdoc.core.customizers.OpenApiCustomizer')} roles() {
          return document ->
              document.getPaths().forEach(
                  (path, calls) ->
                      calls.readOperationsMap().forEach(
                          (method, call) ->
                              leastRole(path, method.name()).ifPresent(role -> describe(call, role))));
        }

        private static void describe(${type('io.swagger.v3.oas.models.Operation')} call, ${role} role) {
          ${type('io.swagger.v3.oas.models.responses.ApiResponse')} refused = call.getResponses().get("403");
          if (refused != null) {
            refused.setDescription("The token does not allow this, which takes the role " + role);
          }
        }

        private static ${found} leastRole(String path, String method) {
          if (java.util.Arrays.stream(${rules}.ADMINISTRATION).anyMatch(rule -> covers(rule, path))) {
            return java.util.Optional.of(${role}.ADMIN);
          }
          return ${rules}.byPath().entrySet().stream()
              .filter(rule -> covers(rule.getKey(), path))
              .findFirst()
              .flatMap(rule -> rule.getValue().least(method));
        }

        private static boolean covers(String rule, String path) {
          return ${patterns}.defaultInstance.parse(rule).matches(${paths}.parsePath(path));
        }
      }`,
  );
}
