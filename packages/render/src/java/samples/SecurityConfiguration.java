package com.example.rental.config;

import static org.springframework.security.config.Customizer.withDefaults;

import java.time.Duration;
import java.util.List;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.HttpMethod;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.http.SessionCreationPolicy;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.web.cors.CorsConfiguration;
import org.springframework.web.cors.UrlBasedCorsConfigurationSource;

/**
 * Who may call what.
 *
 * <pre>{@code
 * curl -H "Authorization: Bearer $TOKEN" http://localhost:8080/api/rentals
 * if (x < 1) {
 *   stop();
 * }
 * }</pre>
 *
 * <p>See {@link SecurityFilterChain} and {@code application.yml}, where origins are listed; the
 * list is read once, when the application starts.
 */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties({
  CorsProperties.class,
  TokenProperties.class,
  RateLimitProperties.class,
  AuditProperties.class
})
class SecurityConfiguration {

  /**
   * The chain of filters.
   *
   * @param http what it is built with, by calls that are described in the reference manual of the
   *     framework
   * @return the chain
   * @throws Exception when it cannot be built
   */
  @Bean
  SecurityFilterChain chain(
      HttpSecurity http,
      @Value("${app.security.public-paths:/actuator/health,/v3/api-docs/**}") List<String> open)
      throws Exception {
    http.csrf(csrf -> csrf.disable())
        .cors(withDefaults())
        .sessionManagement(
            session -> session.sessionCreationPolicy(SessionCreationPolicy.STATELESS))
        .authorizeHttpRequests(
            requests ->
                requests
                    .requestMatchers(open.toArray(String[]::new))
                    .permitAll()
                    .requestMatchers(HttpMethod.GET, "/api/**")
                    .hasAnyRole("READER", "EDITOR")
                    .requestMatchers("/api/**")
                    .hasRole("EDITOR")
                    .anyRequest()
                    .denyAll())
        .oauth2ResourceServer(
            server ->
                server.jwt(
                    jwt -> {
                      jwt.jwtAuthenticationConverter(new RolesConverter());
                    }));
    return http.build();
  }

  @Bean
  UrlBasedCorsConfigurationSource cors(CorsProperties properties) {
    CorsConfiguration configuration = new CorsConfiguration();
    configuration.setAllowedOrigins(
        properties.origins() == null ? List.of() : properties.origins());
    configuration.setAllowedMethods(
        List.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"));
    configuration.setMaxAge(Duration.ofHours(1));
    configuration.setExposedHeaders(
        List.of("ETag", "Location", "X-Total-Count-Of-All-Rows-In-The-Table", "Link"));
    var source = new UrlBasedCorsConfigurationSource();
    source.registerCorsConfiguration("/api/**", configuration);
    return source;
  }

  @Bean
  RateLimiter limiter(
      RateLimitProperties properties, java.util.concurrent.ScheduledExecutorService executor) {
    return RateLimiter.builder()
        .capacity(properties.capacity())
        .refill(properties.refill(), Duration.ofMinutes(1))
        .executor(executor)
        .build();
  }

  static <K, V> java.util.Map<K, V> copyOf(java.util.Map<? extends K, ? extends V> original) {
    return new java.util.LinkedHashMap<K, V>(original);
  }
}
