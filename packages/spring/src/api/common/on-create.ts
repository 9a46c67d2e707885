import type { Blueprint } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

/** The group of rules that new records have to meet, and changes not. */
export function onCreate({ support: { classes } }: Blueprint): JavaFile {
  const self = classes.onCreate;
  return fileOf(
    self,
    java`
      ${javadoc`Rules for new records only: what nobody can read, a change may leave out.`}
      public interface ${classOf(self)} {}`,
  );
}
