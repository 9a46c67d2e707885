package com.acme.tasks.common;

import org.hibernate.type.descriptor.WrapperOptions;
import org.hibernate.type.descriptor.java.StringJavaType;

/** A text of a fixed length, read without the blanks the database fills it up with. */
public class FixedText extends StringJavaType {
  @Override
  public <X> String wrap(X value, WrapperOptions options) {
    String text = super.wrap(value, options);
    return text == null ? null : text.substring(0, end(text));
  }

  @Override
  public <X> X unwrap(String value, Class<X> type, WrapperOptions options) {
    // Not all databases compare without the blanks; some take a text of nothing else for none.
    int end = value == null ? 0 : end(value);
    return super.unwrap(end == 0 ? value : value.substring(0, end), type, options);
  }

  /**
   * Behind the last character that is no blank: a tab or a line break at the end was written by
   * somebody.
   */
  private static int end(String text) {
    int end = text.length();
    while (end > 0 && text.charAt(end - 1) == ' ') {
      end--;
    }
    return end;
  }
}
