package com.acme.depot.clients.neighbour;

import org.springframework.context.annotation.Configuration;
import org.springframework.web.service.registry.ImportHttpServices;

@Configuration
@ImportHttpServices(group = "parcels", types = ParcelsClient.class)
class NeighboursConfig {}
