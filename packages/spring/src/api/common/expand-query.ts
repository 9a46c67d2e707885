import type { Blueprint } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';
import { resolveArgument } from './page-arguments.ts';

/** Which references an answer is to name, and how that is read from a request. */
export function expandQuery({ support: { classes } }: Blueprint): JavaFile {
  const self = classes.expandQuery;
  const names = java`java.util.Set<String>`;
  return fileOf(
    self,
    java`
      ${javadoc`The references an answer is to name: ?expand=product,customer.`}
      public record ${classOf(self)}(${names} names) {
        private static final ${classOf(self)} NONE = new ${classOf(self)}(java.util.Set.of());

        static ${classOf(self)} of(String... given) {
          if (given == null) {
            return NONE;
          }
          ${names} names = new java.util.LinkedHashSet<>();
          for (String text : given) {
            names.addAll(java.util.List.of(org.springframework.util.StringUtils.tokenizeToStringArray(text, ",")));
          }
          return new ${classOf(self)}(names);
        }

        ${javadoc`Reads it from a request.`}
        public static final class Reader implements org.springframework.web.method.support.HandlerMethodArgumentResolver {
          @Override
          public boolean supportsParameter(org.springframework.core.MethodParameter parameter) {
            return parameter.getParameterType() == ${classOf(self)}.class;
          }

          ${resolveArgument(classOf(self), java`return ${classOf(self)}.of(request.getParameterValues("expand"));`)}
        }
      }`,
  );
}
