package com.acme.desk.tickets.neighbour;

import org.springframework.context.annotation.Configuration;
import org.springframework.web.service.registry.ImportHttpServices;

@Configuration
@ImportHttpServices(group = "clients", types = ClientsClient.class)
class NeighboursConfig {}
