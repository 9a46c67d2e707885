package com.acme.notes.security;

import com.acme.notes.security.account.Accounts;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.springframework.boot.webmvc.test.autoconfigure.MockMvcBuilderCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.HttpHeaders;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.test.web.servlet.request.MockMvcRequestBuilders;

/**
 * Tests call as one of many administrators unless they say otherwise, so that no limit stops them.
 */
@Configuration(proxyBeanMethods = false)
public class TestCaller {
  /** The session of the tokens that tests make without signing in. */
  public static final String SESSION = "session-of-tests";

  private static final int MANY = 64;
  private static final ThreadLocal<String> CALLER = new ThreadLocal<>();

  /** Makes calls with a token; without one of their own, calls are those of administrators. */
  public static <T> T as(String authorization, Supplier<T> calls) {
    CALLER.set(authorization);
    try {
      return calls.get();
    } finally {
      CALLER.remove();
    }
  }

  @Bean
  MockMvcBuilderCustomizer callsAsAdministrator(
      AccessTokens tokens, Accounts accounts, JdbcClient jdbc) {
    jdbc.sql(
            "INSERT INTO auth_refresh_token (token_hash, account_id, family, expires_at) VALUES"
                + " (:hash, :account, :family, :expires)")
        .param("hash", UUID.randomUUID().toString())
        .param(
            "account",
            accounts.add(UUID.randomUUID() + "@caller.example", "none", Set.of(Role.USER)))
        .param("family", SESSION)
        .param("expires", OffsetDateTime.now().plusDays(1))
        .update();
    List<String> headers =
        Stream.generate(() -> UUID.randomUUID().toString())
            .limit(MANY)
            .map(id -> "Bearer " + tokens.issue(id, Set.of(Role.ADMIN), SESSION))
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
                        request.addHeader(
                            HttpHeaders.AUTHORIZATION,
                            CALLER.get() == null ? headers.get(number) : CALLER.get());
                      }
                      return request;
                    }));
  }
}
