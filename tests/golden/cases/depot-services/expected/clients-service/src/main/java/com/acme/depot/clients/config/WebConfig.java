package com.acme.depot.clients.config;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import jakarta.validation.Valid;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.beans.BeanUtils;
import org.springframework.boot.data.autoconfigure.web.DataWebProperties;
import org.springframework.boot.jackson.autoconfigure.JsonMapperBuilderCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.MethodParameter;
import org.springframework.core.convert.ConversionService;
import org.springframework.core.convert.TypeDescriptor;
import org.springframework.core.convert.converter.ConditionalGenericConverter;
import org.springframework.core.convert.converter.GenericConverter;
import org.springframework.data.domain.Pageable;
import org.springframework.format.FormatterRegistry;
import org.springframework.http.converter.HttpMessageConverters;
import org.springframework.validation.annotation.Validated;
import org.springframework.web.bind.support.WebDataBinderFactory;
import org.springframework.web.context.request.NativeWebRequest;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.method.support.ModelAndViewContainer;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
import org.springframework.web.servlet.mvc.method.annotation.ServletModelAttributeMethodProcessor;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.DateTimeFeature;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.deser.ValueDeserializerModifier;
import tools.jackson.databind.deser.std.DelegatingDeserializer;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.type.LogicalType;

/** Takes what a client sends as it is meant, or refuses it: nothing is cut, guessed or dropped. */
@Configuration(proxyBeanMethods = false)
public class WebConfig implements WebMvcConfigurer {
  private final DataWebProperties pages;

  public WebConfig(DataWebProperties pages) {
    this.pages = pages;
  }

  @Bean
  JsonMapperBuilderCustomizer strictJson() {
    return builder ->
        builder
            // A date is no date and time, and a time without an offset has none.
            .defaultLeniency(false)
            // Of two members of one name, one would be lost.
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            // Requests say what of an answer they may repeat.
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .disable(DateTimeFeature.ALWAYS_ALLOW_STRINGIFIED_DATE_TIMESTAMPS)
            .enable(EnumFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
            // Patches and JSON keep all digits of their numbers.
            .enable(JsonNodeFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .withCoercionConfigDefaults(
                values -> values.setCoercion(CoercionInputShape.EmptyString, CoercionAction.Fail))
            .withCoercionConfig(
                LogicalType.Textual,
                texts ->
                    texts
                        .setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                        .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                        .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail))
            .addModule(new SimpleModule().setDeserializerModifier(new TimeTexts()))
            .withCoercionConfig(
                LogicalType.DateTime,
                times -> times.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail))
            // Without a value there is nothing, not the JSON text null.
            .withConfigOverride(
                JsonNode.class,
                json -> json.setNullHandling(JsonSetter.Value.forValueNulls(Nulls.SKIP)));
  }

  /** JSON alone, whatever libraries could read and write besides. */
  @Override
  public void configureMessageConverters(HttpMessageConverters.ServerBuilder builder) {
    builder.configureMessageConvertersList(
        converters ->
            converters.removeIf(
                one ->
                    one.getSupportedMediaTypes().stream()
                        .anyMatch(type -> type.getSubtype().contains("yaml"))));
  }

  @Override
  public void addFormatters(FormatterRegistry registry) {
    registry.addConverter(new SingleValue());
    registry.addConverter(new WholeValue((ConversionService) registry));
  }

  @Override
  public void addArgumentResolvers(List<HandlerMethodArgumentResolver> resolvers) {
    PageArguments arguments = new PageArguments(pages);
    resolvers.add(arguments);
    resolvers.add(new Conditions(arguments));
  }

  /** A parameter that takes one value is given once. */
  private static final class SingleValue implements ConditionalGenericConverter {
    @Override
    public Set<GenericConverter.ConvertiblePair> getConvertibleTypes() {
      return Set.of(
          new GenericConverter.ConvertiblePair(String[].class, String.class),
          new GenericConverter.ConvertiblePair(String[].class, Object.class));
    }

    @Override
    public boolean matches(TypeDescriptor source, TypeDescriptor target) {
      return !target.isArray() && !target.isCollection();
    }

    @Override
    public Object convert(Object source, TypeDescriptor sourceType, TypeDescriptor targetType) {
      throw new IllegalArgumentException("must be given once");
    }
  }

  /** A comma belongs to the value it stands in: several values are several parameters. */
  private record WholeValue(ConversionService values) implements GenericConverter {
    @Override
    public Set<GenericConverter.ConvertiblePair> getConvertibleTypes() {
      return Set.of(new GenericConverter.ConvertiblePair(String.class, Object[].class));
    }

    @Override
    public Object convert(Object source, TypeDescriptor sourceType, TypeDescriptor targetType) {
      TypeDescriptor valueType = targetType.getElementTypeDescriptor();
      Object value = values.convert(source, sourceType, valueType);
      Object[] only = (Object[]) Array.newInstance(valueType.getType(), 1);
      only[0] = value;
      return only;
    }
  }

  /**
   * The conditions of a list. Most calls only say which page they want: then there is nothing to
   * bind. A record that is to be validated is bound as always.
   */
  private static final class Conditions implements HandlerMethodArgumentResolver {
    private static final Set<String> OF_PAGES = Set.of("page", "size", "sort", "expand");

    private final HandlerMethodArgumentResolver binding =
        new ServletModelAttributeMethodProcessor(true);
    private final Map<Class<?>, Object> none = new ConcurrentHashMap<>();
    private final PageArguments arguments;

    Conditions(PageArguments arguments) {
      this.arguments = arguments;
    }

    @Override
    public boolean supportsParameter(MethodParameter parameter) {
      return parameter.getParameterType().isRecord()
          && !parameter.hasParameterAnnotation(Valid.class)
          && !parameter.hasParameterAnnotation(Validated.class);
    }

    @Override
    public Object resolveArgument(
        MethodParameter parameter,
        ModelAndViewContainer container,
        NativeWebRequest request,
        WebDataBinderFactory binders)
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

    private static boolean isOfList(MethodParameter parameter) {
      return Arrays.asList(parameter.getExecutable().getParameterTypes()).contains(Pageable.class);
    }

    private static Object without(Class<?> type) {
      Constructor<?> all = BeanUtils.getResolvableConstructor(type);
      return BeanUtils.instantiateClass(all, new Object[all.getParameterCount()]);
    }
  }

  /** A time is said by a text, not by a count of seconds or a list of numbers. */
  private static final class TimeTexts extends ValueDeserializerModifier {
    @Override
    public ValueDeserializer<?> modifyDeserializer(
        DeserializationConfig config,
        BeanDescription.Supplier type,
        ValueDeserializer<?> deserializer) {
      return Temporal.class.isAssignableFrom(type.getBeanClass())
          ? new TimeText(deserializer)
          : deserializer;
    }
  }

  private static final class TimeText extends DelegatingDeserializer {
    TimeText(ValueDeserializer<?> delegate) {
      super(delegate);
    }

    @Override
    protected ValueDeserializer<?> newDelegatingInstance(ValueDeserializer<?> delegate) {
      return new TimeText(delegate);
    }

    @Override
    public Object deserialize(JsonParser parser, DeserializationContext context) {
      return parser.hasToken(JsonToken.VALUE_STRING)
          ? kept(super.deserialize(parser, context))
          : context.handleUnexpectedToken(handledType(), parser);
    }

    /** Databases keep microseconds; the last nanosecond there is stands for a time without end. */
    private static Object kept(Object value) {
      ChronoField nanos = ChronoField.NANO_OF_SECOND;
      if (!(value instanceof Temporal time) || !time.isSupported(nanos)) {
        return value;
      }
      int fraction = time.get(nanos);
      return fraction == nanos.range().getMaximum()
          ? time
          : time.with(nanos, fraction - fraction % 1000);
    }
  }
}
