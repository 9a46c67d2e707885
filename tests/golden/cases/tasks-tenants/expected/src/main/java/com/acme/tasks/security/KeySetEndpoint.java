package com.acme.tasks.security;

import com.nimbusds.jose.jwk.JWKSet;
import java.util.Map;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** The public keys by which others check the tokens of this application. */
@RestController
@LocalSignIn
public class KeySetEndpoint {
  private final JWKSet keys;

  public KeySetEndpoint(JWKSet keys) {
    this.keys = keys;
  }

  @GetMapping("/.well-known/jwks.json")
  public Map<String, Object> keys() {
    return keys.toJSONObject(true);
  }
}
