package com.acme.desk.clients.security;

import java.util.List;
import org.springframework.boot.context.properties.ConfigurationProperties;

/** The settings below app.security. */
@ConfigurationProperties("app.security")
public record SecurityProperties(
    String issuer, String audience, String authService, List<String> allowedOrigins) {}
