package com.acme.desk.tickets.dto;

import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.UUID;

public record TicketRequest(@NotNull UUID clientId, @NotNull @Size(max = 120) String title) {}
