package com.acme.shop.address;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;

public record AddressRequest(
    @NotNull Long customerId,
    @NotNull String countryCode,
    @NotBlank @Size(max = 160) String street,
    @NotBlank @Size(max = 80) String city,
    @NotBlank @Size(max = 12) String postalCode) {}
