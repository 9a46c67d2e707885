package com.acme.shop.country;

import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;

public record CountryRequest(
    @NotBlank @Size(max = 2) String code,
    @NotBlank @Size(max = 80) String name,
    @NotNull @DecimalMin("0") @DecimalMax("40") BigDecimal vatPercent) {}
