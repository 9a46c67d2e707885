import { java } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';

const CALL = java`java.sql.CallableStatement`;
const OPTIONS = java`org.hibernate.type.descriptor.WrapperOptions options`;

/** The statement that returns what reads a column otherwise than `exact` does, which reads what procedures return. @param read the statements that read column `at` of `row` */
export function extracting(read: JavaFragment): JavaFragment {
  return java`
    return new org.hibernate.type.descriptor.ValueExtractor<>() {
      @Override
      public X extract(java.sql.ResultSet row, int at, ${OPTIONS}) throws java.sql.SQLException {
        ${read}
      }

      @Override
      public X extract(${CALL} call, int at, ${OPTIONS}) throws java.sql.SQLException {
        return exact.extract(call, at, options);
      }

      @Override
      public X extract(${CALL} call, String name, ${OPTIONS}) throws java.sql.SQLException {
        return exact.extract(call, name, options);
      }
    };`;
}
