package com.acme.tasks.security;

import java.time.Duration;
import java.util.List;
import org.springframework.boot.context.properties.ConfigurationProperties;

/** The settings below app.security. Keys and passwords come from the environment. */
@ConfigurationProperties("app.security")
public record SecurityProperties(
    String issuer,
    String audience,
    Duration accessTokenLifetime,
    Duration refreshTokenLifetime,
    String signingKey,
    String previousKey,
    boolean generateKey,
    boolean registration,
    int failuresBeforeLockout,
    Duration lockout,
    List<String> allowedOrigins,
    Administrator firstAdministrator) {
  public record Administrator(String email, String password) {}
}
