import type { Blueprint, SecurityPart } from '@backsmith/blueprint';
import { commas, java, javadoc } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { annotationsAt } from '../../api/annotations.ts';
import { classOf, fileOf } from '../../java/types.ts';

const BEAN = java`@org.springframework.context.annotation.Bean`;
const KEY_SET = java`com.nimbusds.jose.jwk.JWKSet`;
const RSA_KEY = java`com.nimbusds.jose.jwk.RSAKey`;
const RS256 = java`org.springframework.security.oauth2.jose.jws.SignatureAlgorithm.RS256`;

/** What is there only while the application issues its tokens itself. */
export function localSignIn({ classes }: SecurityPart): JavaFile {
  const self = classes.localSignIn;
  return fileOf(
    self,
    java`
      ${javadoc`Only where people sign in here: a foreign issuer, once configured, switches it off.`}
      @java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE)
      @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
      @org.springframework.boot.autoconfigure.condition.ConditionalOnProperty(
          name = "spring.security.oauth2.resourceserver.jwt.issuer-uri",
          havingValue = "none",
          matchIfMissing = true)
      public @interface ${classOf(self)} {}`,
  );
}

/** The keys of the application, and what signs and checks with them. */
export function ownIssuer({ classes }: SecurityPart): JavaFile {
  const self = classes.ownIssuer;
  const properties = classOf(classes.properties);
  const decoder = java`org.springframework.security.oauth2.jwt.NimbusJwtDecoder`;
  const encoder = java`org.springframework.security.oauth2.jwt.NimbusJwtEncoder`;
  const keys = java`org.springframework.security.converter.RsaKeyConverters`;
  const immutable = java`com.nimbusds.jose.jwk.source.ImmutableJWKSet`;
  return fileOf(
    self,
    java`
      ${javadoc`The application as issuer of its tokens. The first key signs; tokens signed with the previous one stay valid.`}
      @org.springframework.context.annotation.Configuration(proxyBeanMethods = false)
      @${classOf(classes.localSignIn)}
      public class ${classOf(self)} {
        private static final int FEWEST_BITS = 2048;

        ${BEAN}
        ${KEY_SET} keys(${properties} properties) throws java.security.GeneralSecurityException, com.nimbusds.jose.JOSEException {
          java.util.List<com.nimbusds.jose.jwk.JWK> keys = new java.util.ArrayList<>();
          keys.add(signingKey(properties));
          if (org.springframework.util.StringUtils.hasText(properties.previousKey())) {
            keys.add(named(new ${RSA_KEY}.Builder(strong(${keys}.x509().convert(stream(properties.previousKey()))))));
          }
          return new ${KEY_SET}(keys);
        }

        ${BEAN}
        org.springframework.security.oauth2.jwt.JwtEncoder jwtEncoder(${KEY_SET} keys) {
          ${encoder} encoder = new ${encoder}(new ${immutable}<>(keys));
          encoder.setJwkSelector(found -> found.get(0));
          return encoder;
        }

        ${BEAN}
        org.springframework.security.oauth2.jwt.JwtDecoder jwtDecoder(${KEY_SET} keys, ${properties} properties) {
          ${decoder} decoder = ${decoder}.withJwkSource(new ${immutable}<>(keys)).jwsAlgorithm(${RS256}).build();
          decoder.setJwtValidator(
              org.springframework.security.oauth2.jwt.JwtValidators.createDefaultWithValidators(
                  new org.springframework.security.oauth2.jwt.JwtIssuerValidator(properties.issuer()),
                  new org.springframework.security.oauth2.jwt.JwtAudienceValidator(properties.audience())));
          return decoder;
        }

        private static ${RSA_KEY} signingKey(${properties} properties)
            throws java.security.GeneralSecurityException, com.nimbusds.jose.JOSEException {
          if (org.springframework.util.StringUtils.hasText(properties.signingKey())) {
            var key =
                (java.security.interfaces.RSAPrivateCrtKey)
                    ${keys}.pkcs8().convert(stream(properties.signingKey()));
            var open =
                new java.security.spec.RSAPublicKeySpec(key.getModulus(), key.getPublicExponent());
            var publicKey =
                (java.security.interfaces.RSAPublicKey)
                    java.security.KeyFactory.getInstance("RSA").generatePublic(open);
            return named(new ${RSA_KEY}.Builder(strong(publicKey)).privateKey(key));
          }
          if (properties.generateKey()) {
            return new com.nimbusds.jose.jwk.gen.RSAKeyGenerator(FEWEST_BITS)
                .keyUse(com.nimbusds.jose.jwk.KeyUse.SIGNATURE)
                .algorithm(com.nimbusds.jose.JWSAlgorithm.RS256)
                .keyIDFromThumbprint(true)
                .generate();
          }
          throw new IllegalStateException("JWT_SIGNING_KEY must hold an RSA key: openssl genpkey -algorithm RSA");
        }

        private static ${RSA_KEY} named(${RSA_KEY}.Builder key) throws com.nimbusds.jose.JOSEException {
          return key.keyUse(com.nimbusds.jose.jwk.KeyUse.SIGNATURE)
              .algorithm(com.nimbusds.jose.JWSAlgorithm.RS256)
              .keyIDFromThumbprint()
              .build();
        }

        private static java.security.interfaces.RSAPublicKey strong(java.security.interfaces.RSAPublicKey key) {
          if (key.getModulus().bitLength() < FEWEST_BITS) {
            throw new IllegalStateException("Keys for tokens need at least " + FEWEST_BITS + " bits");
          }
          return key;
        }

        private static java.io.InputStream stream(String pem) {
          return new java.io.ByteArrayInputStream(pem.strip().getBytes(java.nio.charset.StandardCharsets.UTF_8));
        }
      }`,
  );
}

/** The public keys, for others that check tokens. */
export function keySetEndpoint({ classes }: SecurityPart, blueprint: Blueprint): JavaFile {
  const self = classes.keySetEndpoint;
  return fileOf(
    self,
    java`
      ${javadoc`The public keys by which others check the tokens of this application.`}
      @org.springframework.web.bind.annotation.RestController
      @${classOf(classes.localSignIn)}
      ${annotationsAt(blueprint, 'controller', { title: 'Sign-in' })}
      public class ${classOf(self)} {
        private final ${KEY_SET} keys;

        public ${self.name}(${KEY_SET} keys) {
          this.keys = keys;
        }

        @org.springframework.web.bind.annotation.GetMapping("/.well-known/jwks.json")
        ${annotationsAt(blueprint, 'open-call')}
        public java.util.Map<String, Object> keys() {
          return keys.toJSONObject(true);
        }
      }`,
  );
}

/** The signed tokens calls are made with. */
export function accessTokens({ classes, tenants }: SecurityPart): JavaFile {
  const self = classes.accessTokens;
  const jwt = (name: string) => classOf({ packageName: 'org.springframework.security.oauth2.jwt', name });
  return fileOf(
    self,
    java`
      ${javadoc`Signs the tokens calls are made with. They say who somebody is, in which roles and by which session, and end soon.`}
      @org.springframework.stereotype.Component
      @${classOf(classes.localSignIn)}
      public class ${classOf(self)} {
        private final ${jwt('JwtEncoder')} encoder;
        private final ${classOf(classes.properties)} properties;
        ${tenants && java`private final ${classOf(tenants)} tenants;`}

        public ${self.name}(${commas([java`${jwt('JwtEncoder')} encoder`, java`${classOf(classes.properties)} properties`, tenants && java`${classOf(tenants)} tenants`])}) {
          this.encoder = encoder;
          this.properties = properties;
          ${tenants && java`this.tenants = tenants;`}
        }

        ${tenants && issueForTenant(classOf(classes.role))}

        public String issue(String subject, java.util.Set<${classOf(classes.role)}> roles, String session${tenants && java`, String tenant`}) {
          java.time.Instant now = java.time.Instant.now();
          ${jwt('JwtClaimsSet')} claims =
              ${jwt('JwtClaimsSet')}.builder()
                  .id(java.util.UUID.randomUUID().toString())
                  .issuer(properties.issuer())
                  .audience(java.util.List.of(properties.audience()))
                  .subject(subject)
                  .issuedAt(now)
                  .expiresAt(now.plus(properties.accessTokenLifetime()))
                  .claim("roles", roles.stream().map(Enum::name).toList())
                  .claim("sid", session)
                  ${tenants && java`.claims(all -> { if (tenant != null) { all.put("tenant", tenant); } })`}
                  .build();
          ${jwt('JwsHeader')} header = ${jwt('JwsHeader')}.with(${RS256}).build();
          return encoder.encode(${jwt('JwtEncoderParameters')}.from(header, claims)).getTokenValue();
        }
      }`,
  );
}

/** The token of an account says which tenant that belongs to. */
export function issueForTenant(role: JavaFragment): JavaFragment {
  return java`
    public String issue(String subject, java.util.Set<${role}> roles, String session) {
      return issue(subject, roles, session, tenants.of(subject).orElse(null));
    }
`;
}
