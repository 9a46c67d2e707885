package com.acme.desk.clients.common;

import org.springframework.http.HttpHeaders;
import org.springframework.web.context.request.ServletWebRequest;
import org.springframework.web.util.UriComponentsBuilder;

/** The answer to a call that made a record: the record and its address. */
public final class Created {
  private Created() {}

  public static <T> T at(ServletWebRequest call, String path, T body, Object... key) {
    String address =
        UriComponentsBuilder.fromPath(call.getContextPath() + path).build(key).toASCIIString();
    call.getResponse().setHeader(HttpHeaders.LOCATION, address);
    return body;
  }
}
