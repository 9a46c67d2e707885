package com.acme.desk.auth.security.limit;

import com.acme.desk.auth.security.SecurityProblems;
import jakarta.servlet.http.HttpServletRequest;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.HexFormat;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.HttpMethod;
import org.springframework.security.config.Customizer;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.oauth2.server.resource.web.authentication.BearerTokenAuthenticationFilter;
import org.springframework.security.web.servlet.util.matcher.PathPatternRequestMatcher;

/**
 * How often one address and one user may call in a minute; less often where passwords are tried.
 */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(RateLimitConfig.Limits.class)
public class RateLimitConfig {
  private static final int NETWORK_BYTES = 8;

  private static final PathPatternRequestMatcher SIGN_IN =
      PathPatternRequestMatcher.withDefaults().matcher(HttpMethod.POST, "/auth/**");
  private static final PathPatternRequestMatcher NEW_PASSWORD =
      PathPatternRequestMatcher.withDefaults().matcher(HttpMethod.PUT, "/auth/me/password");

  @ConfigurationProperties("app.limits")
  public record Limits(int perAddress, int perUser, int signInsPerAddress) {}

  /** Addresses are counted before tokens are read, users behind that. */
  @Bean
  Customizer<HttpSecurity> rateLimits(Limits limits, SecurityProblems problems) {
    RateLimitFilter perAddress =
        new RateLimitFilter("address", limits.perAddress(), RateLimitConfig::network, problems);
    RateLimitFilter signIns =
        new RateLimitFilter(
            "sign-in", limits.signInsPerAddress(), RateLimitConfig::signIn, problems);
    RateLimitFilter perUser =
        new RateLimitFilter("user", limits.perUser(), RateLimitConfig::user, problems);
    return http ->
        http.addFilterBefore(perAddress, BearerTokenAuthenticationFilter.class)
            .addFilterBefore(signIns, BearerTokenAuthenticationFilter.class)
            .addFilterBefore(new BodyLimitFilter(problems), BearerTokenAuthenticationFilter.class)
            .addFilterAfter(perUser, BearerTokenAuthenticationFilter.class);
  }

  private static String signIn(HttpServletRequest request) {
    boolean triesPassword = SIGN_IN.matches(request) || NEW_PASSWORD.matches(request);
    return triesPassword ? network(request) : null;
  }

  /**
   * Where a call comes from: its address, or of one of IPv6 the network, all of which a single
   * caller has.
   */
  private static String network(HttpServletRequest request) {
    String address = request.getRemoteAddr();
    // Nothing but an address, or the name of somebody's host would be looked up.
    if (!address.contains(":") || !address.matches("[0-9A-Fa-f:.]+")) {
      return address;
    }
    try {
      var parsed = InetAddress.getByName(address);
      return parsed instanceof Inet6Address
          ? HexFormat.of().formatHex(parsed.getAddress(), 0, NETWORK_BYTES)
          : parsed.getHostAddress();
    } catch (UnknownHostException e) {
      // Proxies may call their callers as they like.
      return address;
    }
  }

  private static String user(HttpServletRequest request) {
    var caller = SecurityContextHolder.getContext().getAuthentication();
    return caller == null ? null : caller.getName();
  }
}
