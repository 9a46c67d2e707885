package com.acme.tasks.common;

import org.hibernate.type.descriptor.WrapperOptions;
import org.hibernate.type.descriptor.java.StringJavaType;

/** A text of a fixed length, read without the blanks the database fills it up with. */
public class FixedText extends StringJavaType {
  @Override
  public <X> String wrap(X value, WrapperOptions options) {
    String text = super.wrap(value, options);
    if (text == null) {
      return null;
    }
    // Blanks alone: a tab or a line break at the end was written by somebody.
    int end = text.length();
    while (end > 0 && text.charAt(end - 1) == ' ') {
      end--;
    }
    return text.substring(0, end);
  }
}
