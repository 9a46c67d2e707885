package com.acme.tasks.security;

import com.acme.tasks.security.tenant.Tenants;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.springframework.security.oauth2.jose.jws.SignatureAlgorithm;
import org.springframework.security.oauth2.jwt.JwsHeader;
import org.springframework.security.oauth2.jwt.JwtClaimsSet;
import org.springframework.security.oauth2.jwt.JwtEncoder;
import org.springframework.security.oauth2.jwt.JwtEncoderParameters;
import org.springframework.stereotype.Component;

/**
 * Signs the tokens calls are made with. They say who somebody is, in which roles and by which
 * session, and end soon.
 */
@Component
@LocalSignIn
public class AccessTokens {
  private final JwtEncoder encoder;
  private final SecurityProperties properties;
  private final Tenants tenants;

  public AccessTokens(JwtEncoder encoder, SecurityProperties properties, Tenants tenants) {
    this.encoder = encoder;
    this.properties = properties;
    this.tenants = tenants;
  }

  public String issue(String subject, Set<Role> roles, String session) {
    return issue(subject, roles, session, tenants.of(subject).orElse(null));
  }

  public String issue(String subject, Set<Role> roles, String session, String tenant) {
    Instant now = Instant.now();
    JwtClaimsSet claims =
        JwtClaimsSet.builder()
            .id(UUID.randomUUID().toString())
            .issuer(properties.issuer())
            .audience(List.of(properties.audience()))
            .subject(subject)
            .issuedAt(now)
            .expiresAt(now.plus(properties.accessTokenLifetime()))
            .claim("roles", roles.stream().map(Enum::name).toList())
            .claim("sid", session)
            .claims(
                all -> {
                  if (tenant != null) {
                    all.put("tenant", tenant);
                  }
                })
            .build();
    JwsHeader header = JwsHeader.with(SignatureAlgorithm.RS256).build();
    return encoder.encode(JwtEncoderParameters.from(header, claims)).getTokenValue();
  }
}
