import type { JpaStore } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf, typeOf } from '../../../java/types.ts';

/** What repositories of records extend that stay when they are deleted. */
export function softDeletes({
  support: {
    classes: { softDeletes: self },
  },
}: JpaStore): JavaFile {
  const data = 'org.springframework.data.jpa';
  const repository = typeOf({ name: `${data}.repository.JpaRepository` });
  const executor = typeOf({ name: `${data}.repository.JpaSpecificationExecutor` });
  const specification = typeOf({ name: `${data}.domain.DeleteSpecification` });
  return fileOf(
    self,
    java`
      ${javadoc`Records that are marked when they are deleted, and stay: what would delete rows in one statement marks them one by one.`}
      @org.springframework.data.repository.NoRepositoryBean
      public interface ${classOf(self)}<T, ID> extends ${repository}<T, ID>, ${executor}<T> {
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
        default long delete(${specification}<T> specification) {
          throw new UnsupportedOperationException("Find the records and delete each: they have to be marked");
        }
      }`,
  );
}
