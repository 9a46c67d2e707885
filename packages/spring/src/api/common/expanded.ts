import type { Blueprint } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

/** An answer with the labels of what it refers to. */
export function expanded({ support: { classes }, resources }: Blueprint): JavaFile {
  const self = classes.expanded;
  const labels = resources.flatMap(({ expansion }) => expansion?.labels ?? [])[0];
  const include = java`com.fasterxml.jackson.annotation.JsonInclude`;
  const nullable = java`@org.jspecify.annotations.Nullable`;
  return fileOf(
    self,
    java`
      ${javadoc`An answer and, where a client asks for them, the labels of what it refers to: null for what is not there to be seen.`}
      public record ${classOf(self)}<T>(
          @com.fasterxml.jackson.annotation.JsonUnwrapped T answer,
          @${include}(${include}.Include.NON_NULL)
          ${nullable} java.util.Map<String, ${nullable} String> ${labels}) {}`,
  );
}
