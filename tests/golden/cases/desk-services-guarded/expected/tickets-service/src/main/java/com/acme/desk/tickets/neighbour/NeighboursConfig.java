package com.acme.desk.tickets.neighbour;

import com.acme.desk.tickets.security.limit.ServiceIdentity;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.client.support.RestClientHttpServiceGroupConfigurer;
import org.springframework.web.service.registry.ImportHttpServices;

@Configuration
@ImportHttpServices(group = "clients", types = ClientsClient.class)
class NeighboursConfig {
  @Bean
  RestClientHttpServiceGroupConfigurer asTheCaller(ServiceIdentity identity) {
    return groups ->
        groups.forEachClient(
            (group, client) ->
                client
                    .requestInterceptor(new CallerToken())
                    .requestInterceptor(identity.towards(group.name())));
  }
}
