package com.acme.rentals.dto;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import jakarta.validation.constraints.Digits;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;

@JsonIgnoreProperties({"id", "unshown"})
public record ToolRequest(
    @NotNull @Size(max = 80) String name,
    @NotNull @Digits(integer = 8, fraction = 2) BigDecimal price) {}
