package com.acme.desk.clients.security.limit;

import com.acme.desk.clients.security.SecurityProblems;
import jakarta.servlet.http.HttpServletRequest;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.security.config.Customizer;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.oauth2.server.resource.web.authentication.BearerTokenAuthenticationFilter;

/** How often one address and one user may call in a minute. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(RateLimitConfig.Limits.class)
public class RateLimitConfig {
  @ConfigurationProperties("app.limits")
  public record Limits(int perAddress, int perUser) {}

  /** Addresses are counted before tokens are read, users behind that. */
  @Bean
  Customizer<HttpSecurity> rateLimits(Limits limits, SecurityProblems problems) {
    RateLimitFilter perAddress =
        new RateLimitFilter(
            "address", limits.perAddress(), HttpServletRequest::getRemoteAddr, problems);
    RateLimitFilter perUser =
        new RateLimitFilter("user", limits.perUser(), RateLimitConfig::user, problems);
    return http ->
        http.addFilterBefore(perAddress, BearerTokenAuthenticationFilter.class)
            .addFilterAfter(perUser, BearerTokenAuthenticationFilter.class);
  }

  private static String user(HttpServletRequest request) {
    var caller = SecurityContextHolder.getContext().getAuthentication();
    return caller == null ? null : caller.getName();
  }
}
