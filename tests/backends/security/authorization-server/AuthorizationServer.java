import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.security.core.userdetails.User;
import org.springframework.security.core.userdetails.UserDetailsService;
import org.springframework.security.oauth2.core.AuthorizationGrantType;
import org.springframework.security.oauth2.core.ClientAuthenticationMethod;
import org.springframework.security.oauth2.server.authorization.OAuth2TokenType;
import org.springframework.security.oauth2.server.authorization.client.InMemoryRegisteredClientRepository;
import org.springframework.security.oauth2.server.authorization.client.RegisteredClient;
import org.springframework.security.oauth2.server.authorization.client.RegisteredClientRepository;
import org.springframework.security.oauth2.server.authorization.settings.ClientSettings;
import org.springframework.security.oauth2.server.authorization.token.JwtEncodingContext;
import org.springframework.security.oauth2.server.authorization.token.OAuth2TokenCustomizer;
import org.springframework.security.provisioning.InMemoryUserDetailsManager;

/** A small issuer on Spring Authorization Server, whose tokens a generated backend takes. */
@SpringBootConfiguration(proxyBeanMethods = false)
@EnableAutoConfiguration
public class AuthorizationServer {
  private static final Map<String, List<String>> AUDIENCES =
      Map.of("shop-window", List.of("proof"), "back-office", List.of("proof"), "elsewhere", List.of("another-service"));

  public static void main(String[] arguments) {
    SpringApplication.run(AuthorizationServer.class, arguments);
  }

  @Bean
  RegisteredClientRepository clients() {
    return new InMemoryRegisteredClientRepository(AUDIENCES.keySet().stream().map(AuthorizationServer::client).toList());
  }

  private static RegisteredClient client(String name) {
    return RegisteredClient.withId(UUID.randomUUID().toString())
        .clientId(name)
        .clientSecret("{noop}secret-of-" + name)
        .clientAuthenticationMethod(ClientAuthenticationMethod.CLIENT_SECRET_BASIC)
        .authorizationGrantType(AuthorizationGrantType.CLIENT_CREDENTIALS)
        .authorizationGrantType(AuthorizationGrantType.AUTHORIZATION_CODE)
        .redirectUri("http://127.0.0.1/signed-in")
        .scope("openid")
        .clientSettings(ClientSettings.builder().requireProofKey(false).build())
        .build();
  }

  @Bean
  UserDetailsService people() {
    return new InMemoryUserDetailsManager(
        User.withUsername("erin").password("{noop}password-of-erin").roles("EDITOR").build());
  }

  /** Says in access tokens whom they are for, and the roles: those of the person, or of the client itself. */
  @Bean
  OAuth2TokenCustomizer<JwtEncodingContext> claims() {
    return context -> {
      if (!OAuth2TokenType.ACCESS_TOKEN.equals(context.getTokenType())) {
        return;
      }
      String client = context.getRegisteredClient().getClientId();
      boolean isPerson = AuthorizationGrantType.AUTHORIZATION_CODE.equals(context.getAuthorizationGrantType());
      List<String> roles =
          isPerson
              ? context.getPrincipal().getAuthorities().stream()
                  .map(authority -> authority.getAuthority())
                  .filter(authority -> authority.startsWith("ROLE_"))
                  .map(authority -> authority.substring("ROLE_".length()))
                  .toList()
              : List.of(client.equals("shop-window") ? "USER" : "ADMIN");
      context.getClaims().audience(AUDIENCES.get(client)).claim("roles", roles);
    };
  }
}
