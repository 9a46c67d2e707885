package com.acme.tasks.security;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.KeyUse;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jose.jwk.source.ImmutableJWKSet;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.interfaces.RSAPrivateCrtKey;
import java.security.interfaces.RSAPublicKey;
import java.security.spec.RSAPublicKeySpec;
import java.util.ArrayList;
import java.util.List;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.security.converter.RsaKeyConverters;
import org.springframework.security.oauth2.jose.jws.SignatureAlgorithm;
import org.springframework.security.oauth2.jwt.JwtAudienceValidator;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.security.oauth2.jwt.JwtEncoder;
import org.springframework.security.oauth2.jwt.JwtIssuerValidator;
import org.springframework.security.oauth2.jwt.JwtValidators;
import org.springframework.security.oauth2.jwt.NimbusJwtDecoder;
import org.springframework.security.oauth2.jwt.NimbusJwtEncoder;
import org.springframework.util.StringUtils;

/**
 * The application as issuer of its tokens. The first key signs; tokens signed with the previous one
 * stay valid.
 */
@Configuration(proxyBeanMethods = false)
@LocalSignIn
public class OwnIssuer {
  private static final int FEWEST_BITS = 2048;

  @Bean
  JWKSet keys(SecurityProperties properties) throws GeneralSecurityException, JOSEException {
    List<JWK> keys = new ArrayList<>();
    keys.add(signingKey(properties));
    if (StringUtils.hasText(properties.previousKey())) {
      keys.add(
          named(
              new RSAKey.Builder(
                  strong(RsaKeyConverters.x509().convert(stream(properties.previousKey()))))));
    }
    return new JWKSet(keys);
  }

  @Bean
  JwtEncoder jwtEncoder(JWKSet keys) {
    NimbusJwtEncoder encoder = new NimbusJwtEncoder(new ImmutableJWKSet<>(keys));
    encoder.setJwkSelector(found -> found.get(0));
    return encoder;
  }

  @Bean
  JwtDecoder jwtDecoder(JWKSet keys, SecurityProperties properties) {
    NimbusJwtDecoder decoder =
        NimbusJwtDecoder.withJwkSource(new ImmutableJWKSet<>(keys))
            .jwsAlgorithm(SignatureAlgorithm.RS256)
            .build();
    decoder.setJwtValidator(
        JwtValidators.createDefaultWithValidators(
            new JwtIssuerValidator(properties.issuer()),
            new JwtAudienceValidator(properties.audience())));
    return decoder;
  }

  private static RSAKey signingKey(SecurityProperties properties)
      throws GeneralSecurityException, JOSEException {
    if (StringUtils.hasText(properties.signingKey())) {
      var key =
          (RSAPrivateCrtKey) RsaKeyConverters.pkcs8().convert(stream(properties.signingKey()));
      var open = new RSAPublicKeySpec(key.getModulus(), key.getPublicExponent());
      var publicKey = (RSAPublicKey) KeyFactory.getInstance("RSA").generatePublic(open);
      return named(new RSAKey.Builder(strong(publicKey)).privateKey(key));
    }
    if (properties.generateKey()) {
      return new RSAKeyGenerator(FEWEST_BITS)
          .keyUse(KeyUse.SIGNATURE)
          .algorithm(JWSAlgorithm.RS256)
          .keyIDFromThumbprint(true)
          .generate();
    }
    throw new IllegalStateException(
        "JWT_SIGNING_KEY must hold an RSA key: openssl genpkey -algorithm RSA");
  }

  private static RSAKey named(RSAKey.Builder key) throws JOSEException {
    return key.keyUse(KeyUse.SIGNATURE).algorithm(JWSAlgorithm.RS256).keyIDFromThumbprint().build();
  }

  private static RSAPublicKey strong(RSAPublicKey key) {
    if (key.getModulus().bitLength() < FEWEST_BITS) {
      throw new IllegalStateException("Keys for tokens need at least " + FEWEST_BITS + " bits");
    }
    return key;
  }

  private static InputStream stream(String pem) {
    return new ByteArrayInputStream(pem.strip().getBytes(StandardCharsets.UTF_8));
  }
}
