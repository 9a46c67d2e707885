package com.acme.desk.tickets.neighbour;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.client.support.RestClientHttpServiceGroupConfigurer;
import org.springframework.web.service.registry.ImportHttpServices;

@Configuration
@ImportHttpServices(group = "clients", types = ClientsClient.class)
class NeighboursConfig {
  @Bean
  RestClientHttpServiceGroupConfigurer asTheCaller() {
    return groups ->
        groups.forEachClient((group, client) -> client.requestInterceptor(new CallerToken()));
  }
}
