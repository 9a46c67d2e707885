import { unreadableOf, type ColumnMapping, type JpaStore } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFragment, JavaValue } from '@backsmith/render';
import { keysOf } from '@backsmith/text';
import { tellingClass } from './telling-class.ts';
import { extracting } from './value-extractor.ts';

const EXTRACTOR = java`org.hibernate.type.descriptor.ValueExtractor`;
const JAVA_TYPE = java`org.hibernate.type.descriptor.java.JavaType<X> javaType`;

type Text = 'VARCHAR' | 'CHAR';

/** How the words of a choice are read, by what the database keeps them as. */
const READERS: Readonly<Record<Text, { readonly name: string; readonly ordinary: JavaFragment }>> = {
  VARCHAR: { name: 'Choices', ordinary: java`org.hibernate.type.descriptor.jdbc.VarcharJdbcType` },
  CHAR: { name: 'FixedChoices', ordinary: java`org.hibernate.type.descriptor.jdbc.CharJdbcType` },
};

const NAMED = 'NamedChoices';

/** The member that reads the words of a choice, where it is a text to the database; Hibernate finds that of a named type by itself. */
export function choiceReader(column: ColumnMapping): string | undefined {
  const text = textOf(column);
  return text === undefined ? undefined : READERS[text].name;
}

/** The class by which Hibernate finds out how words of named types are read, where there are some. */
export function registeredChoices(store: JpaStore): readonly string[] {
  return columnsOf(store).some(isNamed) ? [NAMED] : [];
}

/** The readers of words. Which of them are values of a choice is found out behind this, by the enum. */
export function choices(store: JpaStore): JavaValue {
  const columns = columnsOf(store);
  const texts = keysOf(READERS).filter((text) => columns.some((column) => textOf(column) === text));
  const hasNames = columns.some(isNamed);
  if (texts.length === 0 && !hasNames) return undefined;
  return java`
    ${texts.map(
      (text) => java`
        public static final class ${READERS[text].name} extends ${READERS[text].ordinary} {
          private static final long serialVersionUID = 1L;

          ${extractor()}
        }`,
    )}

    ${hasNames && named()}

    ${noting(store)}`;
}

function columnsOf({ entities, views }: JpaStore): readonly ColumnMapping[] {
  const attributes = [...entities, ...views].flatMap((one) => one.attributes);
  return attributes.flatMap((one) => (one.kind === 'basic' ? [one.column] : []));
}

function isChoice(column: ColumnMapping): boolean {
  return unreadableOf(column) === 'choice' && column.enumerated === true && column.codePage === undefined;
}

function textOf(column: ColumnMapping): Text | undefined {
  if (!isChoice(column)) return undefined;
  const { jdbcType = 'VARCHAR' } = column;
  return jdbcType === 'VARCHAR' || jdbcType === 'CHAR' ? jdbcType : undefined;
}

function isNamed(column: ColumnMapping): boolean {
  return isChoice(column) && column.jdbcType === 'NAMED_ENUM';
}

function extractor(): JavaFragment {
  return java`
    @Override
    public <X> ${EXTRACTOR}<X> getExtractor(${JAVA_TYPE}) {
      return noting(super.getExtractor(javaType));
    }`;
}

/** PostgreSQL's own types of choices. Another database, such as the one in memory, reads them in its way. */
function named(): JavaFragment {
  const type = java`org.hibernate.dialect.type.PostgreSQLEnumJdbcType`;
  return java`
    ${javadoc`Has Hibernate read words of the database's own types, whatever they are.`}
    public static final class ${NAMED} extends ${type} implements org.hibernate.boot.model.TypeContributor {
      private static final long serialVersionUID = 1L;

      @Override
      public void contribute(
          org.hibernate.boot.model.TypeContributions contributions, org.hibernate.service.ServiceRegistry services) {
        var types = contributions.getTypeConfiguration().getJdbcTypeRegistry();
        if (types.findDescriptor(getDefaultSqlTypeCode()) instanceof ${type}) {
          types.addDescriptor(this);
        }
      }

      ${extractor()}
    }`;
}

function noting(store: JpaStore): JavaFragment {
  const told = tellingClass(store);
  return java`
    private static <X> ${EXTRACTOR}<X> noting(${EXTRACTOR}<X> exact) {
      ${extracting(java`
        X word = exact.extract(row, at, options);
        ${told !== undefined && java`${told}.noteWord(row, at, word == null ? null : word.toString());`}
        return word;`)}
    }`;
}
