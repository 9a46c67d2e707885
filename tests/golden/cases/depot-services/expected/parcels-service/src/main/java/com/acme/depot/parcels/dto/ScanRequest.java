package com.acme.depot.parcels.dto;

import jakarta.validation.constraints.NotNull;
import java.time.OffsetDateTime;

public record ScanRequest(@NotNull Long parcelId, @NotNull OffsetDateTime at) {}
