import type { DocumentRows, KeylessList } from '@backsmith/blueprint';
import { commas, java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment, JavaValue } from '@backsmith/render';
import { withStatus } from '../../../api/errors/throwing.ts';
import { classOf, fileOf } from '../../../java/types.ts';
import type { MongoService } from '../mongo-service.ts';
import { readExpression } from '../../../api/services/service-methods.ts';
import { rowChecks, writeStatements } from '../services/write-statements.ts';

const TEMPLATE = java`org.springframework.data.mongodb.core.MongoTemplate`;
const QUERY = java`org.springframework.data.mongodb.core.query.Query`;
const SORT = java`org.springframework.data.domain.Sort`;

/** Lists and adds documents whose key nobody sees. */
export function rowStore(
  { classes: { row }, isAppendable }: KeylessList,
  rows: DocumentRows,
  blueprint: MongoService,
): JavaFile {
  const { store, document } = rows.classes;
  const kept = classOf(document);
  const documents = classOf(blueprint.store.support.classes.documents);
  const isChecked = isAppendable && rows.checks.length > 0;
  return fileOf(
    store,
    java`
      ${javadoc`Rows of ${rows.tableName} are listed and added, never addressed.`}
      @org.springframework.stereotype.Repository
      public class ${classOf(store)} {
        private static final ${SORT} ORDER = ${orderOf(rows)};

        private final ${TEMPLATE} template;
        ${isChecked && java`private final ${documents} repository;`}

        public ${store.name}(${commas([java`${TEMPLATE} template`, isChecked && java`${documents} repository`])}) {
          this.template = template;
          ${isChecked && java`this.repository = repository;`}
        }

        public java.util.List<${classOf(row)}> list(int limit, int offset) {
          ${QUERY} query = ${conditionOf(rows, blueprint)}.with(ORDER).skip(offset).limit(limit);
          return template.find(query, ${kept}.class).stream().map(${classOf(store)}::toRow).toList();
        }

        ${isAppendable && append(rows, classOf(row), blueprint)}

        private static ${classOf(row)} toRow(${kept} entity) {
          return new ${classOf(row)}(${commas(rows.fields.map(({ read }) => readExpression(read)))});
        }
      }`,
  );
}

function conditionOf({ classes, deletionMarks }: DocumentRows, { store }: MongoService): JavaFragment {
  if (deletionMarks.length === 0) return java`new ${QUERY}()`;
  return java`${QUERY}.query(${classOf(store.support.classes.present)}.of(${classOf(classes.document)}.class))`;
}

function orderOf({ order: { newest, others } }: DocumentRows): JavaFragment {
  const by = (direction: string, names: readonly string[]) =>
    java`${SORT}.by(${commas([java`${SORT}.Direction.${direction}`, ...names.map((name) => literal(name))])})`;
  const rest = java`${by('ASC', [...others, '_id'])}`;
  return newest === undefined ? rest : java`${by('DESC', [newest])}.and(${rest})`;
}

function append(rows: DocumentRows, row: JavaFragment, blueprint: MongoService): JavaValue {
  const { document } = rows.classes;
  const insert = java`template.insert(entity);`;
  const refused = (status: string, reason: string) => withStatus(status, literal(reason), java`e`);
  return java`
    public void append(${row} row) {
      ${rowChecks(rows, 'row')}
      ${classOf(document)} entity = new ${classOf(document)}();
      ${writeStatements(rows.writes, 'row', blueprint)}
      ${
        blueprint.problems.namesFields
          ? insert
          : java`
            try {
              ${insert}
            } catch (org.springframework.dao.DuplicateKeyException e) {
              throw ${refused('CONFLICT', 'There is such a record already')};
            } catch (org.springframework.dao.DataIntegrityViolationException e) {
              throw ${refused('UNPROCESSABLE_CONTENT', 'A value does not fit its field')};
            }`
      }
    }`;
}
