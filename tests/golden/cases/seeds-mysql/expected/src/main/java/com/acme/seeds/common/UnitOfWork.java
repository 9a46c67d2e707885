package com.acme.seeds.common;

import jakarta.persistence.EntityExistsException;
import jakarta.persistence.EntityManager;
import jakarta.persistence.FlushModeType;
import jakarta.persistence.OptimisticLockException;
import java.util.Optional;
import org.hibernate.Hibernate;
import org.hibernate.exception.ConstraintViolationException;
import org.hibernate.exception.DataException;
import org.hibernate.exception.GenericJDBCException;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Repository;
import org.springframework.web.server.ResponseStatusException;

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
      throw new ResponseStatusException(
          HttpStatus.UNPROCESSABLE_CONTENT,
          "No record with the " + String.join(", ", fields) + " " + id);
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
      throw new ResponseStatusException(HttpStatus.NOT_FOUND, title + " " + id + " does not exist");
    }
    return found;
  }

  /**
   * The record an address names, with its key as the database spells it, which may know it by other
   * spellings, too.
   */
  public <T> T findRespelled(Class<T> type, Object id, String title) {
    return stored(type, id)
        .orElseThrow(
            () ->
                new ResponseStatusException(
                    HttpStatus.NOT_FOUND, title + " " + id + " does not exist"));
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
    try {
      change.run();
    } catch (DataException e) {
      throw new ResponseStatusException(
          HttpStatus.UNPROCESSABLE_CONTENT, "A value does not fit its column", e);
    } catch (ConstraintViolationException | EntityExistsException e) {
      throw new ResponseStatusException(
          HttpStatus.CONFLICT, "The change breaks a uniqueness, reference or check rule", e);
    } catch (OptimisticLockException e) {
      throw new ResponseStatusException(
          HttpStatus.CONFLICT, "The record was changed meanwhile; read it again", e);
    } catch (GenericJDBCException e) {
      if ("45000".equals(e.getSQLException().getSQLState())) {
        throw new ResponseStatusException(
            HttpStatus.UNPROCESSABLE_CONTENT,
            e.getSQLException()
                .getMessage()
                .lines()
                .findFirst()
                .orElse("")
                .replaceFirst("^\\(conn=\\d+\\) ", ""),
            e);
      }
      throw e;
    }
  }

  public void refresh(Object entity) {
    entityManager.refresh(entity);
  }
}
