import type { Gateway } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { plainHttp } from '../java/plain-http.ts';
import { classOf, fileOf } from '../java/types.ts';
import { LEFT_ALONE_SECONDS, UNAVAILABLE } from './gateway-settings.ts';

const STATUS = java`org.springframework.http.HttpStatus`;
const PROBLEM = java`org.springframework.http.ProblemDetail`;
const ANSWER = java`org.springframework.http.ResponseEntity<${PROBLEM}>`;

/** What is answered where a service is away. */
export function unavailable({ classes: { unavailable: self } }: Gateway): JavaFile {
  return fileOf(
    self,
    java`
      ${javadoc`Answers in the place of a service that is away, as the services tell their own failures.`}
      @org.springframework.web.bind.annotation.RestController
      class ${classOf(self)} {
        @org.springframework.web.bind.annotation.RequestMapping(${literal(UNAVAILABLE)})
        ${ANSWER} unavailable(
            @org.springframework.web.bind.annotation.RequestAttribute(jakarta.servlet.RequestDispatcher.FORWARD_REQUEST_URI) String path) {
          ${PROBLEM} problem =
              ${PROBLEM}.forStatusAndDetail(${STATUS}.SERVICE_UNAVAILABLE, "Please try again in a moment");
          problem.setProperty("code", "unavailable");
          problem.setInstance(java.net.URI.create(path));
          return org.springframework.http.ResponseEntity.of(problem)
              .header(org.springframework.http.HttpHeaders.RETRY_AFTER, ${literal(LEFT_ALONE_SECONDS.toString())})
              .build();
        }
      }`,
  );
}

/** What is answered where the gateway itself fails a call, such as one of a path that nobody has. */
export function problems({ classes: { problems: self } }: Gateway): JavaFile {
  const request = java`jakarta.servlet.http.HttpServletRequest`;
  return fileOf(
    self,
    java`
      ${javadoc`Tells what the gateway itself cannot answer as a problem document with a code, as the services do.`}
      @org.springframework.web.bind.annotation.RestController
      class ${classOf(self)} implements org.springframework.boot.webmvc.error.ErrorController {
        @org.springframework.web.bind.annotation.RequestMapping("\${spring.web.error.path:/error}")
        ${ANSWER} problem(${request} request) {
          Object code = request.getAttribute(jakarta.servlet.RequestDispatcher.ERROR_STATUS_CODE);
          ${STATUS} known = code instanceof Integer number ? ${STATUS}.resolve(number) : ${STATUS}.NOT_FOUND;
          ${STATUS} status = known == null ? ${STATUS}.INTERNAL_SERVER_ERROR : known;
          ${PROBLEM} problem = ${PROBLEM}.forStatus(status);
          problem.setProperty("code", status.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-'));
          problem.setInstance(pathOf(request));
          return org.springframework.http.ResponseEntity.of(problem).build();
        }

        ${javadoc`The path that was called, where it can be said.`}
        private static java.net.URI pathOf(${request} request) {
          try {
            return java.net.URI.create(
                String.valueOf(request.getAttribute(jakarta.servlet.RequestDispatcher.ERROR_REQUEST_URI)));
          } catch (IllegalArgumentException e) {
            return java.net.URI.create("/");
          }
        }
      }`,
  );
}

/** How services are asked. */
export function client({ classes: { client: self } }: Gateway): JavaFile {
  return fileOf(
    self,
    java`
      @org.springframework.context.annotation.Configuration
      class ${classOf(self)} {
        ${plainHttp()}
      }`,
  );
}

/** Which pages may call from a browser. */
export function cors({ classes: { cors: self } }: Gateway): JavaFile {
  const configuration = java`org.springframework.web.cors.CorsConfiguration`;
  const source = java`org.springframework.web.cors.UrlBasedCorsConfigurationSource`;
  const filter = java`org.springframework.web.filter.CorsFilter`;
  return fileOf(
    self,
    java`
      @org.springframework.context.annotation.Configuration
      class ${classOf(self)} {
        ${javadoc`Lets pages of these origins call from a browser; no other page may.`}
        @org.springframework.context.annotation.Bean
        ${filter} corsFilter(
            @org.springframework.beans.factory.annotation.Value("\${app.cors.allowed-origins}") java.util.List<String> origins) {
          ${configuration} allowed = new ${configuration}();
          allowed.setAllowedOrigins(origins);
          allowed.setAllowedMethods(java.util.List.of("*"));
          allowed.setAllowedHeaders(java.util.List.of("*"));
          allowed.setExposedHeaders(java.util.List.of("ETag", "Location", "Retry-After", "X-Request-Id"));
          ${source} source = new ${source}();
          source.registerCorsConfiguration("/**", allowed);
          return new ${filter}(source);
        }
      }`,
  );
}
