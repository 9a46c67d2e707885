package com.acme.desk.tickets.common;

import com.acme.desk.tickets.exception.StaleVersionException;
import java.util.function.Function;
import org.springframework.http.ETag;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;

/** Versions of records as HTTP entity tags. */
public final class EntityTag {
  private EntityTag() {}

  public static <T> ResponseEntity<T> tagged(T body, Function<T, ?> version) {
    return ResponseEntity.ok().eTag("\"" + version.apply(body) + "\"").body(body);
  }

  /**
   * Refuses a change by a client that knows another version than the current one; it may tell none.
   */
  public static void check(Object current, Object known, String ifMatch) {
    if (known != null && !known.equals(current)) {
      throw new StaleVersionException(HttpStatus.CONFLICT);
    }
    if (ifMatch != null && ETag.parse(ifMatch).stream().noneMatch(tag -> isCurrent(tag, current))) {
      throw new StaleVersionException(HttpStatus.PRECONDITION_FAILED);
    }
  }

  private static boolean isCurrent(ETag tag, Object current) {
    return tag.isWildcard() || (!tag.weak() && tag.tag().equals(String.valueOf(current)));
  }
}
