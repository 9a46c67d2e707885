package com.acme.rentals.common;

import org.springframework.http.ResponseEntity;
import org.springframework.web.util.UriComponentsBuilder;

/** The answer to a call that made a record: the record and its address. */
public final class Created {
  private Created() {}

  public static <T> ResponseEntity<T> at(String path, T body, Object... key) {
    return ResponseEntity.created(UriComponentsBuilder.fromPath(path).build(key)).body(body);
  }
}
