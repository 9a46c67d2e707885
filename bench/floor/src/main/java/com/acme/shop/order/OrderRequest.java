package com.acme.shop.order;

import jakarta.validation.constraints.NotNull;

public record OrderRequest(
    @NotNull Long customerId,
    @NotNull Long shippingAddressId,
    @NotNull OrderStatus status,
    String note) {}
