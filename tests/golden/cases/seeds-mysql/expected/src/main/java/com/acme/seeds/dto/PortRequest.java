package com.acme.seeds.dto;

import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

public record PortRequest(
    @NotNull @Size(max = 2) String countryCode,
    @NotNull @Size(max = 60) String name,
    @Nullable LocalDate opened) {}
