package com.acme.desk.clients.dto;

import java.util.UUID;

public record ClientResponse(UUID id, String name) {}
