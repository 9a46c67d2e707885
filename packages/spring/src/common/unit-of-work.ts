import type { Blueprint } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { notFound, withStatus } from '../errors/throwing.ts';
import { classOf, fileOf } from '../java/types.ts';

/** The persistence context as services use it: references that exist, and writes that fail while a call can still answer. */
export function unitOfWork(blueprint: Blueprint): JavaFile {
  const { unitOfWork: self } = blueprint.support;
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
        public <T> T reference(Class<T> type, Object id, String field) {
          if (id == null) {
            return null;
          }
          T found = entityManager.find(type, id);
          if (found == null) {
            throw ${unknownReference(blueprint)};
          }
          return found;
        }

        ${javadoc`The record an address names.`}
        public <T> T find(Class<T> type, Object id, String title) {
          T found = entityManager.find(type, id);
          if (found == null) {
            throw ${notFound(blueprint, java`title`, java`id`)};
          }
          return found;
        }

        ${writes(blueprint)}

        public void refresh(Object entity) {
          entityManager.refresh(entity);
        }
      }`,
  );
}

function unknownReference(blueprint: Blueprint): JavaFragment {
  if (blueprint.features.exceptionHandler) return java`new ${classOf(blueprint.support.unknownReference)}(field, id)`;
  return withStatus(java`UNPROCESSABLE_CONTENT`, java`"No record with the " + field + " " + id`);
}

/** With a handler exceptions speak for themselves; without one they get their status here. */
function writes(blueprint: Blueprint): JavaFragment {
  if (blueprint.features.exceptionHandler) {
    return java`
      public void insert(Object entity) {
        entityManager.persist(entity);
        entityManager.flush();
      }

      public void flush() {
        entityManager.flush();
      }`;
  }
  const misfit = literal('A value does not fit its column');
  const broken = literal('The change breaks a uniqueness, reference or check rule');
  const stale = literal('The record was changed meanwhile; read it again');
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
      try {
        change.run();
      } catch (org.hibernate.exception.DataException e) {
        throw ${withStatus(java`UNPROCESSABLE_CONTENT`, misfit, java`e`)};
      } catch (org.hibernate.exception.ConstraintViolationException | jakarta.persistence.EntityExistsException e) {
        throw ${withStatus(java`CONFLICT`, broken, java`e`)};
      } catch (jakarta.persistence.OptimisticLockException e) {
        throw ${withStatus(java`CONFLICT`, stale, java`e`)};
      }
    }`;
}
