package com.acme.depot.parcels.dto;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import jakarta.validation.constraints.Digits;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

@JsonIgnoreProperties({"id", "labels", "unshown"})
public record ParcelRequest(
    @NotNull UUID senderId,
    @Nullable UUID receiverId,
    @Size(max = 8) @Nullable String route,
    @Nullable Short stopNumber,
    @NotNull @Digits(integer = 4, fraction = 2) BigDecimal weightKg) {}
