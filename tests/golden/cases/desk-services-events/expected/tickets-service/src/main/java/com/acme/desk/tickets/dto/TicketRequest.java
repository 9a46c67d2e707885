package com.acme.desk.tickets.dto;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

@JsonIgnoreProperties({"id", "labels"})
public record TicketRequest(
    @NotNull UUID clientId,
    @Nullable UUID referrerId,
    @Size(max = 2) @Nullable String country,
    @Nullable Short branchNo,
    @NotNull @Size(max = 120) String title,
    @Nullable Integer version) {}
