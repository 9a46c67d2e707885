package com.acme.desk.tickets.dto;

import java.util.UUID;
import org.jspecify.annotations.Nullable;

public record TicketResponse(
    Long id,
    UUID clientId,
    @Nullable UUID referrerId,
    @Nullable String country,
    @Nullable Short branchNo,
    String title,
    Integer version) {}
