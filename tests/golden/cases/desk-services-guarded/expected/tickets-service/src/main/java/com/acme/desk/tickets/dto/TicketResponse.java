package com.acme.desk.tickets.dto;

import java.util.UUID;
import org.jspecify.annotations.Nullable;

public record TicketResponse(Long id, UUID clientId, String title, @Nullable String createdBy) {}
