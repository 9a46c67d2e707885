package com.acme.desk.clients.security.limit;

import jakarta.servlet.http.HttpServletRequest;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.http.client.ClientHttpRequestInterceptor;
import org.springframework.stereotype.Component;

/**
 * Proves to other services of the system that this one asks, and knows them when they ask. What
 * they ask in the name of somebody counts for nobody. Each proof is for one of them and for a
 * minute, signed with the key all of them share; without that key they ask as whoever asks them.
 */
@Component
public class ServiceIdentity {
  public static final String HEADER = "X-Service-Identity";

  private static final String SELF = "clients";
  private static final String ALGORITHM = "HmacSHA256";
  private static final int SHORTEST_KEY = 16;
  private static final Duration LIFE = Duration.ofMinutes(1);

  private final SecretKeySpec key;

  public ServiceIdentity(@Value("${app.services-key:}") String key) {
    if (!key.isEmpty() && key.length() < SHORTEST_KEY) {
      throw new IllegalStateException(
          "SERVICES_KEY needs at least " + SHORTEST_KEY + " characters");
    }
    this.key =
        key.isEmpty() ? null : new SecretKeySpec(key.getBytes(StandardCharsets.UTF_8), ALGORITHM);
  }

  /** Adds the proof for one service to what it is asked. */
  public ClientHttpRequestInterceptor towards(String service) {
    return (request, body, execution) -> {
      if (key != null) {
        request.getHeaders().set(HEADER, proof(SELF, service, Instant.now().plus(LIFE)));
      }
      return execution.execute(request, body);
    };
  }

  /** Whether another service calls. */
  public boolean isCalling(HttpServletRequest request) {
    String given = request.getHeader(HEADER);
    String[] parts = given == null ? new String[0] : given.split("\\.");
    if (key == null || parts.length != 3 || !parts[1].matches("[0-9]{1,12}")) {
      return false;
    }
    Instant end = Instant.ofEpochSecond(Long.parseLong(parts[1]));
    return end.isAfter(Instant.now())
        && MessageDigest.isEqual(
            proof(parts[0], SELF, end).getBytes(StandardCharsets.UTF_8),
            given.getBytes(StandardCharsets.UTF_8));
  }

  private String proof(String from, String to, Instant end) {
    String said = from + "." + end.getEpochSecond();
    return said + "." + signed(said + "." + to);
  }

  private String signed(String text) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(key);
      return Base64.getUrlEncoder()
          .withoutPadding()
          .encodeToString(mac.doFinal(text.getBytes(StandardCharsets.UTF_8)));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("Proofs of services cannot be signed", e);
    }
  }
}
