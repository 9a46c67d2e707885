package com.acme.shop.customer;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.LocalDate;

public record CustomerRequest(
    @NotBlank @Size(max = 254) String email,
    @NotBlank @Size(max = 120) String fullName,
    LocalDate birthday,
    @NotNull Boolean newsletter) {}
