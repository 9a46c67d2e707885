package com.acme.desk.auth.security.session;

import com.acme.desk.auth.security.LocalSignIn;
import com.acme.desk.auth.security.SecurityProblems;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.security.config.Customizer;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.oauth2.server.resource.InvalidBearerTokenException;
import org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationToken;
import org.springframework.security.oauth2.server.resource.web.authentication.BearerTokenAuthenticationFilter;
import org.springframework.web.filter.OncePerRequestFilter;

/** Refuses access tokens whose session has ended, however long they are good otherwise. */
@Configuration(proxyBeanMethods = false)
@LocalSignIn
public class SessionCheck {
  /** The claim that names the session of a token. */
  private static final String SESSION = "sid";

  @Bean
  Customizer<HttpSecurity> sessionsThatAreAlive(LiveSessions sessions, SecurityProblems problems) {
    return http ->
        http.addFilterAfter(new Check(sessions, problems), BearerTokenAuthenticationFilter.class);
  }

  private static final class Check extends OncePerRequestFilter {
    private final LiveSessions sessions;
    private final SecurityProblems problems;

    Check(LiveSessions sessions, SecurityProblems problems) {
      this.sessions = sessions;
      this.problems = problems;
    }

    @Override
    protected void doFilterInternal(
        HttpServletRequest request, HttpServletResponse response, FilterChain chain)
        throws ServletException, IOException {
      if (SecurityContextHolder.getContext().getAuthentication()
              instanceof JwtAuthenticationToken caller
          && !sessions.isAlive(caller.getToken().getClaimAsString(SESSION))) {
        SecurityContextHolder.clearContext();
        problems.commence(
            request,
            response,
            new InvalidBearerTokenException("The session of this token has ended"));
        return;
      }
      chain.doFilter(request, response);
    }
  }
}
