package com.acme.tasks.security.limit;

import com.acme.tasks.security.SecurityProblems;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.http.HttpStatus;
import org.springframework.security.web.servlet.util.matcher.PathPatternRequestMatcher;
import org.springframework.web.filter.OncePerRequestFilter;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.util.ContentCachingRequestWrapper;

/**
 * Reads no more of what is sent to sign in than anybody would type: those who send it need no
 * account.
 */
final class BodyLimitFilter extends OncePerRequestFilter {
  private static final int MOST_BYTES = 16 * 1024;
  private static final PathPatternRequestMatcher SIGN_IN =
      PathPatternRequestMatcher.withDefaults().matcher("/auth/**");

  private final SecurityProblems problems;

  BodyLimitFilter(SecurityProblems problems) {
    this.problems = problems;
  }

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    if (request.getContentLengthLong() > MOST_BYTES) {
      problems.write(
          response,
          HttpStatus.CONTENT_TOO_LARGE,
          "content-too-large",
          "This call takes at most " + MOST_BYTES + " bytes");
      return;
    }
    chain.doFilter(new Limited(request), response);
  }

  @Override
  protected boolean shouldNotFilter(HttpServletRequest request) {
    return !SIGN_IN.matches(request);
  }

  /** A request that need not have said how long it is. */
  private static final class Limited extends ContentCachingRequestWrapper {
    Limited(HttpServletRequest request) {
      super(request, MOST_BYTES);
    }

    @Override
    protected void handleContentOverflow(int limit) {
      throw new ResponseStatusException(HttpStatus.CONTENT_TOO_LARGE);
    }
  }
}
