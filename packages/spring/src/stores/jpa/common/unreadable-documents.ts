import { java, javadoc } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';

const TYPE = java`org.hibernate.type.descriptor.jdbc.JsonJdbcType`;
const ADJUSTABLE = java`org.hibernate.type.descriptor.jdbc.AdjustableJdbcType`;
const INDICATORS = java`org.hibernate.type.descriptor.jdbc.JdbcTypeIndicators indicators`;
const JDBC_TYPE = java`org.hibernate.type.descriptor.jdbc.JdbcType`;
const JAVA_TYPE = java`org.hibernate.type.descriptor.java.JavaType<X> javaType`;
const DIALECT = java`org.hibernate.dialect.Dialect dialect`;

/**
 * How JSON is read on any database: by the type its dialect has for it, and as none where there is no JSON or one of too
 * many levels. A text can stand in a column of MariaDB that no rule was asked about, PostgreSQL keeps 6,000 levels.
 */
export function unreadableDocuments(): JavaFragment {
  return java`
    ${javadoc`Has Hibernate read documents as none that are no JSON, or of more levels than are read.`}
    public static final class Documents implements org.hibernate.boot.model.TypeContributor {
      @Override
      public void contribute(
          org.hibernate.boot.model.TypeContributions contributions, org.hibernate.service.ServiceRegistry services) {
        var types = contributions.getTypeConfiguration().getJdbcTypeRegistry();
        // Asked for before the dialect has said its own, it must not be made up.
        var found = types.findDescriptor(org.hibernate.type.SqlTypes.JSON);
        if (found instanceof ${TYPE} json && !(json instanceof Document)) {
          types.addDescriptor(org.hibernate.type.SqlTypes.JSON, new Document(json));
        }
      }
    }

    ${javadoc`Reads and writes as the database's own type does, in the kind of column that has.`}
    private static final class Document extends ${TYPE} implements ${ADJUSTABLE} {
      private static final long serialVersionUID = 1L;

      private final ${TYPE} json;

      Document(${TYPE} json) {
        super(null);
        this.json = json;
      }

      @Override
      public int getJdbcTypeCode() {
        return json.getJdbcTypeCode();
      }

      @Override
      public int getDdlTypeCode() {
        return json.getDdlTypeCode();
      }

      @Override
      public ${JDBC_TYPE} resolveIndicatedType(
          ${INDICATORS}, org.hibernate.type.descriptor.java.JavaType<?> javaType) {
        return json instanceof ${ADJUSTABLE} adjustable
                && adjustable.resolveIndicatedType(indicators, javaType) instanceof ${TYPE} adjusted
            ? new Document(adjusted)
            : this;
      }

      @Override
      public <X> org.hibernate.type.descriptor.ValueBinder<X> getBinder(${JAVA_TYPE}) {
        return json.getBinder(javaType);
      }

      @Override
      public <X> org.hibernate.type.descriptor.ValueExtractor<X> getExtractor(${JAVA_TYPE}) {
        return orNone(json.getExtractor(javaType));
      }

      @Override
      public <X> org.hibernate.type.descriptor.jdbc.JdbcLiteralFormatter<X> getJdbcLiteralFormatter(${JAVA_TYPE}) {
        return json.getJdbcLiteralFormatter(javaType);
      }

      @Override
      public void appendWriteExpression(
          String value,
          org.hibernate.engine.jdbc.Size size,
          org.hibernate.sql.ast.spi.SqlAppender sql,
          ${DIALECT}) {
        json.appendWriteExpression(value, size, sql, dialect);
      }

      @Override
      public boolean isWriteExpressionTyped(${DIALECT}) {
        return json.isWriteExpressionTyped(dialect);
      }
    }`;
}
