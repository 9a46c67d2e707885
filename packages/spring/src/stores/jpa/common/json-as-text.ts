import type { JpaStore } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

/**
 * Has Hibernate keep JSON in columns of type CLOB, which all versions of Oracle have: before 21c it would look for a BLOB,
 * afterwards for the type JSON.
 */
export function jsonAsText({
  support: {
    classes: { jsonAsText: self },
  },
}: JpaStore): JavaFile {
  const jdbc = java`org.hibernate.engine.jdbc.spi.JdbcServices`;
  return fileOf(
    self,
    java`
      ${javadoc`Keeps JSON as text, which every version of the database takes.`}
      public final class ${classOf(self)} implements org.hibernate.boot.model.TypeContributor {
        @Override
        public void contribute(
            org.hibernate.boot.model.TypeContributions contributions, org.hibernate.service.ServiceRegistry services) {
          if (services.requireService(${jdbc}.class).getDialect() instanceof org.hibernate.dialect.OracleDialect) {
            contributions
                .getTypeConfiguration()
                .getJdbcTypeRegistry()
                .addDescriptor(
                    org.hibernate.type.SqlTypes.JSON,
                    org.hibernate.type.descriptor.jdbc.JsonAsStringJdbcType.CLOB_INSTANCE);
          }
        }
      }`,
  );
}
