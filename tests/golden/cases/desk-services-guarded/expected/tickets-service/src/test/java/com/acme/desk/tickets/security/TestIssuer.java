package com.acme.desk.tickets.security;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.KeyUse;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jose.jwk.source.ImmutableJWKSet;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.security.oauth2.jose.jws.SignatureAlgorithm;
import org.springframework.security.oauth2.jwt.JwsHeader;
import org.springframework.security.oauth2.jwt.JwtClaimsSet;
import org.springframework.security.oauth2.jwt.JwtEncoder;
import org.springframework.security.oauth2.jwt.JwtEncoderParameters;
import org.springframework.security.oauth2.jwt.NimbusJwtEncoder;
import org.springframework.test.context.DynamicPropertyRegistrar;

/**
 * Stands for the auth service in tests: signs tokens, and shows the public half of its key over
 * HTTP.
 */
@Configuration(proxyBeanMethods = false)
public class TestIssuer implements AutoCloseable {
  private final String issuer;
  private final String audience;
  private final JWKSet keys;
  private final HttpServer server;

  TestIssuer(
      @Value("${app.security.issuer}") String issuer,
      @Value("${app.security.audience}") String audience)
      throws JOSEException, IOException {
    this.issuer = issuer;
    this.audience = audience;
    this.keys =
        new JWKSet(
            new RSAKeyGenerator(2048)
                .keyUse(KeyUse.SIGNATURE)
                .algorithm(JWSAlgorithm.RS256)
                .keyIDFromThumbprint(true)
                .generate());
    this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    byte[] shown = keys.toString(true).getBytes(StandardCharsets.UTF_8);
    server.createContext(
        "/.well-known/jwks.json",
        exchange -> {
          try (exchange) {
            exchange.sendResponseHeaders(200, shown.length);
            exchange.getResponseBody().write(shown);
          }
        });
    server.start();
  }

  @Bean
  JWKSet keys() {
    return keys;
  }

  @Bean
  JwtEncoder jwtEncoder() {
    return new NimbusJwtEncoder(new ImmutableJWKSet<>(keys));
  }

  @Bean
  DynamicPropertyRegistrar address() {
    return settings ->
        settings.add(
            "app.security.auth-service", () -> "http://localhost:" + server.getAddress().getPort());
  }

  /** A token that outlasts the tests. */
  public String issue(String subject, Set<Role> roles) {
    Instant now = Instant.now();
    var claims =
        JwtClaimsSet.builder()
            .issuer(issuer)
            .audience(List.of(audience))
            .subject(subject)
            .issuedAt(now)
            .expiresAt(now.plus(Duration.ofHours(2)))
            .claim("roles", roles.stream().map(Enum::name).toList())
            .build();
    var header = JwsHeader.with(SignatureAlgorithm.RS256).build();
    return jwtEncoder().encode(JwtEncoderParameters.from(header, claims)).getTokenValue();
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
