package com.acme.notes.security;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.acme.notes.ApiTest;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.MACSigner;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jose.jwk.source.ImmutableJWKSet;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.PlainJWT;
import com.nimbusds.jwt.SignedJWT;
import java.security.GeneralSecurityException;
import java.security.Key;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Date;
import java.util.List;
import java.util.UUID;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpHeaders;
import org.springframework.security.oauth2.jose.jws.SignatureAlgorithm;
import org.springframework.security.oauth2.jwt.JwsHeader;
import org.springframework.security.oauth2.jwt.JwtClaimsSet;
import org.springframework.security.oauth2.jwt.JwtEncoder;
import org.springframework.security.oauth2.jwt.JwtEncoderParameters;
import org.springframework.security.oauth2.jwt.NimbusJwtEncoder;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MvcTestResult;

/** Attacks each thing a token may lie about. */
class TokenTest extends ApiTest {
  @Autowired private MockMvcTester mvc;
  @Autowired private JwtEncoder encoder;
  @Autowired private JWKSet keys;
  @Autowired private SecurityProperties properties;

  @Test
  void takesATokenOfItsOwn() {
    assertThat(call(signed(encoder, claims -> {}))).hasStatusOk();
  }

  @Test
  void refusesAForeignKey() throws Exception {
    String known = keys.getKeys().get(0).getKeyID();
    var foreign = new JWKSet(new RSAKeyGenerator(2048).keyID(known).generate());
    var forger = new NimbusJwtEncoder(new ImmutableJWKSet<>(foreign));
    assertRefused(signed(forger, claims -> {}));
  }

  @Test
  void refusesATokenWithoutSignature() {
    assertRefused(new PlainJWT(claims()).serialize());
  }

  @Test
  void refusesThePublicKeyAsASecret() throws Exception {
    byte[] secret = keys.getKeys().get(0).toRSAKey().toPublicKey().getEncoded();
    var token = new SignedJWT(new JWSHeader(JWSAlgorithm.HS256), claims());
    token.sign(new MACSigner(secret));
    assertRefused(token.serialize());
  }

  @Test
  void refusesAChangedToken() {
    String[] parts = signed(encoder, claims -> claims.claim("roles", List.of("USER"))).split("\\.");
    String promoted = signed(encoder, claims -> {}).split("\\.")[1];
    assertRefused(parts[0] + "." + promoted + "." + parts[2]);
  }

  @Test
  void refusesAnExpiredToken() {
    Instant yesterday = Instant.now().minus(Duration.ofDays(1));
    assertRefused(
        signed(encoder, claims -> claims.issuedAt(yesterday).expiresAt(yesterday.plusSeconds(60))));
  }

  @Test
  void refusesATokenForOthers() {
    assertRefused(signed(encoder, claims -> claims.audience(List.of("another-service"))));
  }

  @Test
  void refusesATokenOfOthers() {
    assertRefused(signed(encoder, claims -> claims.issuer("https://attacker.example")));
  }

  private JWTClaimsSet claims() {
    return new JWTClaimsSet.Builder()
        .issuer(properties.issuer())
        .audience(properties.audience())
        .subject("attacker")
        .expirationTime(Date.from(Instant.now().plusSeconds(60)))
        .claim("roles", List.of("ADMIN"))
        .build();
  }

  @Test
  void refusesATokenOfNoSession() {
    assertRefused(signed(encoder, claims -> claims.claims(all -> all.remove("sid"))));
    assertRefused(signed(encoder, claims -> claims.claim("sid", "")));
    assertRefused(signed(encoder, claims -> claims.claim("sid", UUID.randomUUID().toString())));
  }

  @Test
  void showsNoPrivateKey() {
    assertThat(read("/.well-known/jwks.json").toString()).contains("\"n\"").doesNotContain("\"d\"");
  }

  @Test
  void takesTokensOfThePreviousKey() throws Exception {
    KeyPair previous = keyPair(2048);
    var issuer = new OwnIssuer();
    var before = issuer.keys(with(pem("PRIVATE", previous.getPrivate()), ""));
    var after =
        issuer.keys(
            with(pem("PRIVATE", keyPair(2048).getPrivate()), pem("PUBLIC", previous.getPublic())));
    String old = signed(issuer.jwtEncoder(before), claims -> {});
    String current = signed(issuer.jwtEncoder(after), claims -> {});
    var decoder = issuer.jwtDecoder(after, properties);
    assertThat(decoder.decode(old).getAudience()).isEqualTo(decoder.decode(current).getAudience());
    assertThat(decoder.decode(old).getHeaders().get("kid"))
        .isNotEqualTo(decoder.decode(current).getHeaders().get("kid"));
  }

  @Test
  void startsWithoutAWeakKeyOnly() {
    assertThatThrownBy(() -> new OwnIssuer().keys(with("", "")))
        .hasMessageContaining("JWT_SIGNING_KEY");
    assertThatThrownBy(
            () -> new OwnIssuer().keys(with(pem("PRIVATE", keyPair(1024).getPrivate()), "")))
        .hasMessageContaining("2048");
  }

  private SecurityProperties with(String signingKey, String previousKey) {
    return new SecurityProperties(
        properties.issuer(),
        properties.audience(),
        properties.accessTokenLifetime(),
        properties.refreshTokenLifetime(),
        signingKey,
        previousKey,
        false,
        properties.registration(),
        properties.failuresBeforeLockout(),
        properties.lockout(),
        properties.allowedOrigins(),
        properties.firstAdministrator());
  }

  private static KeyPair keyPair(int bits) throws GeneralSecurityException {
    var generator = KeyPairGenerator.getInstance("RSA");
    generator.initialize(bits);
    return generator.generateKeyPair();
  }

  private static String pem(String kind, Key key) {
    String body = Base64.getMimeEncoder().encodeToString(key.getEncoded());
    return "-----BEGIN " + kind + " KEY-----\n" + body + "\n-----END " + kind + " KEY-----\n";
  }

  private MvcTestResult call(String token) {
    return mvc.get()
        .uri("/auth/audit")
        .header(HttpHeaders.AUTHORIZATION, "Bearer " + token)
        .exchange();
  }

  private void assertRefused(String token) {
    assertThat(call(token)).hasStatus(401);
  }

  private String signed(JwtEncoder signer, Consumer<JwtClaimsSet.Builder> change) {
    Instant now = Instant.now();
    JwtClaimsSet.Builder claims =
        JwtClaimsSet.builder()
            .issuer(properties.issuer())
            .audience(List.of(properties.audience()))
            .subject(UUID.randomUUID().toString())
            .issuedAt(now)
            .expiresAt(now.plusSeconds(60))
            .claim("sid", TestCaller.SESSION)
            .claim("roles", List.of("ADMIN"));
    change.accept(claims);
    var header = JwsHeader.with(SignatureAlgorithm.RS256).build();
    return signer.encode(JwtEncoderParameters.from(header, claims.build())).getTokenValue();
  }
}
