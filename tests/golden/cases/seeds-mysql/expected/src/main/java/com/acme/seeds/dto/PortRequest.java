package com.acme.seeds.dto;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

@JsonIgnoreProperties({"id", "labels", "unshown"})
public record PortRequest(
    @NotNull @Size(max = 2) String countryCode,
    @NotNull @Size(max = 60) String name,
    @Nullable LocalDate opened) {}
