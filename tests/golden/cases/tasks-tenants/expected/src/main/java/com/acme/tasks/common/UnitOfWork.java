package com.acme.tasks.common;

import com.acme.tasks.exception.NotFoundException;
import com.acme.tasks.exception.RefusedPartException;
import com.acme.tasks.exception.UnknownReferenceException;
import jakarta.persistence.EntityManager;
import jakarta.persistence.FlushModeType;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.hibernate.Hibernate;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.dao.UncategorizedDataAccessException;
import org.springframework.stereotype.Repository;

/**
 * Writes to the database at once, so that a broken rule is known while the call can still answer.
 */
@Repository
public class UnitOfWork {
  private final EntityManager entityManager;

  public UnitOfWork(EntityManager entityManager) {
    this.entityManager = entityManager;
  }

  /** The record a request refers to; nothing if it refers to none. */
  public <T> T reference(Class<T> type, Object id, String... fields) {
    if (id == null) {
      return null;
    }
    T found = entityManager.getReference(type, id);
    if (!Hibernate.isInitialized(found) && !exists(type, id)) {
      throw new UnknownReferenceException(fields, id);
    }
    return found;
  }

  /**
   * By its key alone: the rest of a record may be large. What was changed so far is not written for
   * that.
   */
  private boolean exists(Class<?> type, Object id) {
    return !entityManager
        .createQuery("select 1 from " + type.getName() + " e where id(e) = :id", Integer.class)
        .setParameter("id", id)
        .setFlushMode(FlushModeType.COMMIT)
        .getResultList()
        .isEmpty();
  }

  /**
   * The record a request refers to; the one that is referred to already stays, even if it is not
   * there any more.
   */
  public <T> T referenceOrCurrent(Class<T> type, T current, Object id, String... fields) {
    return isSame(current, id) ? current : reference(type, id, fields);
  }

  private boolean isSame(Object record, Object id) {
    return record != null
        && entityManager
            .getEntityManagerFactory()
            .getPersistenceUnitUtil()
            .getIdentifier(record)
            .equals(id);
  }

  /** The record an address names. */
  public <T> T find(Class<T> type, Object id, String title) {
    T found = entityManager.find(type, id);
    if (found == null) {
      throw new NotFoundException(title, id);
    }
    return found;
  }

  /**
   * The record an address names, with its key as the database spells it, which may know it by other
   * spellings, too.
   */
  public <T> T findRespelled(Class<T> type, Object id, String title) {
    return stored(type, id).orElseThrow(() -> new NotFoundException(title, id));
  }

  private <T> Optional<T> stored(Class<T> type, Object id) {
    return entityManager
        .createQuery("select e from " + type.getName() + " e where id(e) = :id", type)
        .setParameter("id", id)
        .getResultStream()
        .findFirst();
  }

  /** The record that was made, with its key as the database spells it. */
  public <T> T reread(Class<T> type, T made, Object id) {
    entityManager.detach(made);
    return stored(type, id).orElse(made);
  }

  /** There has to be the record an address names; it is not read. */
  public void require(Class<?> type, Object id, String title) {
    if (!exists(type, id)) {
      throw new NotFoundException(title, id);
    }
  }

  public void insert(Object entity) {
    entityManager.persist(entity);
    entityManager.flush();
  }

  public void flush() {
    entityManager.flush();
  }

  public void refresh(Object entity) {
    entityManager.refresh(entity);
  }

  /** Writes what a request brings along; there may be nothing. */
  public <T> void each(String name, List<T> items, Consumer<T> write) {
    for (int i = 0; items != null && i < items.size(); i++) {
      try {
        write.accept(items.get(i));
      } catch (UnknownReferenceException e) {
        throw e.within(name + "[" + i + "]");
      } catch (DataIntegrityViolationException | UncategorizedDataAccessException e) {
        throw new RefusedPartException(name + "[" + i + "]", e);
      }
    }
  }
}
