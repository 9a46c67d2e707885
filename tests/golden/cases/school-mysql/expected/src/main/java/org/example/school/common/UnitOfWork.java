package org.example.school.common;

import jakarta.persistence.EntityExistsException;
import jakarta.persistence.EntityManager;
import jakarta.persistence.FlushModeType;
import jakarta.persistence.LockModeType;
import jakarta.persistence.OptimisticLockException;
import jakarta.persistence.Query;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
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

  /** There has to be the record an address names; it is not read. */
  public void require(Class<?> type, Object id, String title) {
    if (!exists(type, id)) {
      throw new ResponseStatusException(HttpStatus.NOT_FOUND, title + " " + id + " does not exist");
    }
  }

  /** The same of a record that no other call changes until this one has ended. */
  public void requireToChange(Class<?> type, Object id, String title) {
    if (entityManager
        .createQuery("select 1 from " + type.getName() + " e where id(e) = :id", Integer.class)
        .setParameter("id", id)
        .setLockMode(LockModeType.PESSIMISTIC_WRITE)
        .getResultList()
        .isEmpty()) {
      throw new ResponseStatusException(HttpStatus.NOT_FOUND, title + " " + id + " does not exist");
    }
  }

  /** Writes a row of a relation by the keys of both ends. */
  public void execute(String sql, Object... keys) {
    Query query = entityManager.createNativeQuery(sql);
    for (int i = 0; i < keys.length; i++) {
      query.setParameter(i + 1, keys[i]);
    }
    write(query::executeUpdate);
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

  /** The number with the digits behind the point that the database keeps of it. */
  public static BigDecimal atScale(BigDecimal value, int digits) {
    return value == null || value.scale() >= digits ? value : value.setScale(digits);
  }

  /** Writes what a request brings along; there may be nothing. */
  public <T> void each(String name, List<T> items, Consumer<T> write) {
    for (int i = 0; items != null && i < items.size(); i++) {
      write.accept(items.get(i));
    }
  }
}
