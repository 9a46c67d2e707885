package com.acme.desk.clients.neighbour;

import com.acme.desk.clients.security.limit.ServiceIdentity;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.client.support.RestClientHttpServiceGroupConfigurer;
import org.springframework.web.service.registry.ImportHttpServices;

@Configuration
@ImportHttpServices(group = "tickets", types = TicketsClient.class)
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
