import type { MongoStore } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

const NODE = java`tools.jackson.databind.JsonNode`;
const DOCUMENT = java`org.bson.Document`;
const FACTORY = java`tools.jackson.databind.node.JsonNodeFactory`;
const CONTEXT = java`org.springframework.data.mongodb.core.convert.MongoConversionContext context`;

/** JSON as values of a document, so that queries see into it. */
export function jsonValues({ support: { classes } }: MongoStore): JavaFile {
  const self = classes.jsonValues;
  return fileOf(
    self,
    java`
      ${javadoc`Keeps JSON as values of a document, so that queries see into it. Numbers keep their digits, up to 34.`}
      public class ${classOf(self)}
          implements org.springframework.data.mongodb.core.convert.MongoValueConverter<${NODE}, Object> {
        @Override
        public Object write(${NODE} value, ${CONTEXT}) {
          return valueOf(value);
        }

        @Override
        public ${NODE} read(Object value, ${CONTEXT}) {
          return nodeOf(value);
        }

        private static Object valueOf(${NODE} node) {
          return switch (node.getNodeType()) {
            case OBJECT -> {
              ${DOCUMENT} document = new ${DOCUMENT}();
              node.properties().forEach(one -> document.append(one.getKey(), valueOf(one.getValue())));
              yield document;
            }
            case ARRAY -> node.valueStream().map(${classOf(self)}::valueOf).toList();
            case BOOLEAN -> node.booleanValue();
            case NUMBER -> node.isIntegralNumber() && node.canConvertToLong() ? (Object) node.longValue() : numberOf(node);
            case NULL, MISSING -> null;
            default -> node.asString();
          };
        }

        private static org.bson.types.Decimal128 numberOf(${NODE} node) {
          try {
            return new org.bson.types.Decimal128(node.decimalValue());
          } catch (NumberFormatException e) {
            throw new org.springframework.dao.DataIntegrityViolationException("A number has more digits than a document keeps", e);
          }
        }

        private static ${NODE} nodeOf(Object value) {
          ${FACTORY} nodes = ${FACTORY}.instance;
          if (value instanceof ${DOCUMENT} document) {
            var object = nodes.objectNode();
            document.forEach((name, one) -> object.set(name, nodeOf(one)));
            return object;
          }
          if (value instanceof java.util.List<?> list) {
            var array = nodes.arrayNode();
            list.forEach(one -> array.add(nodeOf(one)));
            return array;
          }
          if (value instanceof Boolean flag) {
            return nodes.booleanNode(flag);
          }
          if (value instanceof org.bson.types.Decimal128 number) {
            return nodes.numberNode(number.bigDecimalValue());
          }
          if (value instanceof Double number) {
            return nodes.numberNode(number);
          }
          if (value instanceof Number number) {
            return nodes.numberNode(number.longValue());
          }
          return value == null ? nodes.nullNode() : nodes.stringNode(value.toString());
        }
      }`,
  );
}
