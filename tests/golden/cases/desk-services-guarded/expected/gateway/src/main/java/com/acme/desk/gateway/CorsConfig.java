package com.acme.desk.gateway;

import java.util.List;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.cors.CorsConfiguration;
import org.springframework.web.cors.UrlBasedCorsConfigurationSource;
import org.springframework.web.filter.CorsFilter;

@Configuration
class CorsConfig {
  /** Lets pages of these origins call from a browser; no other page may. */
  @Bean
  CorsFilter corsFilter(@Value("${app.cors.allowed-origins}") List<String> origins) {
    CorsConfiguration allowed = new CorsConfiguration();
    allowed.setAllowedOrigins(origins);
    allowed.setAllowedMethods(List.of("*"));
    allowed.setAllowedHeaders(List.of("*"));
    allowed.setExposedHeaders(List.of("ETag", "Location", "Retry-After", "X-Request-Id"));
    UrlBasedCorsConfigurationSource source = new UrlBasedCorsConfigurationSource();
    source.registerCorsConfiguration("/**", allowed);
    return new CorsFilter(source);
  }
}
