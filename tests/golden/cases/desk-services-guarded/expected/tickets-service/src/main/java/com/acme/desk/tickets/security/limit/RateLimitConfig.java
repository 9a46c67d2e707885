package com.acme.desk.tickets.security.limit;

import com.acme.desk.tickets.security.SecurityProblems;
import jakarta.servlet.http.HttpServletRequest;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.HexFormat;
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
  private static final int NETWORK_BYTES = 8;

  @ConfigurationProperties("app.limits")
  public record Limits(int perAddress, int perUser) {}

  /** Addresses are counted before tokens are read, users behind that. */
  @Bean
  Customizer<HttpSecurity> rateLimits(
      Limits limits, SecurityProblems problems, ServiceIdentity services) {
    RateLimitFilter perAddress =
        new RateLimitFilter(
            "address", limits.perAddress(), RateLimitConfig::network, problems, services);
    RateLimitFilter perUser =
        new RateLimitFilter("user", limits.perUser(), RateLimitConfig::user, problems, services);
    return http ->
        http.addFilterBefore(perAddress, BearerTokenAuthenticationFilter.class)
            .addFilterAfter(perUser, BearerTokenAuthenticationFilter.class);
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
