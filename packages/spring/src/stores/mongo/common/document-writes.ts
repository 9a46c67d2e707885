import { commas, java, javadoc, literal } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { withStatus } from '../../../api/errors/throwing.ts';

const QUERY = java`org.springframework.data.mongodb.core.query.Query`;
const DOCUMENT = java`org.bson.Document`;
const BSON = java`org.bson.BsonDocument`;

/**
 * Adds and replaces documents.
 *
 * @param isHandled a handler of ours answers what the database refuses
 * @param isHeard others are told of what is written
 */
export function writes(isHandled: boolean, isHeard: boolean): JavaFragment {
  const run = (change: JavaFragment) => (isHandled ? java`return ${change};` : java`return write(() -> ${change});`);
  return java`
    public <D> D insert(D document) {
      ${run(isHeard ? java`make(document)` : java`template.insert(document)`)}
    }

    ${javadoc`Replaces a document; one with a version only where nobody else has changed it meanwhile.`}
    public <D> D save(D document) {
      ${run(isHeard ? java`change(document)` : java`replace(document)`)}
    }

    ${isHeard && telling()}

    private <D> D replace(D document) {
      var entity = template.getConverter().getMappingContext().getRequiredPersistentEntity(document.getClass());
      if (entity.hasVersionProperty()) {
        return template.save(document);
      }
      Object id = entity.getIdentifierAccessor(document).getRequiredIdentifier();
      if (template.replace(${QUERY}.query(key(id)), document).getMatchedCount() == 0) {
        throw new org.springframework.dao.OptimisticLockingFailureException("The record was deleted meanwhile");
      }
      return document;
    }

    ${!isHandled && refusing()}`;
}

/** Where others are told of what is written. */
function telling(): JavaFragment {
  return java`
    private <D> D make(D document) {
      listeners.forEach(listener -> listener.writing(document, true));
      D made = template.insert(document);
      tell(made, null);
      return made;
    }

    private <D> D change(D document) {
      listeners.forEach(listener -> listener.writing(document, false));
      ${BSON} before = kept(document);
      D changed = replace(document);
      tell(changed, before);
      return changed;
    }

    private void tell(Object document, ${BSON} before) {
      ${DOCUMENT} after = new ${DOCUMENT}();
      template.getConverter().write(document, after);
      String collection = template.getCollectionName(document.getClass());
      ${BSON} written = after.toBsonDocument(${BSON}.class, template.execute(collection, com.mongodb.client.MongoCollection::getCodecRegistry));
      listeners.forEach(listener -> listener.written(collection, before, written));
    }

    private ${BSON} kept(Object document) {
      Object id =
          template
              .getConverter()
              .getMappingContext()
              .getRequiredPersistentEntity(document.getClass())
              .getIdentifierAccessor(document)
              .getRequiredIdentifier();
      return template.execute(
          template.getCollectionName(document.getClass()),
          documents -> documents.withDocumentClass(${BSON}.class).find(new ${DOCUMENT}("_id", stored(id))).first());
    }
`;
}

/** Where no handler answers what the database refuses. */
function refusing(): JavaFragment {
  return java`
    private static <D> D write(java.util.function.Supplier<D> change) {
      try {
        return change.get();
      } catch (org.springframework.dao.DuplicateKeyException e) {
        throw ${withStatus('CONFLICT', literal('There is such a record already'), java`e`)};
      } catch (org.springframework.dao.OptimisticLockingFailureException e) {
        throw ${withStatus('CONFLICT', literal('The record was changed meanwhile; read it again'), java`e`)};
      } catch (org.springframework.dao.DataIntegrityViolationException
          | org.springframework.core.convert.ConversionException e) {
        throw ${withStatus('UNPROCESSABLE_CONTENT', literal('A value does not fit its field'), java`e`)};
      }
    }`;
}

/**
 * Deletes documents.
 *
 * @param isHandled a handler of ours answers what the database refuses
 * @param isVersioned some of them count their changes
 */
export function deleting(isHandled: boolean, isVersioned: boolean): JavaFragment {
  const call = commas([java`template.getCollectionName(type)`, java`stored(id)`, isVersioned && java`null`]);
  return java`
    ${javadoc`Deletes a record, and does to those that refer to it what the schema says.`}
    public void delete(Class<?> type, Object id) {
      deletions.delete(${call});
    }

    ${isVersioned && deletingVersion(isHandled)}`;
}

/** Where records that are gone count their changes. */
function deletingVersion(isHandled: boolean): JavaFragment {
  const version = java`new ${DOCUMENT}(entity.getRequiredVersionProperty().getFieldName(), version)`;
  const deleted = java`deletions.delete(template.getCollectionName(type), stored(id), ${version})`;
  const run = isHandled
    ? java`${deleted};`
    : java`
        write(
            () -> {
              ${deleted};
              return null;
            });`;
  return java`
    ${javadoc`The same of a record with this version: where somebody else has changed it meanwhile, it stays.`}
    public void delete(Class<?> type, Object id, Object version) {
      var entity = template.getConverter().getMappingContext().getRequiredPersistentEntity(type);
      ${run}
    }`;
}
