package com.acme.rentals.dto;

import com.acme.rentals.common.MergePatch;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import jakarta.validation.constraints.Digits;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.time.OffsetDateTime;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

@JsonIgnoreProperties({"id", "labels", "unshown"})
public record RentalRequest(
    @NotNull Integer toolId,
    @NotNull @Size(max = 200) String mail,
    @Size(max = 20) @Nullable String number,
    @Digits(integer = 8, fraction = 2) @Nullable BigDecimal deposit,
    @NotNull(groups = MergePatch.Rules.class) @Nullable UUID ticket,
    @NotNull(groups = MergePatch.Rules.class) @Nullable OffsetDateTime begun) {}
