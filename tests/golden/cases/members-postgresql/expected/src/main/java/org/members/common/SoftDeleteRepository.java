package org.members.common;

import org.springframework.data.jpa.domain.DeleteSpecification;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.JpaSpecificationExecutor;
import org.springframework.data.repository.NoRepositoryBean;

/**
 * Records that are marked when they are deleted, and stay: what would delete rows in one statement
 * marks them one by one.
 */
@NoRepositoryBean
public interface SoftDeleteRepository<T, ID>
    extends JpaRepository<T, ID>, JpaSpecificationExecutor<T> {
  @Override
  default void deleteAllInBatch() {
    deleteAll();
  }

  @Override
  default void deleteAllInBatch(Iterable<T> entities) {
    deleteAll(entities);
  }

  @Override
  default void deleteAllByIdInBatch(Iterable<ID> ids) {
    deleteAllById(ids);
  }

  @Override
  default long delete(DeleteSpecification<T> specification) {
    throw new UnsupportedOperationException(
        "Find the records and delete each: they have to be marked");
  }
}
