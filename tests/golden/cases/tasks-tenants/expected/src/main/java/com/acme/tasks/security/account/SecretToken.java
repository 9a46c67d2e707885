package com.acme.tasks.security.account;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;
import org.springframework.security.crypto.keygen.Base64StringKeyGenerator;
import org.springframework.security.crypto.keygen.StringKeyGenerator;

/**
 * Random tokens of 256 bits. The database knows their hashes alone, so that reading it lets nobody
 * in.
 */
final class SecretToken {
  private static final StringKeyGenerator GENERATOR =
      new Base64StringKeyGenerator(Base64.getUrlEncoder().withoutPadding(), 32);

  private SecretToken() {}

  static String create() {
    return GENERATOR.generateKey();
  }

  static String hash(String token) {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(token.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
