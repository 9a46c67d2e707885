import type { Blueprint, ClassName } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

/** What holds infinity, and makes it of a number that is too large. */
const FLOATS: ReadonlySet<string> = new Set(['java.lang.Double', 'java.lang.Float']);

/** How requests are read: as they are meant, or not at all. */
export function webConfig({ support, enums, resources, lists }: Blueprint): JavaFile {
  const { webConfig: self, pageArguments, expandQuery } = support.classes;
  const hasPages = support.needed.includes('pageArguments');
  const expands = support.needed.includes('expandQuery');
  const hasLists = resources.some(({ filters }) => filters.length > 0);
  const hasWords = enums.some(({ coded }) => coded);
  const hasOffsetTimes = [...resources, ...lists].some(({ fields }) =>
    fields.some(({ type }) => type.name === 'java.time.OffsetTime'),
  );
  const floats = [...resources, ...lists].flatMap(({ fields }) => fields.filter(({ type }) => FLOATS.has(type.name)));
  const hasFloats = floats.length > 0;
  return fileOf(
    self,
    java`
      ${javadoc`Takes what a client sends as it is meant, or refuses it: nothing is cut, guessed or dropped.`}
      @org.springframework.context.annotation.Configuration(proxyBeanMethods = false)
      public class ${classOf(self)} implements org.springframework.web.servlet.config.annotation.WebMvcConfigurer {
        ${hasPages && pageSettings(self)}

        ${strictJson(hasOffsetTimes)}

        ${javadoc`JSON alone, whatever libraries could read and write besides.`}
        @Override
        public void configureMessageConverters(org.springframework.http.converter.HttpMessageConverters.ServerBuilder builder) {
          builder.configureMessageConvertersList(
              converters -> converters.removeIf(one -> one.getSupportedMediaTypes().stream().anyMatch(type -> type.getSubtype().contains("yaml"))));
        }

        @Override
        public void addFormatters(org.springframework.format.FormatterRegistry registry) {
          registry.addConverter(new SingleValue());
          ${hasLists && java`registry.addConverter(new WholeValue((org.springframework.core.convert.ConversionService) registry));`}
          ${hasWords && java`registry.addConverterFactory(new Words());`}
        }

        ${
          hasPages &&
          java`
            @Override
            public void addArgumentResolvers(java.util.List<org.springframework.web.method.support.HandlerMethodArgumentResolver> resolvers) {
              ${classOf(pageArguments)} arguments = new ${classOf(pageArguments)}(pages);
              resolvers.add(arguments);
              ${expands && java`resolvers.add(new ${classOf(expandQuery)}.Reader());`}
              ${hasLists && java`resolvers.add(new Conditions(arguments));`}
            }`
        }

        ${singleValue()}

        ${hasLists && wholeValue()}

        ${hasLists && conditions(pageArguments)}

        ${hasWords && words()}

        ${timeText(hasFloats)}

        ${hasFloats && finiteNumber(floats.some(({ finite }) => finite === true))}

        ${hasOffsetTimes && offsetTimeText()}
      }`,
  );
}

function pageSettings(self: ClassName): JavaFragment {
  const properties = java`org.springframework.boot.data.autoconfigure.web.DataWebProperties`;
  return java`
    private final ${properties} pages;

    public ${self.name}(${properties} pages) {
      this.pages = pages;
    }`;
}

function strictJson(hasOffsetTimes: boolean): JavaFragment {
  const logical = java`tools.jackson.databind.type.LogicalType`;
  const shape = java`tools.jackson.databind.cfg.CoercionInputShape`;
  const fail = java`tools.jackson.databind.cfg.CoercionAction.Fail`;
  const nulls = java`com.fasterxml.jackson.annotation.Nulls`;
  return java`
    @org.springframework.context.annotation.Bean
    org.springframework.boot.jackson.autoconfigure.JsonMapperBuilderCustomizer strictJson() {
      return builder ->
          builder
              // A date is no date and time, and a time without an offset has none.
              .defaultLeniency(false)
              // Of two members of one name, one would be lost.
              .enable(tools.jackson.core.StreamReadFeature.STRICT_DUPLICATE_DETECTION)
              // Requests say what of an answer they may repeat.
              .enable(tools.jackson.databind.DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
              .disable(tools.jackson.databind.DeserializationFeature.ACCEPT_FLOAT_AS_INT)
              .disable(tools.jackson.databind.MapperFeature.ALLOW_COERCION_OF_SCALARS)
              .disable(tools.jackson.databind.cfg.DateTimeFeature.ALWAYS_ALLOW_STRINGIFIED_DATE_TIMESTAMPS)
              .enable(tools.jackson.databind.cfg.EnumFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
              // Patches and JSON keep all digits of their numbers.
              .enable(tools.jackson.databind.cfg.JsonNodeFeature.USE_BIG_DECIMAL_FOR_FLOATS)
              .disable(tools.jackson.databind.cfg.JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
              .withCoercionConfigDefaults(
                  values -> values.setCoercion(${shape}.EmptyString, ${fail}))
              .withCoercionConfig(
                  ${logical}.Textual,
                  texts ->
                      texts
                          .setCoercion(${shape}.Integer, ${fail})
                          .setCoercion(${shape}.Float, ${fail})
                          .setCoercion(${shape}.Boolean, ${fail}))
              .addModule(
                  new tools.jackson.databind.module.SimpleModule()
                      .setDeserializerModifier(new TimeTexts())${hasOffsetTimes && java`.addSerializer(new OffsetTimes())`})
              .withCoercionConfig(
                  ${logical}.DateTime, times -> times.setCoercion(${shape}.Integer, ${fail}))
              // Without a value there is nothing, not the JSON text null.
              .withConfigOverride(
                  tools.jackson.databind.JsonNode.class,
                  json -> json.setNullHandling(com.fasterxml.jackson.annotation.JsonSetter.Value.forValueNulls(${nulls}.SKIP)));
    }`;
}

function singleValue(): JavaFragment {
  const converter = java`org.springframework.core.convert.converter.ConditionalGenericConverter`;
  const descriptor = java`org.springframework.core.convert.TypeDescriptor`;
  const pair = java`org.springframework.core.convert.converter.GenericConverter.ConvertiblePair`;
  return java`
    ${javadoc`A parameter that takes one value is given once.`}
    private static final class SingleValue implements ${converter} {
      @Override
      public java.util.Set<${pair}> getConvertibleTypes() {
        return java.util.Set.of(
            new ${pair}(String[].class, String.class), new ${pair}(String[].class, Object.class));
      }

      @Override
      public boolean matches(${descriptor} source, ${descriptor} target) {
        return !target.isArray() && !target.isCollection();
      }

      @Override
      public Object convert(Object source, ${descriptor} sourceType, ${descriptor} targetType) {
        throw new IllegalArgumentException("must be given once");
      }
    }`;
}

function wholeValue(): JavaFragment {
  const descriptor = java`org.springframework.core.convert.TypeDescriptor`;
  const pair = java`org.springframework.core.convert.converter.GenericConverter.ConvertiblePair`;
  return java`
    ${javadoc`A comma belongs to the value it stands in: several values are several parameters.`}
    private record WholeValue(org.springframework.core.convert.ConversionService values)
        implements org.springframework.core.convert.converter.GenericConverter {
      @Override
      public java.util.Set<${pair}> getConvertibleTypes() {
        return java.util.Set.of(new ${pair}(String.class, Object[].class));
      }

      @Override
      public Object convert(Object source, ${descriptor} sourceType, ${descriptor} targetType) {
        ${descriptor} valueType = targetType.getElementTypeDescriptor();
        Object value = values.convert(source, sourceType, valueType);
        Object[] only = (Object[]) java.lang.reflect.Array.newInstance(valueType.getType(), 1);
        only[0] = value;
        return only;
      }
    }`;
}

/** Binding a record looks through its annotations with each call, which costs a list a fifth of its time. */
function conditions(pageArguments: ClassName): JavaFragment {
  const resolver = java`org.springframework.web.method.support.HandlerMethodArgumentResolver`;
  const parameter = java`org.springframework.core.MethodParameter`;
  return java`
    ${javadoc`The conditions of a list. Most calls only say which page they want: then there is nothing to bind. A record that is to be validated is bound as always.`}
    private static final class Conditions implements ${resolver} {
      private static final java.util.Set<String> OF_PAGES = java.util.Set.of("page", "size", "sort", "expand");

      private final ${resolver} binding =
          new org.springframework.web.servlet.mvc.method.annotation.ServletModelAttributeMethodProcessor(true);
      private final java.util.Map<Class<?>, Object> none = new java.util.concurrent.ConcurrentHashMap<>();
      private final ${classOf(pageArguments)} arguments;

      Conditions(${classOf(pageArguments)} arguments) {
        this.arguments = arguments;
      }

      @Override
      public boolean supportsParameter(${parameter} parameter) {
        return parameter.getParameterType().isRecord()
            && !parameter.hasParameterAnnotation(jakarta.validation.Valid.class)
            && !parameter.hasParameterAnnotation(org.springframework.validation.annotation.Validated.class);
      }

      @Override
      public Object resolveArgument(
          ${parameter} parameter,
          org.springframework.web.method.support.ModelAndViewContainer container,
          org.springframework.web.context.request.NativeWebRequest request,
          org.springframework.web.bind.support.WebDataBinderFactory binders)
          throws Exception {
        if (OF_PAGES.containsAll(request.getParameterMap().keySet())) {
          return none.computeIfAbsent(parameter.getParameterType(), Conditions::without);
        }
        // Binding takes a name with a dot for a path into a value, and fails on it.
        if (isOfList(parameter)) {
          arguments.checkNames(parameter, request);
        }
        return binding.resolveArgument(parameter, container, request, binders);
      }

      private static boolean isOfList(${parameter} parameter) {
        return java.util.Arrays.asList(parameter.getExecutable().getParameterTypes())
            .contains(org.springframework.data.domain.Pageable.class);
      }

      private static Object without(Class<?> type) {
        java.lang.reflect.Constructor<?> all = org.springframework.beans.BeanUtils.getResolvableConstructor(type);
        return org.springframework.beans.BeanUtils.instantiateClass(all, new Object[all.getParameterCount()]);
      }
    }`;
}

function words(): JavaFragment {
  return java`
    ${javadoc`A value of an enumeration is said by its word in an address, as it is in JSON.`}
    private static final class Words implements org.springframework.core.convert.converter.ConverterFactory<String, Enum<?>> {
      @Override
      public <T extends Enum<?>> org.springframework.core.convert.converter.Converter<String, T> getConverter(Class<T> type) {
        return word -> {
          for (T one : type.getEnumConstants()) {
            if (one.toString().equals(word)) {
              return one;
            }
          }
          if (word.isEmpty()) {
            return null;
          }
          throw new IllegalArgumentException("is none of its words");
        };
      }
    }`;
}

/** Jackson would take numbers for times, and lists of them, whatever else it is told. */
function timeText(hasFloats: boolean): JavaFragment {
  const deserializer = java`tools.jackson.databind.ValueDeserializer<?>`;
  return java`
    ${javadoc`A time is said by a text, not by a count of seconds or a list of numbers.`}
    private static final class TimeTexts extends tools.jackson.databind.deser.ValueDeserializerModifier {
      @Override
      public ${deserializer} modifyDeserializer(
          tools.jackson.databind.DeserializationConfig config,
          tools.jackson.databind.BeanDescription.Supplier type,
          ${deserializer} deserializer) {
        ${
          hasFloats &&
          java`
          if (type.getBeanClass() == Double.class || type.getBeanClass() == Float.class) {
            return new FiniteNumber(deserializer);
          }`
        }
        return java.time.temporal.Temporal.class.isAssignableFrom(type.getBeanClass())
            ? new TimeText(deserializer)
            : deserializer;
      }
    }

    private static final class TimeText extends tools.jackson.databind.deser.std.DelegatingDeserializer {
      TimeText(${deserializer} delegate) {
        super(delegate);
      }

      @Override
      protected ${deserializer} newDelegatingInstance(${deserializer} delegate) {
        return new TimeText(delegate);
      }

      @Override
      public Object deserialize(tools.jackson.core.JsonParser parser, tools.jackson.databind.DeserializationContext context) {
        return parser.hasToken(tools.jackson.core.JsonToken.VALUE_STRING)
            ? kept(super.deserialize(parser, context))
            : context.handleUnexpectedToken(handledType(), parser);
      }

      ${javadoc`Databases keep microseconds; the last nanosecond there is stands for a time without end.`}
      private static Object kept(Object value) {
        java.time.temporal.ChronoField nanos = java.time.temporal.ChronoField.NANO_OF_SECOND;
        if (!(value instanceof java.time.temporal.Temporal time) || !time.isSupported(nanos)) {
          return value;
        }
        int fraction = time.get(nanos);
        return fraction == nanos.range().getMaximum() ? time : time.with(nanos, fraction - fraction % 1000);
      }
    }`;
}

/**
 * Jackson makes infinity of a number that is too large, which the database would keep in its place.
 *
 * @param isAll the database has no NaN and no infinities, which drivers would send all the same
 */
function finiteNumber(isAll: boolean): JavaFragment {
  const deserializer = java`tools.jackson.databind.ValueDeserializer<?>`;
  const read = isAll
    ? java`finite(super.deserialize(parser, context), parser, context)`
    : java`super.deserialize(parser, context)`;
  return java`
    ${isAll ? javadoc`A number that is too large for its field is none; nor is NaN, which the database has no place for.` : javadoc`A number that is too large for its field is none.`}
    private static final class FiniteNumber extends tools.jackson.databind.deser.std.DelegatingDeserializer {
      FiniteNumber(${deserializer} delegate) {
        super(delegate);
      }

      @Override
      protected ${deserializer} newDelegatingInstance(${deserializer} delegate) {
        return new FiniteNumber(delegate);
      }

      @Override
      public Object deserialize(tools.jackson.core.JsonParser parser, tools.jackson.databind.DeserializationContext context) {
        // The text first, as reading the exact number takes the sign from a zero.
        boolean isTooLarge = parser.currentToken().isNumeric() && isTooLarge(parser.getString());
        return isTooLarge && isWritten(parser.getNumberValueExact())
            ? context.handleWeirdNumberValue(handledType(), parser.getNumberValueExact(), "is too large")
            : ${read};
      }

      ${isAll && finite()}

      /** Whether it is a number of a body, not an infinity that a record had before it was patched. */
      private static boolean isWritten(Number number) {
        return number instanceof java.math.BigDecimal || number instanceof java.math.BigInteger;
      }

      private boolean isTooLarge(String written) {
        return handledType() == Float.class
            ? Float.isInfinite(Float.parseFloat(written))
            : Double.isInfinite(Double.parseDouble(written));
      }
    }`;
}

function finite(): JavaFragment {
  return java`
    private Object finite(
        Object value,
        tools.jackson.core.JsonParser parser,
        tools.jackson.databind.DeserializationContext context) {
      return value instanceof Number number && !Double.isFinite(number.doubleValue())
          ? context.handleWeirdStringValue(handledType(), parser.getString(), "is no finite number")
          : value;
    }`;
}

/** Jackson leaves out seconds that are 0. */
function offsetTimeText(): JavaFragment {
  return java`
    ${javadoc`A time of day with its seconds, as RFC 3339 has it.`}
    private static final class OffsetTimes extends tools.jackson.databind.ser.std.ToStringSerializerBase {
      OffsetTimes() {
        super(java.time.OffsetTime.class);
      }

      @Override
      public String valueToString(Object time) {
        return java.time.format.DateTimeFormatter.ISO_OFFSET_TIME.format((java.time.OffsetTime) time);
      }
    }`;
}
