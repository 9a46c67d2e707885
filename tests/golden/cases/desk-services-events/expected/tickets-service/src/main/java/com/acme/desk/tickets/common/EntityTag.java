package com.acme.desk.tickets.common;

import com.acme.desk.tickets.exception.StaleVersionException;
import java.util.function.Function;
import org.springframework.http.ETag;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.web.context.request.ServletWebRequest;

/** Versions of records as HTTP entity tags. */
public final class EntityTag {
  private EntityTag() {}

  /**
   * The record with its version; nothing where the client has this version already, which the
   * answer says then.
   */
  public static <T> T read(ServletWebRequest call, T body, Function<T, ?> version) {
    return call.checkNotModified(tagOf(version.apply(body))) ? null : body;
  }

  /** Labels change without the version of the record: an answer that has them has no tag. */
  public static <T> Expanded<T> readUnlessExpanded(
      ServletWebRequest call, Expanded<T> body, Function<T, ?> version) {
    return body.labels() == null ? read(call, body, any -> version.apply(body.answer())) : body;
  }

  /** The record as it is after a change, with its new version. */
  public static <T> T changed(ServletWebRequest call, T body, Function<T, ?> version) {
    call.getResponse().setHeader(HttpHeaders.ETAG, tagOf(version.apply(body)));
    return body;
  }

  private static String tagOf(Object version) {
    return "\"" + version + "\"";
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
