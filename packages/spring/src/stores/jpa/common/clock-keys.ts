import type { JpaStore } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

/**
 * What Hibernate has for times of day that identify rows. Where a parameter is a time, it takes a type of its own instead of the
 * column's, which has milliseconds: another row would be found than the one that was meant.
 */
export function clockKeys({
  support: {
    classes: { clockKeys: self },
  },
}: JpaStore): JavaFile {
  return fileOf(self, clockClass(java`public final class ${classOf(self)}`));
}

/** The class of times that are written as the column says. @param head how it is declared */
export function clockClass(head: JavaFragment): JavaFragment {
  return java`
    ${javadoc`A time as any other value: as a time, its parameters would not be written as the column says.`}
    ${head} extends org.hibernate.type.descriptor.java.LocalTimeJavaType {
      private static final long serialVersionUID = 1L;

      @Override
      public boolean isTemporalType() {
        return false;
      }
    }`;
}
