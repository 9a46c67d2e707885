package com.acme.tasks.security;

import jakarta.servlet.DispatcherType;
import java.time.Duration;
import java.util.List;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.HttpHeaders;
import org.springframework.security.authorization.AuthorizationDecision;
import org.springframework.security.config.Customizer;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.annotation.web.configurers.CsrfConfigurer;
import org.springframework.security.config.annotation.web.configurers.LogoutConfigurer;
import org.springframework.security.config.annotation.web.configurers.RequestCacheConfigurer;
import org.springframework.security.config.http.SessionCreationPolicy;
import org.springframework.security.crypto.factory.PasswordEncoderFactories;
import org.springframework.security.crypto.password.PasswordEncoder;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.security.web.firewall.StrictHttpFirewall;
import org.springframework.security.web.header.writers.ReferrerPolicyHeaderWriter;
import org.springframework.web.cors.CorsConfiguration;
import org.springframework.web.cors.CorsConfigurationSource;
import org.springframework.web.cors.UrlBasedCorsConfigurationSource;

/**
 * Every call needs a token, as the access rules say. There are no sessions and no cookies, so
 * nothing to forge.
 */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(SecurityProperties.class)
public class SecurityConfig {
  /** Browsers that show an answer load nothing from elsewhere and put it into no frame. */
  private static final String CONTENT_POLICY =
      "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src"
          + " 'none'; base-uri 'none'; frame-ancestors 'none'";

  @Bean
  SecurityFilterChain securityFilterChain(
      HttpSecurity http, JwtDecoder tokens, SecurityProblems problems) throws Exception {
    return http.csrf(CsrfConfigurer::disable)
        .cors(Customizer.withDefaults())
        .logout(LogoutConfigurer::disable)
        .requestCache(RequestCacheConfigurer::disable)
        .headers(
            headers ->
                headers
                    .contentSecurityPolicy(policy -> policy.policyDirectives(CONTENT_POLICY))
                    .referrerPolicy(
                        referrer ->
                            referrer.policy(ReferrerPolicyHeaderWriter.ReferrerPolicy.NO_REFERRER)))
        .sessionManagement(
            session -> session.sessionCreationPolicy(SessionCreationPolicy.STATELESS))
        .authorizeHttpRequests(
            calls -> {
              calls.dispatcherTypeMatchers(DispatcherType.ERROR).permitAll();
              calls.requestMatchers(AccessRules.OPEN).permitAll();
              calls
                  .requestMatchers(AccessRules.ADMINISTRATION)
                  .access((caller, call) -> new AuthorizationDecision(Caller.isOperator()));
              AccessRules.byPath()
                  .forEach((path, rule) -> calls.requestMatchers(path).access(rule));
              calls.anyRequest().denyAll();
            })
        .oauth2ResourceServer(
            server ->
                server
                    .jwt(jwt -> jwt.decoder(new VerifiedTokens(tokens)))
                    .authenticationEntryPoint(problems)
                    .accessDeniedHandler(problems))
        .build();
  }

  /**
   * Keys that are texts may hold a percent sign or a semicolon. A semicolon that is not escaped
   * would begin a parameter of the path, and is refused.
   */
  @Bean
  StrictHttpFirewall addresses() {
    var firewall = new StrictHttpFirewall();
    firewall.setAllowUrlEncodedPercent(true);
    firewall.setAllowSemicolon(true);
    firewall.getEncodedUrlBlocklist().add(";");
    return firewall;
  }

  @Bean
  PasswordEncoder passwordEncoder() {
    return PasswordEncoderFactories.createDelegatingPasswordEncoder();
  }

  /** Browsers may call from the origins of app.security.allowed-origins, and from nowhere else. */
  @Bean
  CorsConfigurationSource corsConfigurationSource(SecurityProperties properties) {
    CorsConfiguration cors = new CorsConfiguration();
    cors.setAllowedOrigins(properties.allowedOrigins());
    cors.setAllowedMethods(List.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"));
    cors.setAllowedHeaders(
        List.of(
            HttpHeaders.AUTHORIZATION,
            HttpHeaders.CONTENT_TYPE,
            HttpHeaders.IF_MATCH,
            "X-Request-Id"));
    cors.setExposedHeaders(
        List.of(HttpHeaders.LOCATION, HttpHeaders.ETAG, HttpHeaders.RETRY_AFTER, "X-Request-Id"));
    cors.setMaxAge(Duration.ofHours(1));
    var source = new UrlBasedCorsConfigurationSource();
    source.registerCorsConfiguration("/**", cors);
    return source;
  }
}
