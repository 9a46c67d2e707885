import type { ClassName, SecurityPart } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

const CONFIGURATION = java`@org.springframework.context.annotation.Configuration(proxyBeanMethods = false)`;
const BEAN = java`@org.springframework.context.annotation.Bean`;

/** The settings below `app.security`. */
export function securityProperties({ classes, issuedBy }: SecurityPart): JavaFile {
  const self = classes.properties;
  if (issuedBy !== undefined) return trustProperties(self);
  return fileOf(
    self,
    java`
      ${javadoc`The settings below app.security. Keys and passwords come from the environment.`}
      @org.springframework.boot.context.properties.ConfigurationProperties("app.security")
      public record ${classOf(self)}(
          String issuer,
          String audience,
          java.time.Duration accessTokenLifetime,
          java.time.Duration refreshTokenLifetime,
          String signingKey,
          String previousKey,
          boolean generateKey,
          boolean registration,
          int failuresBeforeLockout,
          java.time.Duration lockout,
          java.util.List<String> allowedOrigins,
          Administrator firstAdministrator) {
        public record Administrator(String email, String password) {}
      }`,
  );
}

/** The same where another service issues the tokens. */
function trustProperties(self: ClassName): JavaFile {
  return fileOf(
    self,
    java`
      ${javadoc`The settings below app.security.`}
      @org.springframework.boot.context.properties.ConfigurationProperties("app.security")
      public record ${classOf(self)}(
          String issuer, String audience, String authService, java.util.List<String> allowedOrigins) {}`,
  );
}

/** How passwords are kept, where there are any. */
function passwordEncoder({ ownAccounts }: SecurityPart): JavaFragment {
  if (ownAccounts !== undefined) {
    const hashes = classOf(ownAccounts.classes.hashes);
    return java`
      ${BEAN}
      ${hashes} passwordEncoder() {
        return new ${hashes}();
      }`;
  }
  return java`
    ${BEAN}
    org.springframework.security.crypto.password.PasswordEncoder passwordEncoder() {
      return org.springframework.security.crypto.factory.PasswordEncoderFactories.createDelegatingPasswordEncoder();
    }`;
}

/** A key such as `50%` or `a;b` would have no address otherwise. */
function addressesOfTexts(): JavaFragment {
  const firewall = java`org.springframework.security.web.firewall.StrictHttpFirewall`;
  return java`
    ${javadoc`Keys that are texts may hold a percent sign or a semicolon. A semicolon that is not escaped would begin a parameter of the path, and is refused.`}
    ${BEAN}
    ${firewall} addresses() {
      var firewall = new ${firewall}();
      firewall.setAllowUrlEncodedPercent(true);
      firewall.setAllowSemicolon(true);
      firewall.getEncodedUrlBlocklist().add(";");
      return firewall;
    }`;
}

/** Pages of the API's description have pictures and styles among their own text, and nothing else has pages. */
const CONTENT_POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The filter chain, and what it needs whoever issues the tokens. */
export function securityConfig(part: SecurityPart): JavaFile {
  const { classes, issuedBy, records, internal, hasTextKeys } = part;
  const self = classes.configuration;
  const cors = java`org.springframework.web.cors.CorsConfiguration`;
  const headers = java`org.springframework.http.HttpHeaders`;
  const configurers = (name: string) =>
    classOf({ packageName: 'org.springframework.security.config.annotation.web.configurers', name });
  return fileOf(
    self,
    java`
      ${javadoc`Every call needs a token, as the access rules say. There are no sessions and no cookies, so nothing to forge.`}
      ${CONFIGURATION}
      @org.springframework.boot.context.properties.EnableConfigurationProperties(${classOf(classes.properties)}.class)
      public class ${classOf(self)} {
        ${javadoc`Browsers that show an answer load nothing from elsewhere and put it into no frame.`}
        private static final String CONTENT_POLICY = ${literal(CONTENT_POLICY)};

        ${BEAN}
        org.springframework.security.web.SecurityFilterChain securityFilterChain(
            org.springframework.security.config.annotation.web.builders.HttpSecurity http,
            org.springframework.security.oauth2.jwt.JwtDecoder tokens,
            ${classOf(classes.problems)} problems)
            throws Exception {
          return http.csrf(${configurers('CsrfConfigurer')}::disable)
              .cors(org.springframework.security.config.Customizer.withDefaults())
              .logout(${configurers('LogoutConfigurer')}::disable)
              .requestCache(${configurers('RequestCacheConfigurer')}::disable)
              .headers(
                  headers ->
                      headers
                          .contentSecurityPolicy(policy -> policy.policyDirectives(CONTENT_POLICY))
                          .referrerPolicy(
                              referrer ->
                                  referrer.policy(
                                      org.springframework.security.web.header.writers.ReferrerPolicyHeaderWriter.ReferrerPolicy.NO_REFERRER)))
              .sessionManagement(
                  session ->
                      session.sessionCreationPolicy(
                          org.springframework.security.config.http.SessionCreationPolicy.STATELESS))
              .authorizeHttpRequests(
                  calls -> {
                    calls.dispatcherTypeMatchers(jakarta.servlet.DispatcherType.ERROR).permitAll();
                    calls.requestMatchers(${classOf(classes.accessRules)}.OPEN).permitAll();
                    calls.requestMatchers(${classOf(classes.accessRules)}.ADMINISTRATION)${administrators(classes, records)};
                    ${internal !== undefined && java`calls.requestMatchers(${classOf(classes.accessRules)}.INTERNAL).hasAnyRole(${classOf(classes.role)}.USER.andAbove());`}
                    ${classOf(classes.accessRules)}.byPath().forEach((path, rule) -> calls.requestMatchers(path).access(rule));
                    calls.anyRequest().denyAll();
                  })
              .oauth2ResourceServer(
                  server ->
                      server
                          .jwt(jwt -> jwt.decoder(new ${classOf(classes.verifiedTokens)}(tokens)))
                          .authenticationEntryPoint(problems)
                          .accessDeniedHandler(problems))
              .build();
        }

        ${hasTextKeys && addressesOfTexts()}

        ${issuedBy === undefined && passwordEncoder(part)}

        ${javadoc`Browsers may call from the origins of app.security.allowed-origins, and from nowhere else.`}
        ${BEAN}
        org.springframework.web.cors.CorsConfigurationSource corsConfigurationSource(${classOf(classes.properties)} properties) {
          ${cors} cors = new ${cors}();
          cors.setAllowedOrigins(properties.allowedOrigins());
          cors.setAllowedMethods(java.util.List.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"));
          cors.setAllowedHeaders(
              java.util.List.of(
                  ${headers}.AUTHORIZATION, ${headers}.CONTENT_TYPE, ${headers}.IF_MATCH, ${literal('X-Request-Id')}));
          cors.setExposedHeaders(
              java.util.List.of(
                  ${headers}.LOCATION, ${headers}.ETAG, ${headers}.RETRY_AFTER, ${literal('X-Request-Id')}));
          cors.setMaxAge(java.time.Duration.ofHours(1));
          var source = new org.springframework.web.cors.UrlBasedCorsConfigurationSource();
          source.registerCorsConfiguration("/**", cors);
          return source;
        }
      }`,
  );
}

/** Who administers: where there are tenants, administrators of all of them. */
function administrators(classes: SecurityPart['classes'], records: SecurityPart['records']): JavaFragment {
  if (records?.hasTenants !== true) return java`.hasRole(${classOf(classes.role)}.ADMIN.name())`;
  const decision = java`org.springframework.security.authorization.AuthorizationDecision`;
  return java`.access((caller, call) -> new ${decision}(${classOf(records.classes.caller)}.isOperator()))`;
}

/** The answers to requests without a valid token, or without the right. */
export function securityProblems({ classes }: SecurityPart): JavaFile {
  const self = classes.problems;
  const servlet = (name: string) => classOf({ packageName: 'jakarta.servlet.http', name });
  const bearer = java`org.springframework.security.oauth2.server.resource.web.BearerTokenAuthenticationEntryPoint`;
  const denied = java`org.springframework.security.oauth2.server.resource.web.access.BearerTokenAccessDeniedHandler`;
  const entryPoint = java`org.springframework.security.web.AuthenticationEntryPoint`;
  const handler = java`org.springframework.security.web.access.AccessDeniedHandler`;
  const problem = java`org.springframework.http.ProblemDetail`;
  const status = java`org.springframework.http.HttpStatus`;
  return fileOf(
    self,
    java`
      ${javadoc`Answers 401, 403 and 429 with the problem documents all other errors have.`}
      @org.springframework.stereotype.Component
      public class ${classOf(self)} implements ${entryPoint}, ${handler} {
        private final ${entryPoint} challenge = new ${bearer}();
        private final ${handler} refusal = new ${denied}();
        private final tools.jackson.databind.json.JsonMapper json;

        public ${self.name}(tools.jackson.databind.json.JsonMapper json) {
          this.json = json;
        }

        @Override
        public void commence(
            ${servlet('HttpServletRequest')} request,
            ${servlet('HttpServletResponse')} response,
            org.springframework.security.core.AuthenticationException e)
            throws java.io.IOException, jakarta.servlet.ServletException {
          challenge.commence(request, response, e);
          write(response, ${status}.UNAUTHORIZED, "unauthorized", "Send a valid access token");
        }

        @Override
        public void handle(
            ${servlet('HttpServletRequest')} request,
            ${servlet('HttpServletResponse')} response,
            org.springframework.security.access.AccessDeniedException e)
            throws java.io.IOException, jakarta.servlet.ServletException {
          refusal.handle(request, response, e);
          write(response, ${status}.FORBIDDEN, "forbidden", "Your roles do not allow this");
        }

        public void write(
            ${servlet('HttpServletResponse')} response, ${status} status, String code, String detail)
            throws java.io.IOException {
          ${problem} problem = ${problem}.forStatusAndDetail(status, detail);
          problem.setProperty("code", code);
          response.setStatus(status.value());
          response.setContentType(org.springframework.http.MediaType.APPLICATION_PROBLEM_JSON_VALUE);
          json.writeValue(response.getOutputStream(), problem);
        }
      }`,
  );
}
