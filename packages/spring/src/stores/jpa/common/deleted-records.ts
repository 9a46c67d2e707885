import type { Blueprint, JpaStore } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { notFound } from '../../../api/errors/throwing.ts';
import { classOf, fileOf } from '../../../java/types.ts';

/** Records that are marked as deleted: Hibernate leaves them out of its queries, but not out of those in SQL. */
export function deletedRecords({ support: { classes } }: JpaStore, blueprint: Blueprint): JavaFile {
  const self = classes.deletedRecords;
  const entityManager = java`jakarta.persistence.EntityManager`;
  const query = java`jakarta.persistence.Query`;
  return fileOf(
    self,
    java`
      ${javadoc`Records that are marked as deleted, which no query but one in SQL finds.`}
      @org.springframework.stereotype.Repository
      public class ${classOf(self)} {
        private final ${entityManager} entityManager;

        public ${self.name}(${entityManager} entityManager) {
          this.entityManager = entityManager;
        }

        @SuppressWarnings("unchecked")
        public <T> org.springframework.data.domain.Page<T> page(
            Class<T> type, String list, String count, org.springframework.data.domain.Pageable pageable) {
          ${query} found =
              entityManager
                  .createNativeQuery(list, type)
                  .setFirstResult(Math.toIntExact(pageable.getOffset()))
                  .setMaxResults(pageable.getPageSize());
          Number total = (Number) entityManager.createNativeQuery(count).getSingleResult();
          return new org.springframework.data.domain.PageImpl<>(found.getResultList(), pageable, total.longValue());
        }

        ${javadoc`One of them, by the columns of its key.`}
        @SuppressWarnings("unchecked")
        public <T> T find(Class<T> type, String sql, String title, Object... key) {
          ${query} query = entityManager.createNativeQuery(sql, type);
          for (int i = 0; i < key.length; i++) {
            query.setParameter(i + 1, key[i]);
          }
          java.util.List<T> found = query.getResultList();
          if (found.isEmpty()) {
            Object id = key.length == 1 ? key[0] : java.util.List.of(key);
            throw ${notFound(blueprint, java`title`, java`id`)};
          }
          return found.get(0);
        }
      }`,
  );
}
