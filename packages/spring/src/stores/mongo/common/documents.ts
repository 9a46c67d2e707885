import type { MongoStore } from '@backsmith/blueprint';
import { commas, java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment, JavaValue } from '@backsmith/render';
import { notFound, unknownReference } from '../../../api/errors/throwing.ts';
import { classOf, fileOf } from '../../../java/types.ts';
import type { MongoService } from '../mongo-service.ts';
import { removesVersions } from './deletions.ts';
import { deleting, writes } from './document-writes.ts';

const CRITERIA = java`org.springframework.data.mongodb.core.query.Criteria`;
const QUERY = java`org.springframework.data.mongodb.core.query.Query`;
const TEMPLATE = java`org.springframework.data.mongodb.core.MongoTemplate`;
const FACTORY = java`org.springframework.data.mongodb.MongoDatabaseFactory`;
const DOCUMENT = java`org.bson.Document`;

/** Reads and writes documents as services use them. */
export function documents(store: MongoStore, blueprint: MongoService): JavaFile {
  const { documents: self, deletions, listener } = store.support.classes;
  const isHeard = store.support.needed.includes('listener');
  const isHandled = blueprint.problems.namesFields;
  const listeners = isHeard && java`java.util.List<${classOf(listener)}> listeners`;
  const { resources } = blueprint;
  const holder = store.documents.find(({ rule }) => rule !== undefined)?.rule?.holder;
  const rules = holder && java`${classOf(holder)} rules`;
  const hasOwners = resources.some(({ links, children }) => links.length + children.length > 0);
  return fileOf(
    self,
    java`
      ${javadoc`Reads and writes documents, and looks up what they refer to, as MongoDB does not.`}
      @org.springframework.stereotype.Repository
      public class ${classOf(self)} {
        private final ${TEMPLATE} template;
        private final ${FACTORY} databases;
        private final ${classOf(deletions)} deletions;
        ${isHeard && java`private final ${listeners};`}
        ${rules && java`private final ${rules};`}

        public ${self.name}(${commas([java`${TEMPLATE} template`, java`${FACTORY} databases`, java`${classOf(deletions)} deletions`, listeners, rules])}) {
          this.template = template;
          this.databases = databases;
          this.deletions = deletions;
          ${isHeard && java`this.listeners = listeners;`}
          ${rules && java`this.rules = rules;`}
        }

        ${javadoc`One page of the documents that meet a condition: whole, or with these fields alone.`}
        public <D> org.springframework.data.domain.Page<D> page(
            Class<D> type, ${CRITERIA} condition, org.springframework.data.domain.Pageable pageable, String... fields) {
          ${QUERY} query = ${QUERY}.query(there(type, condition));
          ${QUERY} paged = ${QUERY}.of(query).with(pageable);
          paged.fields().include(fields);
          return org.springframework.data.support.PageableExecutionUtils.getPage(
              template.find(paged, type), pageable, () -> template.count(query, type));
        }

        ${resources.some(({ expansion }) => expansion !== undefined) && named()}

        ${blueprint.parts.some(({ name }) => name === 'answers') && present()}

        ${blueprint.parts.some((part) => part.name === 'answers' && part.labels !== undefined) && values()}

        ${javadoc`The record an address names.`}
        public <D> D find(Class<D> type, Object id, String title) {
          D found = template.findOne(${QUERY}.query(there(type, key(id))), type);
          if (found == null) {
            throw ${notFound(blueprint, java`title`, java`id`)};
          }
          return found;
        }

        ${hasOwners && required(blueprint)}

        ${javadoc`There has to be the record a request refers to by its key; a request may refer to none.`}
        public void refer(Class<?> type, Object id, String... fields) {
          if (id != null) {
            referBy(type, key(id), id, fields);
          }
        }

        ${javadoc`There has to be a record with the values a request refers to.`}
        public void referBy(Class<?> type, ${CRITERIA} values, Object id, String... fields) {
          if (!template.exists(${QUERY}.query(there(type, values)), type)) {
            throw ${unknownReference(blueprint)};
          }
        }

        ${counts(store) && next(store)}

        ${writes(isHandled, isHeard)}

        ${deleting(isHandled, store.documents.some(removesVersions))}

        ${isHeard && store.documents.some(({ deletionMarks }) => deletionMarks.length > 0) && tellingDeletion()}

        ${store.documents.some(({ referred }) => referred.length > 0) && keepReferred()}

        ${store.documents.some(({ relations }) => relations.length > 0) && members(store, isHeard)}

        ${resources.some(({ creation }) => creation !== undefined) && writesEach(store, blueprint)}

        ${[...store.documents, ...store.rows].some(({ writes: all }) => all.some(({ scale }) => scale !== undefined)) && atScale()}

        private static ${CRITERIA} key(Object id) {
          return ${CRITERIA}.where("_id").is(id);
        }

        ${there(store)}

        ${javadoc`A key as documents hold it.`}
        private Object stored(Object id) {
          return template.getConverter().convertToMongoType(id);
        }
      }`,
  );
}

/** Where a record stays that is marked as deleted. */
function tellingDeletion(): JavaFragment {
  return java`
    ${javadoc`Says that a record is about to be marked as deleted.`}
    public void tellDeletion(Class<?> type, Object id) {
      deletions.tellDeletion(template.getCollectionName(type), java.util.List.of(id));
    }`;
}

function there({ support: { needed, classes }, documents: all }: MongoStore): JavaFragment {
  const isRuled = all.some(({ rule }) => rule !== undefined);
  const asked = [
    needed.includes('present') && java`${classOf(classes.present)}.of(type)`,
    isRuled && java`rules.of(type)`,
  ];
  if (asked.every((one) => one === false)) {
    return java`
      private static ${CRITERIA} there(Class<?> type, ${CRITERIA} condition) {
        return condition;
      }`;
  }
  return java`
    ${isRuled ? javadoc`The same among the records that are there for the caller.` : javadoc`The same among the records that are there.`}
    private ${!isRuled && java`static`} ${CRITERIA} there(Class<?> type, ${CRITERIA} condition) {
      return ${classOf(classes.conditions)}.all(${commas([java`condition`, ...asked])});
    }`;
}

function counts({ documents: all }: MongoStore): boolean {
  return all.some(({ key }) => key.newKey?.kind === 'counter');
}

function named(): JavaFragment {
  return java`
    ${javadoc`The records with these keys, with these fields alone.`}
    public <D> java.util.List<D> named(Class<D> type, java.util.Collection<?> ids, String... fields) {
      ${QUERY} query = ${QUERY}.query(there(type, ${CRITERIA}.where("_id").in(ids)));
      query.fields().include(fields);
      return template.find(query, type);
    }`;
}

/** What other services ask for. */
function present(): JavaFragment {
  return java`
    ${javadoc`The keys among these that a record has.`}
    public java.util.List<Object> present(Class<?> type, java.util.Collection<?> ids) {
      ${QUERY} query = ${QUERY}.query(there(type, ${CRITERIA}.where("_id").in(ids)));
      query.fields().include("_id");
      var entity = template.getConverter().getMappingContext().getRequiredPersistentEntity(type);
      return template.find(query, type).stream()
          .map(found -> entity.getIdentifierAccessor(found).getRequiredIdentifier())
          .toList();
    }`;
}

/** What labels are made of that other services ask for. */
function values(): JavaFragment {
  const list = java`java.util.List`;
  return java`
    ${javadoc`The records with these keys: of each its key, and behind it the values of these attributes.`}
    public ${list}<${list}<Object>> values(Class<?> type, java.util.Collection<?> ids, ${list}<String> attributes) {
      ${QUERY} query = ${QUERY}.query(there(type, ${CRITERIA}.where("_id").in(ids)));
      query.fields().include(attributes.toArray(String[]::new));
      var entity = template.getConverter().getMappingContext().getRequiredPersistentEntity(type);
      ${list}<${list}<Object>> rows = new java.util.ArrayList<>();
      for (Object found : template.find(query, type)) {
        ${list}<Object> row = new java.util.ArrayList<>();
        row.add(entity.getIdentifierAccessor(found).getRequiredIdentifier());
        attributes.forEach(
            name -> row.add(entity.getPropertyAccessor(found).getProperty(entity.getRequiredPersistentProperty(name))));
        rows.add(row);
      }
      return rows;
    }`;
}

function required(blueprint: MongoService): JavaFragment {
  return java`
    ${javadoc`There has to be the record an address names; it is not read.`}
    public void require(Class<?> type, Object id, String title) {
      if (!template.exists(${QUERY}.query(there(type, key(id))), type)) {
        throw ${notFound(blueprint, java`title`, java`id`)};
      }
    }`;
}

function next({ own }: MongoStore): JavaFragment {
  return java`
    ${javadoc`The next number of a counter. It is taken outside of any transaction, so that none waits for another; a number may be left out.`}
    public long next(String counter, long step) {
      return databases
          .getMongoDatabase()
          .getCollection(${literal(own.counters)})
          .findOneAndUpdate(
              new ${DOCUMENT}("_id", counter),
              new ${DOCUMENT}("$inc", new ${DOCUMENT}("value", step)),
              new com.mongodb.client.model.FindOneAndUpdateOptions()
                  .upsert(true)
                  .returnDocument(com.mongodb.client.model.ReturnDocument.AFTER))
          .get("value", Number.class)
          .longValue();
    }`;
}

function keepReferred(): JavaFragment {
  return java`
    ${javadoc`Refuses to change a value that other records refer to.`}
    public void keepReferred(Class<?> type, Object id, String field) {
      deletions.refuseChange(template.getCollectionName(type), stored(id), field);
    }`;
}

function members({ support: { classes } }: MongoStore, isHeard: boolean): JavaFragment {
  const self = classOf(classes.relation);
  // Those that were so before are not related anew, or apart once more.
  const told = (change: JavaFragment, done: JavaFragment, isLinked: boolean) =>
    isHeard
      ? java`
        if (${change}${done}) {
          listeners.forEach(listener -> listener.linked(relation.collection(), owner, member, ${literal(isLinked)}));
        }`
      : java`${change};`;
  const related = java`
    template.execute(
        relation.collection(),
        pairs -> pairs.replaceOne(pair, pair, new com.mongodb.client.model.ReplaceOptions().upsert(true)))`;
  const apart = java`template.execute(relation.collection(), pairs -> pairs.deleteOne(pair))`;
  return java`
    ${javadoc`The condition of being related to the owner with this key.`}
    public ${CRITERIA} membersOf(${self} relation, Object owner) {
      java.util.List<Object> keys = new java.util.ArrayList<>();
      template.execute(
          relation.collection(),
          pairs -> pairs.find(relation.ownedBy(stored(owner))).map(relation::memberOf).into(keys));
      return ${CRITERIA}.where("_id").in(keys);
    }

    ${javadoc`Relates the two; those that are related stay so.`}
    public void relate(${self} relation, Object owner, Object member) {
      ${DOCUMENT} pair = relation.pair(stored(owner), stored(member));
      ${told(related, java`.getUpsertedId() != null`, true)}
    }

    public void separate(${self} relation, Object owner, Object member) {
      ${DOCUMENT} pair = relation.pair(stored(owner), stored(member));
      ${told(apart, java`.getDeletedCount() > 0`, false)}
    }`;
}

/**
 * Handlers of ours are told the place of a mistake, also of one that only the database finds. A server without transactions
 * takes nothing back by itself.
 */
function writesEach({ support }: MongoStore, { problems }: MongoService): JavaFragment {
  const { thrown } = problems.named['unknown-reference'];
  const place = java`name + "[" + i + "]"`;
  const told: JavaValue =
    thrown !== undefined &&
    java`
    catch (${classOf(thrown)} e) {
      undo(type, id);
      throw e.within(${place});
    } catch (org.springframework.dao.DataIntegrityViolationException e) {
      undo(type, id);
      throw new ${classOf(support.classes.refusedPart)}(${place}, e);
    }`;
  return java`
    ${javadoc`Writes what a request brings along with a record it has made; there may be nothing.`}
    public <T> void each(
        Class<?> type, Object id, String name, java.util.List<T> items, java.util.function.Consumer<T> write) {
      for (int i = 0; items != null && i < items.size(); i++) {
        try {
          write.accept(items.get(i));
        } ${told} catch (RuntimeException e) {
          undo(type, id);
          throw e;
        }
      }
    }

    ${javadoc`A transaction takes back what was written; where there is none, this does.`}
    private void undo(Class<?> type, Object id) {
      if (!org.springframework.transaction.support.TransactionSynchronizationManager.isActualTransactionActive()) {
        deletions.undo(template.getCollectionName(type), stored(id));
      }
    }`;
}

/** Answers to writes say what reading says later: of 1E+2 in a field of prices, 100.00. */
function atScale(): JavaFragment {
  const decimal = java`java.math.BigDecimal`;
  return java`
    ${javadoc`The number with as many digits behind the point as the schema says.`}
    public static ${decimal} atScale(${decimal} value, int digits) {
      return value == null || value.scale() >= digits ? value : value.setScale(digits);
    }`;
}
