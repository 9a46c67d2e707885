package com.acme.desk.tickets.security;

import com.nimbusds.jose.jwk.source.CachingJWKSetSource;
import com.nimbusds.jose.jwk.source.JWKSetBasedJWKSource;
import com.nimbusds.jose.jwk.source.OutageTolerantJWKSetSource;
import com.nimbusds.jose.jwk.source.URLBasedJWKSetSource;
import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jose.util.DefaultResourceRetriever;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.time.Duration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.security.config.Customizer;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.oauth2.jose.jws.SignatureAlgorithm;
import org.springframework.security.oauth2.jwt.JwtAudienceValidator;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.security.oauth2.jwt.JwtIssuerValidator;
import org.springframework.security.oauth2.jwt.JwtValidators;
import org.springframework.security.oauth2.jwt.NimbusJwtDecoder;
import org.springframework.security.oauth2.server.resource.web.authentication.BearerTokenAuthenticationFilter;

/**
 * Believes the tokens of the auth service, by the keys it shows. They are read with the first call,
 * so that the order of starts does not matter.
 */
@Configuration(proxyBeanMethods = false)
public class TrustedIssuer {
  private static final Duration CONNECT = Duration.ofSeconds(1);
  private static final Duration READ = Duration.ofSeconds(2);
  private static final int MOST_BYTES = 64 * 1024;
  private static final Duration REREAD = Duration.ofMinutes(5);
  private static final Duration WAIT = Duration.ofSeconds(5);

  /** How long known keys stay good while the auth service is away: longer than any access token. */
  private static final Duration OUTAGE = Duration.ofMinutes(30);

  /** A foreign issuer, once configured, takes the place of the auth service. */
  @Bean
  @ConditionalOnProperty(
      name = "spring.security.oauth2.resourceserver.jwt.issuer-uri",
      havingValue = "none",
      matchIfMissing = true)
  JwtDecoder jwtDecoder(SecurityProperties properties) throws MalformedURLException {
    URL address = URI.create(properties.authService() + "/.well-known/jwks.json").toURL();
    var retriever =
        new DefaultResourceRetriever((int) CONNECT.toMillis(), (int) READ.toMillis(), MOST_BYTES);
    var shown = new URLBasedJWKSetSource<SecurityContext>(address, retriever);
    var kept = new OutageTolerantJWKSetSource<>(shown, OUTAGE.toMillis(), null);
    var known = new CachingJWKSetSource<>(kept, REREAD.toMillis(), WAIT.toMillis(), null);
    var keys = new JWKSetBasedJWKSource<>(new CalmKeys(known));
    NimbusJwtDecoder decoder =
        NimbusJwtDecoder.withJwkSource(keys).jwsAlgorithm(SignatureAlgorithm.RS256).build();
    decoder.setJwtValidator(
        JwtValidators.createDefaultWithValidators(
            new JwtIssuerValidator(properties.issuer()),
            new JwtAudienceValidator(properties.audience())));
    return decoder;
  }

  @Bean
  Customizer<HttpSecurity> issuerAway(SecurityProblems problems) {
    return http ->
        http.addFilterBefore(new IssuerAwayFilter(problems), BearerTokenAuthenticationFilter.class);
  }
}
