package com.acme.depot.clients.dto;

import java.util.UUID;

public record ClientResponse(UUID id, String name) {}
