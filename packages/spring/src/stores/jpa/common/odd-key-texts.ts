import { java, javadoc, join, literal } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';

/**
 * What clients see and say of such keys, as settings of Jackson and Spring MVC.
 *
 * @param references the fields of requests that name other records by such keys, behind the names of their classes
 */
export function keyTexts(references: readonly string[]): JavaFragment {
  const serializer = java`tools.jackson.databind.ValueSerializer<?>`;
  const deserializer = java`tools.jackson.databind.ValueDeserializer<?>`;
  return java`
    @org.springframework.context.annotation.Bean
    org.springframework.boot.jackson.autoconfigure.JsonMapperBuilderCustomizer keysAsTheirTexts() {
      return builder ->
          builder.addModule(
              new tools.jackson.databind.module.SimpleModule("odd-keys")
                  .setSerializerModifier(new Answers())
                  .setDeserializerModifier(new Bodies()));
    }

    @Override
    public void addFormatters(org.springframework.format.FormatterRegistry registry) {
      registry.addConverter(new Addresses());
    }

    private static boolean isKept(Class<?> type) {
      return type == java.time.LocalDate.class
          || type == java.time.LocalDateTime.class
          || type == java.time.LocalTime.class
          || type == java.math.BigDecimal.class;
    }

    private static final class Answers extends tools.jackson.databind.ser.ValueSerializerModifier {
      @Override
      public ${serializer} modifySerializer(
          tools.jackson.databind.SerializationConfig config,
          tools.jackson.databind.BeanDescription.Supplier type,
          ${serializer} serializer) {
        return isKept(type.getBeanClass()) ? new Answer(serializer) : serializer;
      }
    }

    private static final class Answer extends tools.jackson.databind.ser.std.StdSerializer<Object> {
      private final tools.jackson.databind.ValueSerializer<Object> exact;

      @SuppressWarnings("unchecked")
      Answer(${serializer} exact) {
        super(Object.class);
        this.exact = (tools.jackson.databind.ValueSerializer<Object>) exact;
      }

      @Override
      public ${serializer} createContextual(
          tools.jackson.databind.SerializationContext context, tools.jackson.databind.BeanProperty property) {
        return new Answer(exact.createContextual(context, property));
      }

      @Override
      public void serialize(
          Object value,
          tools.jackson.core.JsonGenerator json,
          tools.jackson.databind.SerializationContext context) {
        String text = textOf(value);
        if (text == null) {
          exact.serialize(value, json, context);
        } else {
          json.writeString(text.replace(' ', 'T'));
        }
      }
    }

    ${references.length > 0 && referring(references)}

    ${javadoc`A body may repeat the key that stands in its address.`}
    private static final class Bodies extends tools.jackson.databind.deser.ValueDeserializerModifier {
      @Override
      public ${deserializer} modifyDeserializer(
          tools.jackson.databind.DeserializationConfig config,
          tools.jackson.databind.BeanDescription.Supplier type,
          ${deserializer} deserializer) {
        return isKept(type.getBeanClass()) ? new Repeated(deserializer) : deserializer;
      }
    }

    private static final class Repeated extends tools.jackson.databind.deser.std.DelegatingDeserializer {
      Repeated(${deserializer} exact) {
        super(exact);
      }

      @Override
      protected ${deserializer} newDelegatingInstance(${deserializer} exact) {
        return new Repeated(exact);
      }

      ${
        references.length > 0 &&
        java`
      @Override
      public ${deserializer} createContextual(
          tools.jackson.databind.DeserializationContext context, tools.jackson.databind.BeanProperty property) {
        ${deserializer} own = super.createContextual(context, property);
        return isReference(property) && own instanceof Repeated one ? new Referring(one._delegatee) : own;
      }`
      }

      @Override
      public Object deserialize(
          tools.jackson.core.JsonParser parser, tools.jackson.databind.DeserializationContext context) {
        if (parser.hasToken(tools.jackson.core.JsonToken.VALUE_STRING)) {
          Object code = code(parser.getString(), handledType());
          if (code != null && isAddressed(parser.getString())) {
            return code;
          }
        }
        return super.deserialize(parser, context);
      }

      private static boolean isAddressed(String text) {
        var request = org.springframework.web.context.request.RequestContextHolder.getRequestAttributes();
        Object parts =
            request == null
                ? null
                : request.getAttribute(
                    org.springframework.web.servlet.HandlerMapping.URI_TEMPLATE_VARIABLES_ATTRIBUTE,
                    org.springframework.web.context.request.RequestAttributes.SCOPE_REQUEST);
        return parts instanceof java.util.Map<?, ?> values && values.containsValue(text);
      }
    }

    private static final class Addresses
        implements org.springframework.core.convert.converter.ConditionalGenericConverter {
      @Override
      public java.util.Set<ConvertiblePair> getConvertibleTypes() {
        return java.util.Set.of(
            new ConvertiblePair(String.class, java.time.LocalDate.class),
            new ConvertiblePair(String.class, java.time.LocalDateTime.class),
            new ConvertiblePair(String.class, java.time.LocalTime.class),
            new ConvertiblePair(String.class, java.math.BigDecimal.class));
      }

      @Override
      public boolean matches(
          org.springframework.core.convert.TypeDescriptor source, org.springframework.core.convert.TypeDescriptor target) {
        return target.hasAnnotation(org.springframework.web.bind.annotation.PathVariable.class);
      }

      @Override
      public Object convert(
          Object source,
          org.springframework.core.convert.TypeDescriptor from,
          org.springframework.core.convert.TypeDescriptor to) {
        String text = source.toString();
        Object code = code(text, to.getType());
        if (code != null) {
          return code;
        }
        if (to.getType() == java.time.LocalDate.class) {
          return java.time.LocalDate.parse(text);
        }
        if (to.getType() == java.time.LocalDateTime.class) {
          return java.time.LocalDateTime.parse(text);
        }
        return to.getType() == java.time.LocalTime.class ? java.time.LocalTime.parse(text) : new java.math.BigDecimal(text);
      }
    }`;
}

/** A body may name a record by such a key as its answers do. */
function referring(references: readonly string[]): JavaFragment {
  const deserializer = java`tools.jackson.databind.ValueDeserializer<?>`;
  return java`
    ${javadoc`What refers to records with such keys, as the classes of requests call it.`}
    private static final java.util.Set<String> REFERENCES = java.util.Set.of(${join(references.map(literal), java`, `)});

    private static boolean isReference(tools.jackson.databind.BeanProperty property) {
      return property != null
          && property.getMember() != null
          && REFERENCES.contains(property.getMember().getDeclaringClass().getSimpleName() + "." + property.getName());
    }

    private static final class Referring extends tools.jackson.databind.deser.std.DelegatingDeserializer {
      Referring(${deserializer} exact) {
        super(exact);
      }

      @Override
      protected ${deserializer} newDelegatingInstance(${deserializer} exact) {
        return new Referring(exact);
      }

      @Override
      public Object deserialize(
          tools.jackson.core.JsonParser parser, tools.jackson.databind.DeserializationContext context) {
        Object code =
            parser.hasToken(tools.jackson.core.JsonToken.VALUE_STRING)
                ? code(parser.getString(), handledType())
                : null;
        return code == null ? super.deserialize(parser, context) : code;
      }
    }`;
}
