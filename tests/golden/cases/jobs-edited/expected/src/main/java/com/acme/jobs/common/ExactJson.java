package com.acme.jobs.common;

import org.hibernate.type.descriptor.WrapperOptions;
import org.hibernate.type.descriptor.java.JavaType;
import org.hibernate.type.format.FormatMapper;
import org.hibernate.type.format.jackson.Jackson3JsonFormatMapper;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.json.JsonMapper;

/** JSON of the database, with numbers as they are written there. */
public final class ExactJson implements FormatMapper {
  private final Jackson3JsonFormatMapper json =
      new Jackson3JsonFormatMapper(
          JsonMapper.builderWithJackson2Defaults()
              .enable(JsonNodeFeature.USE_BIG_DECIMAL_FOR_FLOATS)
              .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
              .build());

  @Override
  public <T> T fromString(CharSequence text, JavaType<T> type, WrapperOptions options) {
    return json.fromString(text, type, options);
  }

  @Override
  public <T> String toString(T value, JavaType<T> type, WrapperOptions options) {
    return json.toString(value, type, options);
  }
}
