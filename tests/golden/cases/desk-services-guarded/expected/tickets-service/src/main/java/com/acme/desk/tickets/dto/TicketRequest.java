package com.acme.desk.tickets.dto;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.UUID;

@JsonIgnoreProperties({"id", "createdBy", "labels"})
public record TicketRequest(@NotNull UUID clientId, @NotNull @Size(max = 120) String title) {}
