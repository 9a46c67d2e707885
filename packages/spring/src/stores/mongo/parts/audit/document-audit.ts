import type { AuditPart, ClassName } from '@backsmith/blueprint';
import { commas, java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../../../java/types.ts';
import { COMPONENT, TEMPLATE } from '../query.ts';

const BSON = java`org.bson.BsonDocument`;
const VALUE = java`org.bson.BsonValue`;
const MAP = java`java.util.Map<String, Object>`;
const ENTITY = java`org.springframework.data.mongodb.core.mapping.MongoPersistentEntity<?>`;

/** What is written, noted with the values before and behind. */
export function documentAudit({ classes, hidden }: AuditPart, listener: ClassName): JavaFile {
  const self = classes.listener;
  return fileOf(
    self,
    java`
      ${javadoc`Notes each record that is made, changed or deleted with its values before and after.`}
      ${COMPONENT}
      public class ${classOf(self)} implements ${classOf(listener)} {
        private static final java.util.Set<String> HIDDEN = java.util.Set.of(${commas(hidden.map((name) => literal(name)))});
        private static final int LONGEST = 1000;

        private final ${classOf(classes.trail)} trail;
        private final ${TEMPLATE} template;

        public ${self.name}(${classOf(classes.trail)} trail, ${TEMPLATE} template) {
          this.trail = trail;
          this.template = template;
        }

        @Override
        public void written(String collection, ${BSON} before, ${BSON} after) {
          ${ENTITY} entity = entityOf(collection);
          String what = before == null ? "created" : after == null ? "deleted" : "changed";
          String id = String.valueOf(shown((before == null ? after : before).get("_id")));
          trail.note(what, kindOf(entity, collection), id, values(entity, before, after), values(entity, after, before));
        }

        @Override
        public void linked(String collection, Object owner, Object member, boolean isLinked) {
          ${MAP} link = java.util.Map.of("member", String.valueOf(member));
          trail.note(
              "links-changed",
              collection,
              String.valueOf(owner),
              isLinked ? java.util.Map.of() : link,
              isLinked ? link : java.util.Map.of());
        }

        ${javadoc`The values by name that the document has and the other one has not, or has otherwise; all of them where there is no other.`}
        private static ${MAP} values(${ENTITY} entity, ${BSON} document, ${BSON} other) {
          ${MAP} values = new java.util.TreeMap<>();
          if (document == null) {
            return values;
          }
          java.util.Set<String> fields = new java.util.TreeSet<>(document.keySet());
          if (other != null) {
            fields.addAll(other.keySet());
          }
          fields.remove("_id");
          for (String field : fields) {
            if (other == null || !java.util.Objects.equals(document.get(field), other.get(field))) {
              String name = nameOf(entity, field);
              values.put(name, HIDDEN.contains(name) && document.containsKey(field) ? "hidden" : shown(document.get(field)));
            }
          }
          return values;
        }

        ${shown()}

        ${naming()}
      }`,
  );
}

function shown(): JavaFragment {
  return java`
    private static Object shown(${VALUE} value) {
      if (value == null || value.isNull()) {
        return null;
      }
      return switch (value.getBsonType()) {
        case BOOLEAN -> value.asBoolean().getValue();
        case INT32 -> value.asInt32().getValue();
        case INT64 -> value.asInt64().getValue();
        case DOUBLE -> value.asDouble().getValue();
        case DECIMAL128 -> value.asDecimal128().getValue().bigDecimalValue();
        case STRING -> cut(value.asString().getValue());
        case DATE_TIME -> java.time.Instant.ofEpochMilli(value.asDateTime().getValue()).toString();
        case OBJECT_ID -> value.asObjectId().getValue().toHexString();
        case DOCUMENT -> cut(value.asDocument().toJson());
        case BINARY ->
            org.bson.BsonBinarySubType.isUuid(value.asBinary().getType())
                ? value.asBinary().asUuid().toString()
                : value.asBinary().getData().length + " bytes";
        default -> cut(value.toString());
      };
    }

    private static String cut(String text) {
      return text.length() > LONGEST ? text.substring(0, LONGEST) : text;
    }`;
}

function naming(): JavaFragment {
  return java`
    private ${ENTITY} entityOf(String collection) {
      for (${ENTITY} entity : template.getConverter().getMappingContext().getPersistentEntities()) {
        if (entity.getCollection().equals(collection)) {
          return entity;
        }
      }
      return null;
    }

    private static String kindOf(${ENTITY} entity, String collection) {
      return entity == null ? collection : entity.getType().getSimpleName();
    }

    private static String nameOf(${ENTITY} entity, String field) {
      if (entity != null) {
        for (var property : entity) {
          if (property.getFieldName().equals(field)) {
            return property.getName();
          }
        }
      }
      return field;
    }`;
}
