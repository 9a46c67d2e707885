import type { Blueprint, Entity, JpaStore, Refusal, WriteAction } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile, JavaFragment, JavaValue } from '@backsmith/render';
import { notFound, unknownReference } from '../../../api/errors/throwing.ts';
import { classOf, fileOf } from '../../../java/types.ts';
import { answering } from '../answering.ts';

/** The persistence context as services use it: references that exist, and writes that fail while a call can still answer. */
export function unitOfWork(store: JpaStore, blueprint: Blueprint): JavaFile {
  const { unitOfWork: self } = store.support.classes;
  const allLinks = store.entities.flatMap(({ links }) => links);
  const entityManager = java`jakarta.persistence.EntityManager`;
  return fileOf(
    self,
    java`
      ${javadoc`Writes to the database at once, so that a broken rule is known while the call can still answer.`}
      @org.springframework.stereotype.Repository
      public class ${classOf(self)} {
        private final ${entityManager} entityManager;

        public ${self.name}(${entityManager} entityManager) {
          this.entityManager = entityManager;
        }

        ${javadoc`The record a request refers to; nothing if it refers to none.`}
        public <T> T reference(Class<T> type, Object id, String... fields) {
          if (id == null) {
            return null;
          }
          T found = entityManager.getReference(type, id);
          if (!org.hibernate.Hibernate.isInitialized(found) && !exists(type, id)) {
            throw ${unknownReference(blueprint)};
          }
          return found;
        }

        ${javadoc`By its key alone: the rest of a record may be large. What was changed so far is not written for that.`}
        private boolean exists(Class<?> type, Object id) {
          return !entityManager
              .createQuery("select 1 from " + type.getName() + " e where id(e) = :id", Integer.class)
              .setParameter("id", id)
              .setFlushMode(jakarta.persistence.FlushModeType.COMMIT)
              .getResultList()
              .isEmpty();
        }

        ${store.entities.some(({ updateActions }) => updateActions.some(({ kind }) => kind === 'reference')) && keptReference()}

        ${javadoc`The record an address names.`}
        public <T> T find(Class<T> type, Object id, String title) {
          T found = entityManager.find(type, id);
          if (found == null) {
            throw ${notFound(blueprint, java`title`, java`id`)};
          }
          return found;
        }

        ${store.entities.some(({ key }) => key.respelled !== undefined) && findRespelled(blueprint)}

        ${store.entities.some(({ key }) => key.respelled === 'kept') && reread()}

        ${blueprint.resources.some(({ links, children }) => links.length + children.length > 0) && required(blueprint)}

        ${allLinks.some(({ rows }) => rows !== undefined) && linkRows(store, blueprint)}

        ${allLinks.some(({ rows }) => rows === undefined) && findToChange(blueprint)}

        ${writes(store.refusals.entities)}

        public void refresh(Object entity) {
          entityManager.refresh(entity);
        }

        ${clearing(store)}

        ${store.entities.some((entity) => entity.updateActions.some(isScaled) || hasScaledKey(entity)) && atScale()}

        ${blueprint.resources.some(({ creation }) => creation !== undefined) && writesEach(store, blueprint)}
      }`,
  );
}

/** Hibernate would give a record the key it was asked for, whatever the row says. */
function findRespelled(blueprint: Blueprint): JavaFragment {
  return java`
    ${javadoc`The record an address names, with its key as the database spells it, which may know it by other spellings, too.`}
    public <T> T findRespelled(Class<T> type, Object id, String title) {
      return stored(type, id).orElseThrow(() -> ${notFound(blueprint, java`title`, java`id`)});
    }

    private <T> java.util.Optional<T> stored(Class<T> type, Object id) {
      return entityManager
          .createQuery("select e from " + type.getName() + " e where id(e) = :id", type)
          .setParameter("id", id)
          .getResultStream()
          .findFirst();
    }`;
}

function reread(): JavaFragment {
  return java`
    ${javadoc`The record that was made, with its key as the database spells it.`}
    public <T> T reread(Class<T> type, T made, Object id) {
      entityManager.detach(made);
      return stored(type, id).orElse(made);
    }`;
}

/** How what is read as none becomes none: Hibernate sees no change there. */
function clearing({ entities }: JpaStore): JavaValue {
  const found = entities.filter(({ updateActions }) =>
    updateActions.some((action) => action.kind === 'value' && action.unread !== undefined),
  );
  if (found.length === 0) return undefined;
  const isCounted = found.some(({ versionGetter }) => versionGetter !== undefined);
  return java`
    ${found.some(({ versionGetter }) => versionGetter === undefined) && clear('clear', java`"update "`)}

    ${isCounted && clear('clearAndCount', java`"update versioned "`)}`;
}

function isScaled(action: WriteAction): boolean {
  return action.kind === 'value' && action.scale !== undefined;
}

function hasScaledKey({ classes, key }: Entity): boolean {
  return classes.id !== undefined && key.parts.some(({ scale = 0 }) => scale > 0);
}

/** Answers to writes say what reading says later: of 1E+2 in a column of prices, 100.00. */
function atScale(): JavaFragment {
  const decimal = java`java.math.BigDecimal`;
  return java`
    ${javadoc`The number with the digits behind the point that the database keeps of it.`}
    public static ${decimal} atScale(${decimal} value, int digits) {
      return value == null || value.scale() >= digits ? value : value.setScale(digits);
    }`;
}

function clear(name: string, verb: JavaFragment): JavaFragment {
  return java`
    ${javadoc`Clears a value that was read as none, so that it is none in the database too.`}
    public <T> void ${name}(Class<T> type, T entity, String attribute) {
      String update = ${verb} + type.getName() + " e set e." + attribute + " = null";
      String found = " where e = :entity and e." + attribute + " is not null";
      if (entityManager.createQuery(update + found).setParameter("entity", entity).executeUpdate() > 0) {
        entityManager.refresh(entity);
      }
    }`;
}

/**
 * Writes what a request brings along with a record, one after the other; handlers of ours are told the place of a mistake, also
 * of one that only the database finds.
 */
function writesEach({ support }: JpaStore, { problems }: Blueprint): JavaFragment {
  const { thrown } = problems.named['unknown-reference'];
  const told =
    thrown !== undefined &&
    java`
    try {
      write.accept(items.get(i));
    } catch (${classOf(thrown)} e) {
      throw e.within(name + "[" + i + "]");
    } catch (org.springframework.dao.DataIntegrityViolationException
        | org.springframework.dao.UncategorizedDataAccessException e) {
      throw new ${classOf(support.classes.refusedPart)}(name + "[" + i + "]", e);
    }`;
  return java`
    ${javadoc`Writes what a request brings along; there may be nothing.`}
    public <T> void each(String name, java.util.List<T> items, java.util.function.Consumer<T> write) {
      for (int i = 0; items != null && i < items.size(); i++) {
        ${told === false ? java`write.accept(items.get(i));` : told}
      }
    }`;
}

/** The owner of a list, of which nothing else is asked. */
function required(blueprint: Blueprint): JavaFragment {
  return java`
    ${javadoc`There has to be the record an address names; it is not read.`}
    public void require(Class<?> type, Object id, String title) {
      if (!exists(type, id)) {
        throw ${notFound(blueprint, java`title`, java`id`)};
      }
    }`;
}

/** How rows of relations are written, one call after the other: two that add the same would both add it. */
function linkRows({ refusals: { entities: refusals }, locks }: JpaStore, blueprint: Blueprint): JavaFragment {
  // Where a lock is a hint behind the table, Hibernate gives it to those alone whose entities are selected.
  const query =
    locks.held.behindTable === ''
      ? java`.createQuery("select 1 from " + type.getName() + " e where id(e) = :id", Integer.class)`
      : java`.createQuery("select e from " + type.getName() + " e where id(e) = :id", type)`;
  return java`
    ${javadoc`The same of a record that no other call changes until this one has ended.`}
    public void requireToChange(Class<?> type, Object id, String title) {
      if (entityManager
          ${query}
          .setParameter("id", id)
          .setLockMode(jakarta.persistence.LockModeType.PESSIMISTIC_WRITE)
          .getResultList()
          .isEmpty()) {
        throw ${notFound(blueprint, java`title`, java`id`)};
      }
    }

    ${javadoc`Writes a row of a relation by the keys of both ends.`}
    public void execute(String sql, Object... keys) {
      jakarta.persistence.Query query = entityManager.createNativeQuery(sql);
      for (int i = 0; i < keys.length; i++) {
        query.setParameter(i + 1, keys[i]);
      }
      ${refusals.length === 0 ? java`query.executeUpdate();` : java`write(query::executeUpdate);`}
    }`;
}

/** The owner of a relation while somebody changes who is in it. */
function findToChange(blueprint: Blueprint): JavaFragment {
  return java`
    ${javadoc`The record an address names, which no other call changes until this one has ended.`}
    public <T> T findToChange(Class<T> type, Object id, String title) {
      T found = entityManager.find(type, id, jakarta.persistence.LockModeType.PESSIMISTIC_WRITE);
      if (found == null) {
        throw ${notFound(blueprint, java`title`, java`id`)};
      }
      return found;
    }`;
}

/** A reference that may stay although nobody finds what it leads to. */
function keptReference(): JavaFragment {
  return java`
    ${javadoc`The record a request refers to; the one that is referred to already stays, even if it is not there any more.`}
    public <T> T referenceOrCurrent(Class<T> type, T current, Object id, String... fields) {
      return isSame(current, id) ? current : reference(type, id, fields);
    }

    private boolean isSame(Object record, Object id) {
      return record != null
          && entityManager.getEntityManagerFactory().getPersistenceUnitUtil().getIdentifier(record).equals(id);
    }`;
}

/** Writes whose refusals are answered by a handler, or get their status here. */
function writes(refusals: readonly Refusal[]): JavaFragment {
  if (refusals.length === 0) {
    return java`
      public void insert(Object entity) {
        entityManager.persist(entity);
        entityManager.flush();
      }

      public void flush() {
        entityManager.flush();
      }`;
  }
  return java`
    public void insert(Object entity) {
      write(
          () -> {
            entityManager.persist(entity);
            entityManager.flush();
          });
    }

    public void flush() {
      write(entityManager::flush);
    }

    private static void write(Runnable change) {
      ${answering(refusals, java`change.run();`)}
    }`;
}
