package com.acme.seeds.common;

import org.hibernate.type.descriptor.WrapperOptions;
import org.hibernate.type.descriptor.java.StringJavaType;

/** A text of a fixed length, read without the blanks the database fills it up with. */
public class FixedText extends StringJavaType {
  @Override
  public <X> String wrap(X value, WrapperOptions options) {
    String text = super.wrap(value, options);
    return text == null ? null : text.stripTrailing();
  }
}
