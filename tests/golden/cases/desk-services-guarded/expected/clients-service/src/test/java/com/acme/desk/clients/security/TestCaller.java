package com.acme.desk.clients.security;

import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.springframework.boot.webmvc.test.autoconfigure.MockMvcBuilderCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.HttpHeaders;
import org.springframework.test.web.servlet.request.MockMvcRequestBuilders;

/**
 * Tests call as one of many administrators unless they say otherwise, so that no limit stops them.
 */
@Configuration(proxyBeanMethods = false)
public class TestCaller {

  private static final int MANY = 64;

  @Bean
  MockMvcBuilderCustomizer callsAsAdministrator(TestIssuer tokens) {
    List<String> headers =
        Stream.generate(() -> UUID.randomUUID().toString())
            .limit(MANY)
            .map(id -> "Bearer " + tokens.issue(id, Set.of(Role.ADMIN)))
            .toList();
    var counter = new AtomicInteger();
    return builder ->
        builder.defaultRequest(
            MockMvcRequestBuilders.get("/")
                .with(
                    request -> {
                      int number = Math.floorMod(counter.getAndIncrement(), MANY);
                      request.setRemoteAddr("198.51.100." + number);
                      if (request.getHeader(HttpHeaders.AUTHORIZATION) == null) {
                        request.addHeader(HttpHeaders.AUTHORIZATION, headers.get(number));
                      }
                      return request;
                    }));
  }
}
